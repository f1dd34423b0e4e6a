-- Returns the app user with this address, if there is a device of these kinds, for a test notification to oneself.
create or replace function profile_with_device(p_application_id bigint, p_email citext, p_kinds text[]) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  select profiles.id into found_id from profiles
   where application_id = p_application_id and email = p_email
     and exists (select from profile_devices where profile_id = profiles.id and kind = any (p_kinds));
  perform set_config('app.scope', scope_before, true);
  return found_id;
end $$;
