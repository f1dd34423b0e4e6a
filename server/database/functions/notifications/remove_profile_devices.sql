-- Removes the devices and notification settings of an app user who is erased or gets another address. Trigger on profiles.
create or replace function remove_profile_devices() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_devices where profile_id = new.id;
  delete from profile_notification_settings where profile_id = new.id;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
