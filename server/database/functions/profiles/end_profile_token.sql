-- Ends a login and the devices that it registered last, also when it had ended by time. Returns its app user; null when it had ended already.
create or replace function end_profile_token(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  ended bigint;
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_tokens where token_hash = p_token_hash returning profile_id into ended;
  delete from profile_devices where token_hash = p_token_hash;
  perform set_config('app.scope', scope_before, true);
  return ended;
end $$;
