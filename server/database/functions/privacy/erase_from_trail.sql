-- Masks a person in the audit rows about these records, of one organisation or of all (null), and removes the IP addresses of calls without
-- a login. Returns how many rows it changed. Runs as its owner, who alone may change audit rows, so the product can do this and nothing
-- else to them.
create or replace function erase_from_trail(p_organization_id bigint, p_subject_type text, p_subject_ids text[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  changed integer;
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true), set_config('app.erasing', 'on', true);
  update audit_log set subject_name = null, changes = masked_changes(changes),
      ip = case when actor_id is null then null else ip end
   where subject_type = p_subject_type and subject_id = any (p_subject_ids)
     and (p_organization_id is null or organization_id = p_organization_id);
  get diagnostics changed = row_count;
  perform set_config('app.scope', scope_before, true), set_config('app.erasing', '', true);
  return changed;
end $$;
