-- Figures of dashboards, per day by the clock of the platform that sold (docs/adr/0032-figures-per-day.md). They are a column of the
-- sums that are kept already, so that a sale writes no row more for an organisation.
select set_config('app.scope', 'system', true);
lock table orders, transactions, participants, bundle_participants in share row exclusive mode;
delete from organization_sales;
delete from application_sales;
alter table organization_sales drop constraint organization_sales_list_check;
alter table organization_sales add check (list in ('orders', 'transactions', 'cancellations'));
-- the day at the platform, beside `day`, which is one in UTC
alter table organization_sales add column local_day date not null;
-- of transactions: of a product, not of a session or bundle
alter table organization_sales add column is_purchase boolean not null default false;
alter table application_sales add column local_day date not null;
create index organization_sales_local_day on organization_sales (organization_id, list, local_day);
create index application_sales_local_day on application_sales (application_id, local_day);

-- How many bookings and purchases a platform sold, and how many ended: the same of all its organisations.
create table application_bookings (
  application_id bigint not null,
  list text not null check (list in ('bookings', 'purchases', 'cancellations')),
  local_day date not null,
  status text not null,
  rows integer not null,
  is_sum boolean not null default false
);
create index application_bookings_day on application_bookings (application_id, list, local_day);
create index application_bookings_added on application_bookings (application_id, list, local_day) where not is_sum;
alter table application_bookings enable row level security;
alter table application_bookings force row level security;
create policy reading on application_bookings for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
create policy sold_here on application_bookings as restrictive using (
  not (select app_money_is_limited()) or application_id = any ((select app_money_application_ids())::bigint[])
);
call protect_writing('application_bookings', 'false');

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

-- A booking that ends, or goes on after all; nothing is written for any other change. The sessions of a bundle are one booking.
create function sum_cancellations() returns trigger
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
create trigger cancellation_added after insert on participants for each row
  when (new.canceled_at is not null and new.order_line_id is not null and new.bundle_participant_id is null)
  execute function sum_cancellations();
create trigger cancellation_changed after update on participants for each row
  when (new.bundle_participant_id is null
    and (old.canceled_at, old.order_line_id) is distinct from (new.canceled_at, new.order_line_id)
    and (old.canceled_at is not null or new.canceled_at is not null))
  execute function sum_cancellations();
create trigger cancellation_removed after delete on participants for each row
  when (old.canceled_at is not null and old.order_line_id is not null and old.bundle_participant_id is null)
  execute function sum_cancellations();
create trigger cancellation_added after insert on bundle_participants for each row
  when (new.canceled_at is not null and new.order_line_id is not null) execute function sum_cancellations();
create trigger cancellation_changed after update on bundle_participants for each row
  when ((old.canceled_at, old.order_line_id) is distinct from (new.canceled_at, new.order_line_id)
    and (old.canceled_at is not null or new.canceled_at is not null))
  execute function sum_cancellations();
create trigger cancellation_removed after delete on bundle_participants for each row
  when (old.canceled_at is not null and old.order_line_id is not null) execute function sum_cancellations();

-- What the kept sums should be: counted from the rows, by the clock of each platform as it is now.
create view counted_sales with (security_invoker = true) as
select 'orders'::text as list, orders.organization_id, orders.application_id, (orders.created_at at time zone 'UTC')::date as day,
  (orders.created_at at time zone applications.timezone)::date as local_day, orders.created_at as at, orders.status,
  coalesce(payment_type, '') as payment_type, coalesce(payout_month, '') as payout_month, false as is_purchase,
  subtotal_price_in_cents as subtotal, orders.vat_in_cents as vat, transaction_fee_in_cents as fee, total_price_in_cents as total,
  refunded_in_cents as refunded
from orders join applications on applications.id = orders.application_id
union all
select 'transactions', transactions.organization_id, transactions.application_id, (booked_at at time zone 'UTC')::date,
  (booked_at at time zone applications.timezone)::date, booked_at, transactions.status, '', '', activity_id is null,
  subtotal_price_in_cents, transactions.vat_in_cents, fee_in_cents, total_price_in_cents, refunded_in_cents
from transactions join applications on applications.id = transactions.application_id
union all
select 'cancellations', line.organization_id, line.application_id, (ended.canceled_at at time zone 'UTC')::date,
  (ended.canceled_at at time zone applications.timezone)::date, ended.canceled_at, '', '', '', false, 0, 0, 0, 0, 0
from (
  select organization_id, order_line_id, canceled_at from participants where canceled_at is not null and bundle_participant_id is null
  union all
  select organization_id, order_line_id, canceled_at from bundle_participants where canceled_at is not null) as ended
  join order_lines line on line.organization_id = ended.organization_id and line.id = ended.order_line_id
  join applications on applications.id = line.application_id;

-- Recounts the local days of a span, of one platform or of all, and appends what the kept sums lack. Returns how many sums differed.
-- One statement for each table, so kept and counted are of one snapshot: what commits meanwhile appends its own change.
create function correct_sales(p_application_id bigint, p_from date, p_until date) returns bigint language plpgsql as $$
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

-- Another clock moves the days of all that a platform sold.
create function follow_clock() returns trigger
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
create trigger follow_clock after update of timezone on applications for each row
  when (old.timezone <> new.timezone) execute function follow_clock();

-- Replaces the changes of each day to which something was added by their sums; one at a time, and readers see the ones or the other.
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

-- Writers are kept out since the lock above: everything is counted once.
select correct_sales(null, '0002-01-01', '9999-01-01');
select compact_sales();

-- The lists that prove the numbers: bookings and purchases of a platform, and what ended.
create index transactions_of_application on transactions (application_id, booked_at desc, id desc)
  include (organization_id, activity_id, status);
create index participants_ended on participants (canceled_at) include (organization_id, order_line_id)
  where canceled_at is not null and bundle_participant_id is null;
create index bundle_participants_ended on bundle_participants (canceled_at) include (organization_id, order_line_id)
  where canceled_at is not null;

-- The clocks of platforms: an organisation sees those of all that sold for it, also of one that it has left.
create function clocks_of_platforms(p_ids bigint[]) returns table (application_id bigint, timezone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select applications.id, applications.timezone from applications where p_ids is null or applications.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
end $$;
select set_config('app.scope', '', true);
