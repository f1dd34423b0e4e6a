-- What people owe, paid and got back for what they booked or bought. Whole cents, including VAT; the price, the VAT and the
-- cancellation term of a line are those of the day it was sold. Nothing of it is ever deleted.

create table orders (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  -- the platform it was sold on
  application_id bigint not null references applications,
  -- who buys, and the language of their mails
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  -- follows from the transactions (D3.2), kept for lists
  status text not null check (status in
    ('free', 'open', 'paid', 'failed', 'expired', 'canceled', 'partly_refunded', 'refunded', 'external', 'complete')),
  -- null until somebody chose how to pay
  payment_type text check (payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet', 'cash', 'free', 'external')),
  subtotal_price_in_cents integer not null check (subtotal_price_in_cents >= 0),
  vat_in_cents integer not null check (vat_in_cents >= 0),
  transaction_fee_in_cents integer not null default 0 check (transaction_fee_in_cents >= 0),
  total_price_in_cents integer not null,
  psp_reference text unique,
  paid_at timestamptz,
  -- only what the platform collects is paid out
  payout_month char(7) check (payout_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, application_id, id),
  check (total_price_in_cents = subtotal_price_in_cents + vat_in_cents + transaction_fee_in_cents),
  check (status <> 'free' or total_price_in_cents = 0),
  check (paid_at is not null or status not in ('paid', 'complete', 'partly_refunded', 'refunded'))
);
create index orders_of_application on orders (application_id, created_at desc, id desc);
create index orders_of_organization on orders (organization_id, created_at desc, id desc);
create index orders_payout on orders (organization_id, payout_month);

create table order_lines (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  position smallint not null check (position > 0),
  title text not null check (length(title) between 1 and 1000),
  quantity integer not null check (quantity between 1 and 1000),
  unit_price_in_cents integer not null check (unit_price_in_cents between 0 and 1000000),
  vat_percentage smallint not null check (vat_percentage between 0 and 100),
  vat_exemption_reason text,
  vat_in_cents integer not null check (vat_in_cents >= 0),
  total_price_in_cents integer not null,
  -- the periods of the cancellation term as it was sold; null: everything comes back until the start
  term jsonb check (jsonb_typeof(term) = 'array'),
  -- what it is divided in when a part of it is called off: the sessions of a bundle
  parts smallint not null default 1 check (parts between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, application_id, id),
  unique (order_id, position),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id),
  check (total_price_in_cents = quantity * unit_price_in_cents),
  check (vat_in_cents <= total_price_in_cents)
);

create table transactions (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  order_line_id bigint not null unique,
  activity_id bigint,
  status text not null check (status in
    ('free', 'open', 'complete', 'paid', 'failed', 'canceled', 'expired', 'external', 'refunded', 'partly_refunded')),
  subtotal_price_in_cents integer not null check (subtotal_price_in_cents >= 0),
  vat_in_cents integer not null check (vat_in_cents >= 0),
  vat_percentage smallint not null check (vat_percentage between 0 and 100),
  -- this line's share of the costs of paying
  fee_in_cents integer not null default 0 check (fee_in_cents >= 0),
  total_price_in_cents integer not null,
  -- what came back, and how much of that was costs of paying
  refunded_in_cents integer not null default 0 check (refunded_in_cents >= 0),
  refunded_fee_in_cents integer not null default 0 check (refunded_fee_in_cents >= 0),
  booked_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (organization_id, id),
  unique (organization_id, application_id, id),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id),
  foreign key (organization_id, application_id, order_line_id) references order_lines (organization_id, application_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  check (total_price_in_cents = subtotal_price_in_cents + vat_in_cents + fee_in_cents),
  check (status <> 'free' or total_price_in_cents = 0),
  check (refunded_in_cents <= total_price_in_cents),
  check (refunded_fee_in_cents <= fee_in_cents and refunded_fee_in_cents <= refunded_in_cents),
  check (refunded_in_cents - refunded_fee_in_cents <= subtotal_price_in_cents + vat_in_cents),
  check (refunded_in_cents = 0 or status in ('partly_refunded', 'refunded')),
  -- costs of paying that were kept do not make it partial (D3.1)
  check (status <> 'refunded' or refunded_in_cents - refunded_fee_in_cents = subtotal_price_in_cents + vat_in_cents)
);
create index transactions_of_organization on transactions (organization_id, booked_at desc, id desc);
create index transactions_of_order on transactions (order_id);
create index transactions_activity on transactions (organization_id, activity_id) where activity_id is not null;
create index transactions_open on transactions (status) where status = 'open';

