-- Enters the organisation of a mailed link about a bank account and returns its id; null when no link has this secret. Leaves the scope
-- changed, so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_bank_account_change(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  select info.organization_id into found_id from finance_infos info
    join organizations on organizations.id = info.organization_id and organizations.deleted_at is null
   where info.confirm_token_hash = p_token_hash or info.stop_token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  perform set_scope('organizations', array[found_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = found_id));
  return found_id;
end $$;
