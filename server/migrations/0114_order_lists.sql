-- Lists of orders with their totals, also of a million orders. Totals and counts are kept, search and sorting have an index
-- (docs/adr/0026-totals-of-orders-are-kept.md).

-- What was refunded of an order, kept from its transactions: a list shows and adds it up.
select set_config('app.scope', 'system', true);
alter table orders add column refunded_in_cents integer not null default 0 check (refunded_in_cents >= 0);
update orders set refunded_in_cents = refund.total
  from (select order_id, sum(refunded_in_cents) as total from transactions group by order_id having sum(refunded_in_cents) > 0) refund
 where refund.order_id = orders.id;
alter table orders add check (refunded_in_cents <= total_price_in_cents);
create function refunded_of_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  update orders set refunded_in_cents = refunded_in_cents + new.refunded_in_cents - old.refunded_in_cents where id = new.order_id;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
create trigger refunded_of_order after update of refunded_in_cents on transactions for each row
  when (old.refunded_in_cents <> new.refunded_in_cents) execute function refunded_of_order();

-- Sums per day (in UTC) of what an organisation sold on a platform, as changes to add up, like attendance_counts: writers only append,
-- so none waits for another, and a reader adds up what its snapshot sees. compact_sales() keeps the sums short. `list` is orders or
-- transactions; those have no payment type and payout month of their own. An empty text is none.
create table organization_sales (
  list text not null check (list in ('orders', 'transactions')),
  organization_id bigint not null,
  application_id bigint not null,
  day date not null,
  status text not null,
  payment_type text not null,
  payout_month text not null,
  rows integer not null,
  subtotal_in_cents bigint not null,
  vat_in_cents bigint not null,
  fee_in_cents bigint not null,
  total_in_cents bigint not null,
  refunded_in_cents bigint not null,
  is_sum boolean not null default false
);
create index organization_sales_day on organization_sales (organization_id, list, day);
create index organization_sales_added on organization_sales (organization_id, list, day, application_id) where not is_sum;
alter table organization_sales enable row level security;
alter table organization_sales force row level security;
create policy reading on organization_sales for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
call protect_sales('organization_sales');
call protect_writing('organization_sales', 'false');

-- The same sums of all organisations of a platform, so that its totals don't add up each organisation. Only lists of platforms read
-- them: an administrator's platforms are those of the list, so no further limit is needed.
create table application_sales (
  application_id bigint not null,
  day date not null,
  status text not null,
  payment_type text not null,
  payout_month text not null,
  rows integer not null,
  subtotal_in_cents bigint not null,
  vat_in_cents bigint not null,
  fee_in_cents bigint not null,
  total_in_cents bigint not null,
  refunded_in_cents bigint not null,
  is_sum boolean not null default false
);
create index application_sales_day on application_sales (application_id, day);
create index application_sales_added on application_sales (application_id, day) where not is_sum;
alter table application_sales enable row level security;
alter table application_sales force row level security;
create policy reading on application_sales for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
create policy sold_here on application_sales as restrictive using (
  not (select app_money_is_limited()) or application_id = any ((select app_money_application_ids())::bigint[])
);
call protect_writing('application_sales', 'false');

