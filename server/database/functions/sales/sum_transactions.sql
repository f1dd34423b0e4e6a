-- Appends to organization_sales and application_bookings how new or changed transactions alter the sums of their day. Trigger on
-- transactions.
create or replace function sum_transactions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    with added as (
      select fresh.organization_id, fresh.application_id, (fresh.booked_at at time zone 'UTC')::date as day,
        (fresh.booked_at at time zone applications.timezone)::date as local_day, fresh.status,
        fresh.activity_id is null as is_purchase, count(*) as rows, sum(subtotal_price_in_cents) as subtotal,
        sum(vat_in_cents) as vat, sum(fee_in_cents) as fee, sum(total_price_in_cents) as total,
        sum(refunded_in_cents) as refunded
      from fresh join applications on applications.id = fresh.application_id
      group by 1, 2, 3, 4, 5, 6
    ), of_platform as (
      insert into application_bookings (application_id, list, local_day, status, rows)
      select application_id, case when is_purchase then 'purchases' else 'bookings' end, local_day, status, sum(rows)
      from added group by 1, 2, 3, 4
    )
    insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
      is_purchase, rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'transactions', organization_id, application_id, day, local_day, status, '', '', is_purchase,
      rows, subtotal, vat, fee, total, refunded
    from added;
  else
    with change as (
      select moved.organization_id, moved.application_id, (moved.booked_at at time zone 'UTC')::date as day,
        (moved.booked_at at time zone applications.timezone)::date as local_day, moved.status,
        moved.activity_id is null as is_purchase, sum(sign) as rows, sum(sign * subtotal_price_in_cents) as subtotal,
        sum(sign * vat_in_cents) as vat, sum(sign * fee_in_cents) as fee, sum(sign * total_price_in_cents) as total,
        sum(sign * refunded_in_cents) as refunded
      from (select 1 as sign, * from fresh union all select -1, * from gone) as moved
        join applications on applications.id = moved.application_id
      group by 1, 2, 3, 4, 5, 6
    ), of_platform as (
      insert into application_bookings (application_id, list, local_day, status, rows)
      select application_id, case when is_purchase then 'purchases' else 'bookings' end, local_day, status, sum(rows)
      from change group by 1, 2, 3, 4 having sum(rows) <> 0
    )
    insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
      is_purchase, rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'transactions', organization_id, application_id, day, local_day, status, '', '', is_purchase,
      rows, subtotal, vat, fee, total, refunded
    from change where (rows, subtotal, vat, fee, total, refunded) <> (0, 0, 0, 0, 0, 0);
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
