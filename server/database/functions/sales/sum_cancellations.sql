-- Appends to the sums of sales that a booking was canceled, or that its cancellation was undone. Any other change appends nothing. A bundle
-- is one booking, not one for each session. Trigger on participants and bundle_participants.
create or replace function sum_cancellations() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  with moved as (
    select line.organization_id, line.application_id, (at at time zone 'UTC')::date as day,
      (at at time zone applications.timezone)::date as local_day, sum(sign) as rows
    from (values (1, new.organization_id, new.order_line_id, new.canceled_at),
      (-1, old.organization_id, old.order_line_id, old.canceled_at)) as change (sign, organization_id, line_id, at)
      join order_lines line on line.organization_id = change.organization_id and line.id = change.line_id
      join applications on applications.id = line.application_id
    where at is not null group by 1, 2, 3, 4 having sum(sign) <> 0
  ), of_platform as (
    insert into application_bookings (application_id, list, local_day, status, rows)
    select application_id, 'cancellations', local_day, '', rows from moved
  )
  insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
    rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
  select 'cancellations', organization_id, application_id, day, local_day, '', '', '', rows, 0, 0, 0, 0, 0 from moved;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
