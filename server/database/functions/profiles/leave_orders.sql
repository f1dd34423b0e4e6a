-- Detaches orders and bookings from an app user who is erased or gets another address. Trigger on profiles.
create or replace function leave_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  update orders set profile_id = null where application_id = old.application_id and profile_id = old.id;
  update participants set profile_id = null where profile_id = old.id;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
