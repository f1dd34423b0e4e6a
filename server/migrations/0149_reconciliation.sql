-- Month-end (docs/rules/reconciliation.md): for each month, platform and organisation, what was open, what came in and went back, what
-- was invoiced and paid out, and what stays open. A job writes it down every night and says what does not add up.

-- Which platforms an invoice or a payment is of, to the cent. Without a platform: what the orders behind it don't explain.
create table invoice_shares (
  organization_id bigint not null,
  invoice_id bigint not null,
  application_id bigint references applications,
  -- negative on a credit note
  amount_in_cents bigint not null,
  unique nulls not distinct (organization_id, invoice_id, application_id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
create index invoice_shares_application on invoice_shares (application_id) where application_id is not null;
create table sepa_line_shares (
  organization_id bigint not null,
  sepa_line_id bigint not null,
  application_id bigint references applications,
  amount_in_cents bigint not null,
  unique nulls not distinct (organization_id, sepa_line_id, application_id),
  foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id)
);
create index sepa_line_shares_application on sepa_line_shares (application_id) where application_id is not null;

do $$
declare
  name text;
begin
  foreach name in array '{invoice_shares,sepa_line_shares}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
    execute format('create trigger never_deleted before delete or truncate on %I execute function refuse_deletion()', name);
    execute format('create trigger append_only before update on %I for each row execute function refuse_ledger_change()', name);
  end loop;
end $$;

-- The service costs that buyers paid on each platform in the month of the invoice; a credit note takes the same back.
create function share_invoices(p_invoices bigint[]) returns void language sql as $$
  with invoice as (
    select id, organization_id, total_price_in_cents as total, sign(total_price_in_cents)::integer as sign,
      to_char((month || '-01')::date + interval '1 month', 'YYYY-MM') as payout_month
    from invoices where id = any (p_invoices)
  ), fee as (
    select invoice.organization_id, invoice.id, orders.application_id, sign * sum(orders.transaction_fee_in_cents) as amount
    from invoice join orders on orders.organization_id = invoice.organization_id and orders.payout_month = invoice.payout_month
      and orders.transaction_fee_in_cents > 0 and orders.paid_at is not null
    group by invoice.organization_id, invoice.id, orders.application_id, sign
  )
  insert into invoice_shares (organization_id, invoice_id, application_id, amount_in_cents)
  select * from fee
  union all
  select invoice.organization_id, invoice.id, null, invoice.total - coalesce(sum(fee.amount), 0)
    from invoice left join fee on fee.id = invoice.id
   group by invoice.organization_id, invoice.id, invoice.total having invoice.total <> coalesce(sum(fee.amount), 0)
$$;

-- Of a line: its orders, refunds and invoices by platform.
create function share_sepa_line(p_organization_id bigint, p_line_id bigint) returns void language plpgsql as $$
begin
  with item as (
    select orders.application_id, sum(transactions.total_price_in_cents) as amount
      from orders join transactions on transactions.order_id = orders.id
     where orders.organization_id = p_organization_id and orders.sepa_line_id = p_line_id
       and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
     group by orders.application_id
    union all
    select application_id, -sum(amount_in_cents) from refunds
     where organization_id = p_organization_id and sepa_line_id = p_line_id group by application_id
    union all
    select application_id, sum(amount_in_cents) from provider_refunds
     where organization_id = p_organization_id and sepa_line_id = p_line_id group by application_id
    union all
    select share.application_id, -sum(share.amount_in_cents)
      from invoices join invoice_shares share on share.organization_id = invoices.organization_id and share.invoice_id = invoices.id
     where invoices.organization_id = p_organization_id and invoices.sepa_line_id = p_line_id group by share.application_id
    union all
    select null, (select amount_in_cents from sepa_lines where organization_id = p_organization_id and id = p_line_id)
      - sepa_line_total(p_organization_id, p_line_id)
  )
  insert into sepa_line_shares (organization_id, sepa_line_id, application_id, amount_in_cents)
  select p_organization_id, p_line_id, application_id, sum(amount) from item group by application_id having sum(amount) <> 0;
end $$;

create function share_new_invoices() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform share_invoices((select array_agg(id) from fresh));
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger shared_by_platform after insert on invoices referencing new table as fresh
  for each statement execute function share_new_invoices();

create function share_new_line() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform share_sepa_line(new.organization_id, new.id);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
-- at the end of the transaction, when its items name it
create constraint trigger shared_by_platform after insert on sepa_lines deferrable initially deferred
  for each row execute function share_new_line();

select set_config('app.scope', 'system', true);
select share_invoices((select array_agg(id) from invoices));
select share_sepa_line(organization_id, id) from sepa_lines where status in ('draft', 'exported', 'executed');

-- All that is owed to an organisation, or by it, with the month in which it came up and the one in which it was paid out. Months of
-- orders and refunds are by the clock of the platform, as payout_month; a draft pays nothing yet.
create function reconciled_items()
returns table (organization_id bigint, application_id bigint, kind text, id bigint, amount_in_cents bigint, month text,
  booked_at timestamptz, paid_month text)
language sql stable as $$
  with item as not materialized (
    select orders.organization_id, orders.application_id, 'order' as kind, orders.id,
        sum(transactions.total_price_in_cents)::bigint as amount_in_cents,
        to_char((orders.payout_month || '-01')::date - 1, 'YYYY-MM') as month, orders.paid_at as booked_at, orders.sepa_line_id
      from orders join transactions on transactions.order_id = orders.id
        and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
     where orders.payout_month is not null and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
     group by orders.organization_id, orders.id
    union all
    select refunds.organization_id, refunds.application_id, 'refund', refunds.id, -refunds.amount_in_cents::bigint,
        to_char(refunds.booked_at at time zone applications.timezone, 'YYYY-MM'), refunds.booked_at, refunds.sepa_line_id
      from refunds join transactions on transactions.id = refunds.transaction_id
        join orders on orders.id = transactions.order_id and orders.payout_month is not null
          and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
        join applications on applications.id = refunds.application_id
    union all
    select own.organization_id, own.application_id, 'own_refund', own.id, own.amount_in_cents::bigint,
        to_char(own.settled_at at time zone applications.timezone, 'YYYY-MM'), own.settled_at, own.sepa_line_id
      from provider_refunds own join applications on applications.id = own.application_id
     where own.owed_to_organization and own.settled_at is not null
    union all
    select invoices.organization_id, share.application_id, case when credit_of is null then 'invoice' else 'credit_note' end,
        invoices.id, -share.amount_in_cents, to_char(invoices.issued_on, 'YYYY-MM'), invoices.created_at, invoices.sepa_line_id
      from invoices join invoice_shares share on share.organization_id = invoices.organization_id and share.invoice_id = invoices.id
  )
  select item.organization_id, item.application_id, item.kind, item.id, item.amount_in_cents, item.month, item.booked_at,
    to_char(line.execution_date, 'YYYY-MM')
  from item left join sepa_lines line on line.organization_id = item.organization_id and line.id = item.sepa_line_id
    and line.status in ('exported', 'executed')
$$;

-- The payments of lines by platform: in the month of their execution, and back in the month in which the bank returned them. What
-- came back within that month counts as never paid.
create function reconciled_payments()
returns table (organization_id bigint, application_id bigint, kind text, id bigint, amount_in_cents bigint, month text,
  booked_at timestamptz)
language sql stable as $$
  with line as not materialized (
    select organization_id, id, status, to_char(execution_date, 'YYYY-MM') as month,
      to_char(ended_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as ended_month, execution_date, ended_at
    from sepa_lines
    where status in ('exported', 'executed')
      or (status = 'rejected' and to_char(ended_at at time zone 'Europe/Amsterdam', 'YYYY-MM') > to_char(execution_date, 'YYYY-MM'))
  )
  select line.organization_id, share.application_id, 'paid', line.id, share.amount_in_cents, line.month,
      line.execution_date::timestamp at time zone 'Europe/Amsterdam'
    from line join sepa_line_shares share on share.organization_id = line.organization_id and share.sepa_line_id = line.id
  union all
  select line.organization_id, share.application_id, 'returned', line.id, share.amount_in_cents, line.ended_month, line.ended_at
    from line join sepa_line_shares share on share.organization_id = line.organization_id and share.sepa_line_id = line.id
   where line.status = 'rejected'
$$;

-- opening + orders − refunds + own refunds − invoices + credit notes = paid − returned + closing. Opening and closing follow from what
-- each item says of itself, paid and returned from the payments: they agree or there is a difference.
create table reconciliations (
  month char(7) not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  organization_id bigint not null references organizations,
  application_id bigint references applications,
  opening_in_cents bigint not null,
  orders_in_cents bigint not null,
  refunds_in_cents bigint not null,
  own_refunds_in_cents bigint not null,
  invoices_in_cents bigint not null,
  credit_notes_in_cents bigint not null,
  paid_in_cents bigint not null,
  returned_in_cents bigint not null,
  closing_in_cents bigint not null,
  difference_in_cents bigint not null generated always as (opening_in_cents + orders_in_cents - refunds_in_cents
    + own_refunds_in_cents - invoices_in_cents + credit_notes_in_cents - paid_in_cents + returned_in_cents - closing_in_cents) stored,
  unique nulls not distinct (month, application_id, organization_id)
);
create index reconciliations_organization on reconciliations (organization_id, month);
create index reconciliations_application on reconciliations (application_id) where application_id is not null;
create index reconciliations_differ on reconciliations (month) where difference_in_cents <> 0;

-- Each time that it was checked, and what did not add up.
create table reconciliation_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  -- who asked for it; null: the nightly job
  checked_by bigint references users on delete set null,
  findings_count integer not null default 0 check (findings_count >= 0),
  took_ms integer not null default 0
);
create index reconciliation_checks_newest on reconciliation_checks (checked_at desc);
create index reconciliation_checks_by on reconciliation_checks (checked_by) where checked_by is not null;
create table reconciliation_findings (
  reconciliation_check_id bigint not null references reconciliation_checks on delete cascade,
  position integer not null,
  kind text not null check (kind in ('identity', 'payout_items', 'payout_shares', 'invoice_lines', 'invoice_fees', 'not_invoiced',
    'refunds', 'wallet')),
  month char(7),
  organization_id bigint references organizations,
  application_id bigint references applications,
  -- the row that it is about: a payment, an invoice, a transaction, a user of a wallet
  subject_id bigint,
  -- cents; moves of a wallet
  expected bigint not null,
  actual bigint not null,
  primary key (reconciliation_check_id, position)
);
create index reconciliation_findings_organization on reconciliation_findings (organization_id) where organization_id is not null;
create index reconciliation_findings_application on reconciliation_findings (application_id) where application_id is not null;

do $$
declare
  name text;
begin
  foreach name in array '{reconciliations,reconciliation_checks,reconciliation_findings}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

-- Writes down all months until this one; rows that stay the same are not written again. It adds up every order there is: in memory.
create function write_reconciliations(p_month bpchar) returns void
language plpgsql set plan_cache_mode = force_custom_plan set work_mem = '64MB' as $$
begin
  with item as materialized (
    select organization_id, application_id, kind, month, paid_month, sum(amount_in_cents)::bigint as amount
    from reconciled_items() group by 1, 2, 3, 4, 5
  ), payment as materialized (
    select organization_id, application_id, kind, month, sum(amount_in_cents)::bigint as amount,
      sum(amount_in_cents) filter (where is_back)::bigint as back
    from (select payment.*, line.status = 'rejected' as is_back from reconciled_payments() payment
      join sepa_lines line on line.organization_id = payment.organization_id and line.id = payment.id) as each
    group by 1, 2, 3, 4
  ), flow as (
    select organization_id, application_id, month, kind, amount, amount as opens from item
    union all
    select organization_id, application_id, paid_month, 'settled', 0, -amount from item where paid_month is not null
    union all
    -- a payment that came back had settled what is open again
    select organization_id, application_id, month, kind, amount, case kind when 'paid' then -coalesce(back, 0) else back end from payment
  ), moved as (
    select organization_id, application_id, month, sum(opens)::bigint as opens,
      coalesce(sum(amount) filter (where kind = 'order'), 0)::bigint as orders,
      -coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunds,
      coalesce(sum(amount) filter (where kind = 'own_refund'), 0)::bigint as own_refunds,
      -coalesce(sum(amount) filter (where kind = 'invoice'), 0)::bigint as invoices,
      coalesce(sum(amount) filter (where kind = 'credit_note'), 0)::bigint as credit_notes,
      coalesce(sum(amount) filter (where kind = 'paid'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where kind = 'returned'), 0)::bigint as returned
    from flow group by 1, 2, 3
  ), span as (
    select organization_id, application_id, min(month) as first, greatest(max(month), p_month::text) as last from moved group by 1, 2
  ), calendar as (
    select organization_id, application_id, to_char(day, 'YYYY-MM') as month
    from span, generate_series((first || '-01')::timestamp, (last || '-01')::timestamp, interval '1 month') as day
  ), each_month as (
    select calendar.month, calendar.organization_id, calendar.application_id,
      (sum(coalesce(moved.opens, 0)) over months - coalesce(moved.opens, 0))::bigint as opening,
      coalesce(orders, 0) as orders, coalesce(refunds, 0) as refunds, coalesce(own_refunds, 0) as own_refunds,
      coalesce(invoices, 0) as invoices, coalesce(credit_notes, 0) as credit_notes, coalesce(paid, 0) as paid,
      coalesce(returned, 0) as returned, (sum(coalesce(moved.opens, 0)) over months)::bigint as closing
    from calendar left join moved on moved.organization_id = calendar.organization_id and moved.month = calendar.month
      and moved.application_id is not distinct from calendar.application_id
    window months as (partition by calendar.organization_id, calendar.application_id order by calendar.month)
  ), reconciled as materialized (
    select * from each_month where (opening, orders, refunds, own_refunds, invoices, credit_notes, paid, returned, closing)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), gone as (
    delete from reconciliations old where not exists (select from reconciled
      where reconciled.month = old.month and reconciled.organization_id = old.organization_id
        and coalesce(reconciled.application_id, 0) = coalesce(old.application_id, 0))
  )
  insert into reconciliations as old (month, organization_id, application_id, opening_in_cents, orders_in_cents, refunds_in_cents,
    own_refunds_in_cents, invoices_in_cents, credit_notes_in_cents, paid_in_cents, returned_in_cents, closing_in_cents)
  select month, organization_id, application_id, opening, orders, refunds, own_refunds, invoices, credit_notes, paid, returned, closing
    from reconciled
  on conflict (month, application_id, organization_id) do update set
    (opening_in_cents, orders_in_cents, refunds_in_cents, own_refunds_in_cents, invoices_in_cents, credit_notes_in_cents,
      paid_in_cents, returned_in_cents, closing_in_cents)
    = (excluded.opening_in_cents, excluded.orders_in_cents, excluded.refunds_in_cents, excluded.own_refunds_in_cents,
      excluded.invoices_in_cents, excluded.credit_notes_in_cents, excluded.paid_in_cents, excluded.returned_in_cents,
      excluded.closing_in_cents)
  where (old.opening_in_cents, old.orders_in_cents, old.refunds_in_cents, old.own_refunds_in_cents, old.invoices_in_cents,
      old.credit_notes_in_cents, old.paid_in_cents, old.returned_in_cents, old.closing_in_cents)
    is distinct from (excluded.opening_in_cents, excluded.orders_in_cents, excluded.refunds_in_cents, excluded.own_refunds_in_cents,
      excluded.invoices_in_cents, excluded.credit_notes_in_cents, excluded.paid_in_cents, excluded.returned_in_cents,
      excluded.closing_in_cents);
end $$;

-- Figures of every process: also how many differences the last check found, and how long ago it was.
alter function operation_figures() rename to queue_figures;
create function operation_figures() returns table (figure text, label text, value double precision)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select * from queue_figures()
    union all
    (select each.* from reconciliation_checks, lateral (values
        ('move_reconciliation_findings', '', findings_count::double precision),
        ('move_reconciliation_age_seconds', '', extract(epoch from now() - checked_at)::double precision)) as each
     where checked_by is null order by reconciliation_checks.id desc limit 2);
  perform set_config('app.scope', scope_before, true);
end $$;
