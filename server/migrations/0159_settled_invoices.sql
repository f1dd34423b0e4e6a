-- When a payout settled an invoice, for its timeline; and from which month on the product issues invoices by itself
-- (docs/rules/money.md#invoices).

-- What was settled, by which payment. It stays when the bank returns the payment and the invoice is open again.
create table invoice_settlements (
  organization_id bigint not null,
  invoice_id bigint not null,
  sepa_line_id bigint not null,
  settled_at timestamptz not null,
  primary key (organization_id, invoice_id, sepa_line_id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id),
  foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id)
);
create index invoice_settlements_line on invoice_settlements (organization_id, sepa_line_id);
alter table invoice_settlements enable row level security;
alter table invoice_settlements force row level security;
-- as the invoices themselves
create policy reading on invoice_settlements for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('invoice_settlements', 'false');
create trigger never_deleted before delete or truncate on invoice_settlements execute function refuse_deletion();
create function freeze_settlement() returns trigger language plpgsql as $$
begin
  raise exception 'a settlement stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger frozen before update on invoice_settlements for each row execute function freeze_settlement();

select set_config('app.scope', 'system', true);
insert into invoice_settlements (organization_id, invoice_id, sepa_line_id, settled_at)
select invoices.organization_id, invoices.id, line.id, batch.executed_at
  from invoices join sepa_lines line on line.organization_id = invoices.organization_id and line.id = invoices.sepa_line_id
    join sepa_batches batch on batch.id = line.sepa_batch_id
 where line.status = 'executed';

-- As before, and the settlements are kept.
create or replace function settle_sepa_items(p_lines bigint[], p_now timestamptz) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform lock_settled_orders(p_lines);
  update transactions set settled_at = p_now, status = case transactions.status when 'paid' then 'complete' else transactions.status end
    from sepa_lines line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
   where line.id = any (p_lines) and transactions.order_id = orders.id
     and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded');
  update orders set status = 'complete' from sepa_lines line
   where line.id = any (p_lines) and orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
     and orders.status = 'paid'
     and not exists (select from transactions where transactions.order_id = orders.id and settled_at is null
       and transactions.status not in ('complete', 'free', 'canceled'));
  insert into invoice_settlements (organization_id, invoice_id, sepa_line_id, settled_at)
  select invoices.organization_id, invoices.id, line.id, p_now
    from sepa_lines line join invoices on invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
   where line.id = any (p_lines);
  update invoices set status = 'settled' from sepa_lines line
   where line.id = any (p_lines) and invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
     and invoices.status in ('issued', 'sent');
end $$;

-- The first month whose invoices the job issues. Older ones were sold before the product issued invoices: perhaps they were charged
-- another way, so a superadmin issues those by hand.
create table invoicing_start (
  is_only boolean primary key default true check (is_only),
  month char(7) not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
alter table invoicing_start enable row level security;
alter table invoicing_start force row level security;
create policy reading on invoicing_start for select using ((select app_sees_all()));
call protect_writing('invoicing_start', 'false');
insert into invoicing_start (month)
select coalesce(min(month), to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM')) from invoices;