create function sum_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into organization_sales (list, organization_id, application_id, day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'orders', organization_id, application_id, (created_at at time zone 'UTC')::date, status, coalesce(payment_type, ''),
      coalesce(payout_month, ''), count(*), sum(subtotal_price_in_cents), sum(vat_in_cents), sum(transaction_fee_in_cents),
      sum(total_price_in_cents), sum(refunded_in_cents)
    from fresh group by organization_id, application_id, 4, status, 6, 7;
    insert into application_sales (application_id, day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select application_id, (created_at at time zone 'UTC')::date, status, coalesce(payment_type, ''), coalesce(payout_month, ''),
      count(*), sum(subtotal_price_in_cents), sum(vat_in_cents), sum(transaction_fee_in_cents), sum(total_price_in_cents),
      sum(refunded_in_cents)
    from fresh group by application_id, 2, status, 4, 5;
  else
    with change as (
      select organization_id, application_id, (created_at at time zone 'UTC')::date as day, status,
        coalesce(payment_type, '') as payment_type, coalesce(payout_month, '') as payout_month, sum(sign) as rows,
        sum(sign * subtotal_price_in_cents) as subtotal, sum(sign * vat_in_cents) as vat, sum(sign * transaction_fee_in_cents) as fee,
        sum(sign * total_price_in_cents) as total, sum(sign * refunded_in_cents) as refunded
      from (select 1 as sign, * from fresh union all select -1, * from gone) as moved
      group by 1, 2, 3, 4, 5, 6
    ), moved as (
      select * from change where (rows, subtotal, vat, fee, total, refunded) <> (0, 0, 0, 0, 0, 0)
    ), of_platform as (
      insert into application_sales (application_id, day, status, payment_type, payout_month,
        rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
      select application_id, day, status, payment_type, payout_month,
        sum(rows), sum(subtotal), sum(vat), sum(fee), sum(total), sum(refunded)
      from moved group by 1, 2, 3, 4, 5
    )
    insert into organization_sales (list, organization_id, application_id, day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'orders', organization_id, application_id, day, status, payment_type, payout_month, rows, subtotal, vat, fee, total, refunded
    from moved;
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger orders_added after insert on orders referencing new table as fresh
  for each statement execute function sum_orders();
create trigger orders_changed after update on orders referencing old table as gone new table as fresh
  for each statement execute function sum_orders();

create function sum_transactions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into organization_sales (list, organization_id, application_id, day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'transactions', organization_id, application_id, (booked_at at time zone 'UTC')::date, status, '', '', count(*),
      sum(subtotal_price_in_cents), sum(vat_in_cents), sum(fee_in_cents), sum(total_price_in_cents), sum(refunded_in_cents)
    from fresh group by organization_id, application_id, 4, status;
  else
    insert into organization_sales (list, organization_id, application_id, day, status, payment_type, payout_month,
      rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents)
    select 'transactions', organization_id, application_id, day, status, '', '', rows, subtotal, vat, fee, total, refunded
    from (
      select organization_id, application_id, (booked_at at time zone 'UTC')::date as day, status, sum(sign) as rows,
        sum(sign * subtotal_price_in_cents) as subtotal, sum(sign * vat_in_cents) as vat, sum(sign * fee_in_cents) as fee,
        sum(sign * total_price_in_cents) as total, sum(sign * refunded_in_cents) as refunded
      from (select 1 as sign, * from fresh union all select -1, * from gone) as moved
      group by 1, 2, 3, 4) as change
    where (rows, subtotal, vat, fee, total, refunded) <> (0, 0, 0, 0, 0, 0);
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger transactions_added after insert on transactions referencing new table as fresh
  for each statement execute function sum_transactions();
create trigger transactions_changed after update on transactions referencing old table as gone new table as fresh
  for each statement execute function sum_transactions();

-- After the triggers, which keep writers out until the end: what commits while the former version runs is counted once.
insert into organization_sales
select 'orders', organization_id, application_id, (created_at at time zone 'UTC')::date, status, coalesce(payment_type, ''),
  coalesce(payout_month, ''), count(*), sum(subtotal_price_in_cents), sum(vat_in_cents), sum(transaction_fee_in_cents),
  sum(total_price_in_cents), sum(refunded_in_cents), true
from orders group by 2, 3, 4, 5, 6, 7;
insert into organization_sales
select 'transactions', organization_id, application_id, (booked_at at time zone 'UTC')::date, status, '', '', count(*),
  sum(subtotal_price_in_cents), sum(vat_in_cents), sum(fee_in_cents), sum(total_price_in_cents), sum(refunded_in_cents), true
from transactions group by 2, 3, 4, 5;
insert into application_sales
select application_id, day, status, payment_type, payout_month, sum(rows), sum(subtotal_in_cents), sum(vat_in_cents),
  sum(fee_in_cents), sum(total_in_cents), sum(refunded_in_cents), true
from organization_sales where list = 'orders' group by 1, 2, 3, 4, 5;

-- Replaces the changes of each day to which something was added by their sums; one at a time, and readers see the ones or the other.
create function compact_sales() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112301);
  with gone as (
    delete from organization_sales where (organization_id, list, day, application_id) in (
      select organization_id, list, day, application_id from organization_sales where not is_sum)
    returning *)
  insert into organization_sales
  select list, organization_id, application_id, day, status, payment_type, payout_month, sum(rows), sum(subtotal_in_cents),
    sum(vat_in_cents), sum(fee_in_cents), sum(total_in_cents), sum(refunded_in_cents), true
  from gone group by 1, 2, 3, 4, 5, 6, 7 having sum(rows) <> 0;
  with gone as (
    delete from application_sales where (application_id, day) in (
      select application_id, day from application_sales where not is_sum)
    returning *)
  insert into application_sales
  select application_id, day, status, payment_type, payout_month, sum(rows), sum(subtotal_in_cents), sum(vat_in_cents),
    sum(fee_in_cents), sum(total_in_cents), sum(refunded_in_cents), true
  from gone group by 1, 2, 3, 4, 5 having sum(rows) <> 0;
end $$;

-- What an order is found by; the policy holds the search itself, as that of location_search.
create table order_search (
  order_id bigint primary key,
  organization_id bigint not null,
  application_id bigint not null,
  text text not null,
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id)
);
create index order_search_text on order_search using gin (organization_id, text gin_trgm_ops) with (gin_pending_list_limit = 256);
alter table order_search enable row level security;
alter table order_search force row level security;
create policy reading on order_search for select using (
  ((select app_sees_all())
    or organization_id = any ((select app_organization_ids())::bigint[])
    or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])))
  and text like (select app_search_pattern())
);
call protect_sales('order_search');
call protect_writing('order_search', 'false');
insert into order_search (order_id, organization_id, application_id, text)
select id, organization_id, application_id, fold(first_name || ' ' || last_name || ' ' || email::text) from orders;

