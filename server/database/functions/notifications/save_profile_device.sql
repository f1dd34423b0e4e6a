-- Registers a device of an app user and returns its id. Takes the device from another profile that had it. Keeps twenty devices: the least
-- recently seen ones are removed. It belongs to no login until `save_device_of_login` says so: the version before this one knows no logins
-- here.
create or replace function save_profile_device(p_profile_id bigint, p_kind text, p_address text, p_p256dh text, p_auth text, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  device_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  insert into profile_devices (profile_id, kind, address, p256dh, auth, created_at, last_seen_at)
    values (p_profile_id, p_kind, p_address, p_p256dh, p_auth, p_now, p_now)
    on conflict (md5(address), kind) do update
      set profile_id = excluded.profile_id, p256dh = excluded.p256dh, auth = excluded.auth, last_seen_at = excluded.last_seen_at,
        token_hash = null
    returning id into device_id;
  delete from profile_devices where profile_id = p_profile_id and id <> device_id and id not in (
    select id from profile_devices where profile_id = p_profile_id and id <> device_id order by last_seen_at desc, id desc limit 19);
  perform set_config('app.scope', scope_before, true);
  return device_id;
end $$;

-- Removes a device of an app user.
create or replace function remove_profile_device(p_profile_id bigint, p_device_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_devices where profile_id = p_profile_id and id = p_device_id;
  perform set_config('app.scope', scope_before, true);
end $$;
