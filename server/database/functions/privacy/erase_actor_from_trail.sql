-- Removes the IP addresses of an erased user from the audit trail, and from older rows the name of who checked in or made a coupon. Returns how
-- many rows it changed.
create or replace function erase_actor_from_trail(p_user_id bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  changed integer;
begin
  if not exists (select from users where id = p_user_id and anonymized_at is not null) then
    raise exception 'user % is not erased', p_user_id;
  end if;
  perform set_config('app.scope', 'system', true), set_config('app.erasing', 'on', true);
  update audit_log set ip = null, changes = changes - array['checked_in_by', 'created_by']
   where actor_id = p_user_id and (ip is not null or changes ?| array['checked_in_by', 'created_by']);
  get diagnostics changed = row_count;
  perform set_config('app.scope', scope_before, true), set_config('app.erasing', '', true);
  return changed;
end $$;
