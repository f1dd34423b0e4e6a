-- Counts the sales of some local days again, of one platform or of all, and appends what the kept sums lack. Returns how many sums
-- differed. Each table takes one statement, so that it compares sums and rows of one snapshot. A transaction that commits meanwhile appends
-- its own change.
create or replace function correct_sales(p_application_id bigint, p_from date, p_until date) returns bigint language plpgsql as $$
declare
  differences bigint := 0;
  here bigint;
begin
  with kept as (
    select list, organization_id, application_id, day, local_day, status, payment_type, payout_month, is_purchase, rows,
      subtotal_in_cents as subtotal, vat_in_cents as vat, fee_in_cents as fee, total_in_cents as total, refunded_in_cents as refunded
    from organization_sales
    where local_day >= p_from and local_day < p_until and (p_application_id is null or application_id = p_application_id)
  ), counted as (
    select list, organization_id, application_id, day, local_day, status, payment_type, payout_month, is_purchase, 1 as rows,
      subtotal, vat, fee, total, refunded
    from counted_sales
    where local_day >= p_from and local_day < p_until and (p_application_id is null or application_id = p_application_id)
      and at >= (p_from - 1)::timestamptz and at < (p_until + 1)::timestamptz
  ), lacking as (
    select list, organization_id, application_id, day, local_day, status, payment_type, payout_month, is_purchase,
      sum(sign * rows) as rows, sum(sign * subtotal) as subtotal, sum(sign * vat) as vat, sum(sign * fee) as fee,
      sum(sign * total) as total, sum(sign * refunded) as refunded
    from (select 1 as sign, * from counted union all select -1, * from kept) as both_sides
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    having (sum(sign * rows), sum(sign * subtotal), sum(sign * vat), sum(sign * fee), sum(sign * total), sum(sign * refunded))
      <> (0, 0, 0, 0, 0, 0)
  )
  insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
    is_purchase, rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
  select list, organization_id, application_id, day, local_day, status, payment_type, payout_month, is_purchase,
    rows, subtotal, vat, fee, total, refunded
  from lacking;
  get diagnostics here = row_count;
  differences := differences + here;
  with kept as (
    select application_id, day, local_day, status, payment_type, payout_month, rows, subtotal_in_cents as subtotal,
      vat_in_cents as vat, fee_in_cents as fee, total_in_cents as total, refunded_in_cents as refunded
    from application_sales
    where local_day >= p_from and local_day < p_until and (p_application_id is null or application_id = p_application_id)
  ), counted as (
    select application_id, day, local_day, status, payment_type, payout_month, 1 as rows, subtotal, vat, fee, total, refunded
    from counted_sales
    where list = 'orders' and local_day >= p_from and local_day < p_until
      and (p_application_id is null or application_id = p_application_id)
      and at >= (p_from - 1)::timestamptz and at < (p_until + 1)::timestamptz
  )
  insert into application_sales (application_id, day, local_day, status, payment_type, payout_month,
    rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
  select application_id, day, local_day, status, payment_type, payout_month,
    sum(sign * rows), sum(sign * subtotal), sum(sign * vat), sum(sign * fee), sum(sign * total), sum(sign * refunded)
  from (select 1 as sign, * from counted union all select -1, * from kept) as both_sides
  group by 1, 2, 3, 4, 5, 6
  having (sum(sign * rows), sum(sign * subtotal), sum(sign * vat), sum(sign * fee), sum(sign * total), sum(sign * refunded))
    <> (0, 0, 0, 0, 0, 0);
  get diagnostics here = row_count;
  differences := differences + here;
  with kept as (
    select application_id, list, local_day, status, rows from application_bookings
    where local_day >= p_from and local_day < p_until and (p_application_id is null or application_id = p_application_id)
  ), counted as (
    select application_id,
      case when list = 'cancellations' then list when is_purchase then 'purchases' else 'bookings' end as list, local_day, status,
      1 as rows
    from counted_sales
    where list <> 'orders' and local_day >= p_from and local_day < p_until
      and (p_application_id is null or application_id = p_application_id)
      and at >= (p_from - 1)::timestamptz and at < (p_until + 1)::timestamptz
  )
  insert into application_bookings (application_id, list, local_day, status, rows)
  select application_id, list, local_day, status, sum(sign * rows)
  from (select 1 as sign, * from counted union all select -1, * from kept) as both_sides
  group by 1, 2, 3, 4 having sum(sign * rows) <> 0;
  get diagnostics here = row_count;
  return differences + here;
end $$;
