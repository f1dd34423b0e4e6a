-- Replaces the appended changes of each day by their sums. A lock lets only one run at a time. Readers see either the changes or the sums.
create or replace function compact_sales() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112301);
  with gone as (
    delete from organization_sales where (organization_id, list, day, application_id) in (
      select organization_id, list, day, application_id from organization_sales where not is_sum)
    returning *)
  insert into organization_sales (list, organization_id, application_id, day, local_day, status, payment_type, payout_month,
    is_purchase, rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents, is_sum)
  select list, organization_id, application_id, day, local_day, status, payment_type, payout_month, is_purchase, sum(rows),
    sum(subtotal_in_cents), sum(vat_in_cents), sum(fee_in_cents), sum(total_in_cents), sum(refunded_in_cents), true
  from gone group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(rows) <> 0;
  with gone as (
    delete from application_sales where (application_id, day) in (
      select application_id, day from application_sales where not is_sum)
    returning *)
  insert into application_sales (application_id, day, local_day, status, payment_type, payout_month,
    rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents, is_sum)
  select application_id, day, local_day, status, payment_type, payout_month, sum(rows), sum(subtotal_in_cents),
    sum(vat_in_cents), sum(fee_in_cents), sum(total_in_cents), sum(refunded_in_cents), true
  from gone group by 1, 2, 3, 4, 5, 6 having sum(rows) <> 0;
  with gone as (
    delete from application_bookings where (application_id, list, local_day) in (
      select application_id, list, local_day from application_bookings where not is_sum)
    returning *)
  insert into application_bookings (application_id, list, local_day, status, rows, is_sum)
  select application_id, list, local_day, status, sum(rows), true from gone group by 1, 2, 3, 4 having sum(rows) <> 0;
end $$;