create function find_order_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  pattern_before text := coalesce(current_setting('app.search_pattern', true), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into order_search (order_id, organization_id, application_id, text)
    select id, organization_id, application_id, fold(first_name || ' ' || last_name || ' ' || email::text) from fresh;
  else
    perform set_config('app.search_pattern', '%', true);
    update order_search set text = fold(fresh.first_name || ' ' || fresh.last_name || ' ' || fresh.email::text)
      from fresh join gone using (id)
     where order_search.order_id = id
       and (fresh.first_name, fresh.last_name, fresh.email::text) <> (gone.first_name, gone.last_name, gone.email::text);
    perform set_config('app.search_pattern', pattern_before, true);
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger order_text_added after insert on orders referencing new table as fresh
  for each statement execute function find_order_text();
create trigger order_text_changed after update on orders referencing old table as gone new table as fresh
  for each statement execute function find_order_text();

-- The orders in scope of which buyer or e-mail address hold a pattern. It changes no scope, only what is searched.
create function search_orders(p_pattern text, p_organization_id bigint) returns setof bigint language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  if p_organization_id is null then
    return query select order_id from order_search;
  else
    return query select order_id from order_search where organization_id = p_organization_id;
  end if;
  perform set_config('app.search_pattern', '', true);
end $$;

-- The names of seller and platform of orders that the caller sees: the platform of an order may be unlinked since, and an organisation
-- may have left the platform. In a statement of its own.
create function names_of_orders(p_ids bigint[]) returns table (id bigint, organization text, application text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  return query
    select orders.id, organizations.name, applications.name
      from orders join organizations on organizations.id = orders.organization_id
        join applications on applications.id = orders.application_id
     where orders.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;

-- Every order of the lists has its index, with what the policies and the filters read (docs/adr/0022-far-pages-from-the-nearer-end.md).
drop index orders_of_organization;
create index orders_of_organization on orders (organization_id, created_at desc, id desc)
  include (application_id, status, payment_type, payout_month);
drop index orders_of_application;
create index orders_of_application on orders (application_id, created_at desc, id desc)
  include (organization_id, status, payment_type, payout_month);
create index orders_newest on orders (created_at desc, id desc)
  include (organization_id, application_id, status, payment_type, payout_month);
create index orders_buyer on orders (fold(last_name || ' ' || first_name), id)
  include (organization_id, application_id, last_name, first_name);
create index orders_total on orders (total_price_in_cents, id) include (organization_id, application_id);
create index orders_status on orders (status, id) include (organization_id, application_id);
create index orders_of_payout on orders (payout_month, created_at desc, id desc) include (organization_id, application_id)
  where payout_month is not null;
drop index transactions_of_organization;
create index transactions_of_organization on transactions (organization_id, booked_at desc, id desc) include (application_id, status);

-- A row of the trail about an order holds amounts, as one about a purchase does: it belongs to the platform that sold.
create or replace function has_amounts(p_subject_type text, p_changes jsonb) returns boolean
  language sql immutable parallel safe
  return p_subject_type in ('purchases', 'orders')
    or (p_subject_type in ('participants', 'bundle_participants') and p_changes ? 'payment');
create or replace function sold_on(p_subject_type text, p_subject_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  case p_subject_type
    when 'purchases' then
      select application_id into answer from purchases where id = p_subject_id;
    when 'orders' then
      select application_id into answer from orders where id = p_subject_id;
    when 'participants' then
      select line.application_id into answer
        from participants join order_lines line on line.id = participants.order_line_id where participants.id = p_subject_id;
    else
      select line.application_id into answer
        from bundle_participants whole join order_lines line on line.id = whole.order_line_id where whole.id = p_subject_id;
  end case;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;
select set_config('app.scope', '', true);