create table refunds (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  transaction_id bigint not null,
  -- by the term, all of it, the organiser called it off, a part of a bundle was called off, or an amount of choice
  kind text not null check (kind in ('term', 'full', 'organiser', 'part', 'amount')),
  amount_in_cents integer not null check (amount_in_cents > 0),
  vat_in_cents integer not null check (vat_in_cents >= 0),
  fee_in_cents integer not null default 0 check (fee_in_cents >= 0),
  reason text check (length(reason) <= 2000),
  refunded_by bigint references users on delete set null,
  booked_at timestamptz not null default now(),
  psp_reference text unique,
  foreign key (organization_id, application_id, transaction_id) references transactions (organization_id, application_id, id),
  check (vat_in_cents + fee_in_cents <= amount_in_cents)
);
create index refunds_of_transaction on refunds (transaction_id);
create index refunds_by on refunds (refunded_by) where refunded_by is not null;

-- Money belongs to an organisation and to the platform it was sold on: a platform sees what it sold, and nothing of what
-- another platform sold for an organisation that is on both.
create procedure protect_money(p_table text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', p_table);
  execute format('alter table %I force row level security', p_table);
  execute format($policy$
    create policy tenant on %1$I using (
      (select app_sees_all())
      or %1$I.organization_id = any ((select app_organization_ids())::bigint[])
      or ((select app_scope()) = 'applications' and %1$I.application_id = any ((select app_application_ids())::bigint[]))
    )$policy$, p_table);
  execute format('create trigger never_deleted before delete or truncate on %I execute function refuse_deletion()', p_table);
end $$;
create function refuse_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
call protect_money('orders');
call protect_money('order_lines');
call protect_money('transactions');
call protect_money('refunds');

-- What was paid for stays as it was sold.
create function keep_sold_line() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = old.order_id and paid_at is not null) then
    raise exception 'line % was paid for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger sold_as_it_was before update on order_lines for each row execute function keep_sold_line();

-- The transitions of D3.1; the rule of the domain says by which way of paying, too.
create function transaction_may_become(p_from text, p_to text) returns boolean language sql immutable parallel safe as $$
  select (p_from, p_to) in (
    ('open', 'paid'), ('open', 'failed'), ('open', 'expired'), ('open', 'canceled'),
    ('expired', 'paid'), ('failed', 'paid'), ('canceled', 'paid'), ('free', 'canceled'),
    ('paid', 'partly_refunded'), ('complete', 'partly_refunded'),
    ('paid', 'refunded'), ('complete', 'refunded'), ('partly_refunded', 'refunded'), ('paid', 'complete'))
$$;
create function check_transition() returns trigger language plpgsql as $$
begin
  if not transaction_may_become(old.status, new.status) then
    raise exception 'a transaction can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger known_transition before update of status on transactions for each row
  when (old.status <> new.status) execute function check_transition();

-- What somebody comes on; null for those of before, and who was let in without an order.
alter table participants add column order_line_id bigint;
alter table participants add foreign key (organization_id, order_line_id) references order_lines (organization_id, id);
create index participants_order_line on participants (organization_id, order_line_id) where order_line_id is not null;
alter table bundle_participants add column order_line_id bigint;
alter table bundle_participants add foreign key (organization_id, order_line_id) references order_lines (organization_id, id);
create index bundle_participants_order_line on bundle_participants (organization_id, order_line_id)
  where order_line_id is not null;
