-- Corrects the sums of a platform whose time zone changes, since that moves the days of all it sold. Trigger on applications.
create or replace function follow_clock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  perform correct_sales(new.id, '0002-01-01', '9999-01-01');
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
