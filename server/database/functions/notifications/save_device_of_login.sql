-- Registers a device of the app user of a login and returns its id; null when the login has ended. Locks the login, so that logging out at
-- the same time ends the device too.
create or replace function save_device_of_login(
  p_token_hash bytea, p_profile_id bigint, p_kind text, p_address text, p_p256dh text, p_auth text, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  device_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  perform from profile_tokens where token_hash = p_token_hash and profile_id = p_profile_id for share;
  if found then
    device_id := save_profile_device(p_profile_id, p_kind, p_address, p_p256dh, p_auth, p_now);
    update profile_devices set token_hash = p_token_hash where id = device_id;
  end if;
  perform set_config('app.scope', scope_before, true);
  return device_id;
end $$;
