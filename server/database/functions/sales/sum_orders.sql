-- Appends to organization_sales and application_sales how new or changed orders alter the sums of their day. Trigger on orders.
create or replace function sum_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    with added as (
      select fresh.organization_id, fresh.application_id, (fresh.created_at at time zone 'UTC')::date as day,
        (fresh.created_at at time zone applications.timezone)::date as local_day, fresh.status,
        coalesce(fresh.payment_type, '') as payment_type, coalesce(fresh.payout_month, '') as payout_month, count(*) as rows,
        sum(subtotal_price_in_cents) as subtotal, sum(vat_in_cents) as vat, sum(transaction_fee_in_cents) as fee,
        sum(total_price_in_cents) as total, sum(refunded_in_cents) as refunded
      from fresh join applications on applications.id = fresh.application_id
      group by 1, 2, 3, 4, 5, 6, 7
    ), of_platform as (
      insert into application_sales (application_id, day, local_day, status, payment_type, payout_month,
        rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
      select application_id, day, local_day, status, payment_type, payout_month,
        sum(rows), sum(subtotal), sum(vat), sum(fee), sum(total), sum(refunded)
      from added group by 1, 2, 3, 4, 5, 6
    )
    insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'orders', organization_id, application_id, day, local_day, status, payment_type, payout_month,
      rows, subtotal, vat, fee, total, refunded
    from added;
  else
    with change as (
      select moved.organization_id, moved.application_id, (moved.created_at at time zone 'UTC')::date as day,
        (moved.created_at at time zone applications.timezone)::date as local_day, moved.status,
        coalesce(moved.payment_type, '') as payment_type, coalesce(moved.payout_month, '') as payout_month, sum(sign) as rows,
        sum(sign * subtotal_price_in_cents) as subtotal, sum(sign * vat_in_cents) as vat, sum(sign * transaction_fee_in_cents) as fee,
        sum(sign * total_price_in_cents) as total, sum(sign * refunded_in_cents) as refunded
      from (select 1 as sign, * from fresh union all select -1, * from gone) as moved
        join applications on applications.id = moved.application_id
      group by 1, 2, 3, 4, 5, 6, 7
    ), moved as (
      select * from change where (rows, subtotal, vat, fee, total, refunded) <> (0, 0, 0, 0, 0, 0)
    ), of_platform as (
      insert into application_sales (application_id, day, local_day, status, payment_type, payout_month,
        rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
      select application_id, day, local_day, status, payment_type, payout_month,
        sum(rows), sum(subtotal), sum(vat), sum(fee), sum(total), sum(refunded)
      from moved group by 1, 2, 3, 4, 5, 6
    )
    insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'orders', organization_id, application_id, day, local_day, status, payment_type, payout_month,
      rows, subtotal, vat, fee, total, refunded
    from moved;
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
