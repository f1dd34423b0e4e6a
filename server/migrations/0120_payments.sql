-- Payments through a provider. An order may see several attempts; one of them pays it. What the provider says is stored once for each
-- status, so that a message that comes twice, late or out of order changes nothing twice.

create table payments (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  -- what it pays: the lines that were open when it began
  order_line_ids bigint[] not null check (cardinality(order_line_ids) > 0),
  driver text not null check (driver in ('test', 'mollie')),
  method text not null check (method in ('ideal', 'bancontact', 'creditcard')),
  -- what is to be paid, and how much of it is costs of paying
  amount_in_cents integer not null check (amount_in_cents > 0),
  fee_in_cents integer not null check (fee_in_cents >= 0 and fee_in_cents < amount_in_cents),
  -- `new` until the provider knows of it
  status text not null default 'new' check (status in ('new', 'open', 'paid', 'failed', 'canceled', 'expired')),
  provider_reference text,
  checkout_url text,
  -- where the provider sends the buyer back to, encrypted: it holds the secret of the order's link. Removed once the provider knows it.
  return_token bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (driver, provider_reference),
  unique (organization_id, application_id, id),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id),
  check ((status = 'new') = (provider_reference is null) or status = 'failed')
);
create index payments_of_order on payments (order_id, id desc);
create index payments_unfinished on payments (created_at) where status in ('new', 'open');
call protect_tenant('payments');
call protect_sales('payments');
create trigger never_deleted before delete or truncate on payments execute function refuse_deletion();

create table payment_events (
  payment_id bigint not null,
  organization_id bigint not null,
  application_id bigint not null,
  status text not null check (status in ('open', 'paid', 'failed', 'canceled', 'expired')),
  received_at timestamptz not null default now(),
  primary key (payment_id, status),
  foreign key (organization_id, application_id, payment_id) references payments (organization_id, application_id, id)
);
create index payment_events_payment on payment_events (organization_id, application_id, payment_id);
call protect_tenant('payment_events');
call protect_sales('payment_events');
create trigger never_deleted before delete or truncate on payment_events execute function refuse_deletion();

-- Money that goes back by way of the provider. `refund_id` is null where a payment pays no order: the order was paid already, or costs
-- less meanwhile.
create table provider_refunds (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  payment_id bigint not null,
  refund_id bigint unique,
  reason text not null check (reason in ('refund', 'paid_twice', 'paid_too_much')),
  amount_in_cents integer not null check (amount_in_cents > 0),
  -- `sent`: the provider has it; `settled`: staff gave it back another way after it failed
  status text not null default 'pending' check (status in ('pending', 'sent', 'done', 'failed', 'settled')),
  provider_reference text,
  attempts integer not null default 0,
  -- raised when staff try a refused one again: then it is another refund for the provider
  round smallint not null default 0,
  -- what the provider answered when it refused
  failure text check (length(failure) <= 1000),
  was_refused boolean not null default false,
  -- how staff gave it back after it failed, and who
  settled_how text check (length(settled_how) <= 2000),
  settled_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (organization_id, application_id, payment_id) references payments (organization_id, application_id, id),
  check ((reason = 'refund') = (refund_id is not null))
);
create index provider_refunds_payment on provider_refunds (organization_id, application_id, payment_id);
create index provider_refunds_settled_by on provider_refunds (settled_by) where settled_by is not null;
create index provider_refunds_unfinished on provider_refunds (created_at) where status in ('pending', 'sent');
call protect_tenant('provider_refunds');
call protect_sales('provider_refunds');
create trigger never_deleted before delete or truncate on provider_refunds execute function refuse_deletion();

-- How a refund goes back: at once (cash, moves), or by the provider.
alter table refunds add column status text not null default 'done' check (status in ('pending', 'done', 'failed'));
alter table refunds add unique (organization_id, application_id, id);
alter table provider_refunds add foreign key (organization_id, application_id, refund_id)
  references refunds (organization_id, application_id, id);
create index provider_refunds_refund on provider_refunds (organization_id, application_id, refund_id);

-- Queues a refund for the provider (server/src/app/tasks.test.ts).
create function queue_refund(p_id bigint) returns void language sql as $$
  select add_job('send_refund', json_build_object('providerRefundId', p_id), jsonb_build_object('job_key', 'send_refund:' || p_id))
$$;

-- Whatever refunds a line of an order that was paid through a provider reaches the provider, in the same transaction.
create function send_to_provider() returns trigger language plpgsql as $$
declare
  paid bigint;
  sent bigint;
begin
  select payments.id into paid
    from transactions join payments on payments.order_id = transactions.order_id and payments.status = 'paid'
   where transactions.id = new.transaction_id
     and not exists (select from provider_refunds back where back.payment_id = payments.id and back.reason = 'paid_twice')
   order by payments.id limit 1;
  if paid is null then return null; end if;
  update refunds set status = 'pending' where id = new.id;
  insert into provider_refunds (organization_id, application_id, payment_id, refund_id, reason, amount_in_cents)
  values (new.organization_id, new.application_id, paid, new.id, 'refund', new.amount_in_cents) returning id into sent;
  perform queue_refund(sent);
  return null;
end $$;
create trigger sent_to_provider after insert on refunds for each row execute function send_to_provider();

-- A refund is what the provider made of it.
create function refund_as_sent() returns trigger language plpgsql as $$
begin
  update refunds set status = case new.status when 'done' then 'done' when 'settled' then 'done' when 'failed' then 'failed' else 'pending' end
   where id = new.refund_id;
  return null;
end $$;
create trigger refund_follows after update of status on provider_refunds for each row
  when (old.status <> new.status and new.refund_id is not null) execute function refund_as_sent();

-- Never more goes back than a payment brought.
create function refunds_within_payment() returns trigger language plpgsql as $$
begin
  perform from payments where id = new.payment_id for update;
  if (select sum(amount_in_cents) from provider_refunds where payment_id = new.payment_id)
     > (select amount_in_cents from payments where id = new.payment_id) then
    raise exception 'more than payment % goes back', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger within_payment after insert on provider_refunds for each row execute function refunds_within_payment();

-- The payment of a message of the provider: the message names nothing but this, and the payment is then asked for at the provider.
create function payment_by_reference(p_driver text, p_reference text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  select id into answer from payments where driver = p_driver and provider_reference = p_reference;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;

-- The built-in provider for demos and tests: what it remembers of payments and refunds, apart from what we know of them.
create table test_payments (
  reference text primary key,
  idempotency_key text not null unique,
  amount_in_cents integer not null check (amount_in_cents > 0),
  refunded_in_cents integer not null default 0 check (refunded_in_cents between 0 and amount_in_cents),
  description text not null,
  method text not null,
  locale text not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'canceled', 'expired')),
  created_at timestamptz not null default now()
);
create table test_refunds (
  reference text primary key,
  idempotency_key text not null unique,
  payment_reference text not null references test_payments,
  amount_in_cents integer not null check (amount_in_cents > 0),
  created_at timestamptz not null default now()
);
create index test_refunds_payment on test_refunds (payment_reference);

-- The key of a platform at its payment provider, encrypted; without one the installation's own key is used.
create table payment_keys (
  application_id bigint primary key references applications on delete cascade,
  driver text not null check (driver in ('mollie')),
  key_encrypted bytea not null,
  last4 text not null check (length(last4) = 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
alter table payment_keys enable row level security;
alter table payment_keys force row level security;
create policy reading on payment_keys for select using ((select app_sees_all()));
call protect_writing('payment_keys', 'false');
