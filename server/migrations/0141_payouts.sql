-- What the platform collected is paid out to organisations: a batch of payments goes to the bank as one file, with a line for each
-- organisation (docs/rules/payouts.md). Orders, refunds and invoices name the line that settles them.

create table sepa_batches (
  id bigint generated always as identity primary key,
  payout_month char(7) not null check (payout_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  execution_date date not null,
  status text not null default 'draft' check (status in ('draft', 'exported', 'executed', 'canceled')),
  -- sums of its lines as they were created, and exported
  number_of_payments integer not null default 0 check (number_of_payments >= 0),
  total_in_cents bigint not null default 0 check (total_in_cents >= 0),
  -- what the bank gets, encrypted since it holds account numbers, with the SHA-256 of the plain bytes
  msg_id text unique check (msg_id ~ '^[A-Za-z0-9-]{1,35}$'),
  file_encrypted bytea,
  file_sha256 bytea check (octet_length(file_sha256) = 32),
  -- why the bank refused all of it
  rejected_reason text check (length(rejected_reason) <= 500),
  created_by bigint references users on delete set null,
  exported_by bigint references users on delete set null,
  executed_by bigint references users on delete set null,
  canceled_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  exported_at timestamptz,
  executed_at timestamptz,
  canceled_at timestamptz,
  updated_at timestamptz(3) not null default now(),
  unique (id, payout_month, execution_date),
  check ((file_encrypted is null) = (file_sha256 is null) and (file_encrypted is null) = (exported_at is null)),
  check (status not in ('exported', 'executed') or exported_at is not null),
  check ((status = 'executed') = (executed_at is not null)),
  check ((status = 'canceled') = (canceled_at is not null))
);
create index sepa_batches_newest on sepa_batches (payout_month desc, id desc);
create index sepa_batches_created_by on sepa_batches (created_by) where created_by is not null;
create index sepa_batches_exported_by on sepa_batches (exported_by) where exported_by is not null;
create index sepa_batches_executed_by on sepa_batches (executed_by) where executed_by is not null;
create index sepa_batches_canceled_by on sepa_batches (canceled_by) where canceled_by is not null;
alter table sepa_batches enable row level security;
alter table sepa_batches force row level security;
create policy reading on sepa_batches for select using ((select app_sees_all()));
call protect_writing('sepa_batches', 'false');

-- One payment of a batch, with the account as it was confirmed when the batch was created.
create table sepa_lines (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  sepa_batch_id bigint not null,
  payout_month char(7) not null,
  execution_date date not null,
  status text not null default 'draft' check (status in ('draft', 'exported', 'executed', 'canceled', 'rejected')),
  end_to_end_id text not null unique check (end_to_end_id ~ '^[0-9]+-[0-9]+$' and length(end_to_end_id) <= 35),
  -- what a SEPA payment may be
  amount_in_cents bigint not null check (amount_in_cents between 100 and 99999999999),
  orders_count integer not null check (orders_count >= 0),
  account_name text not null,
  iban_encrypted bytea not null,
  iban_country char(2) not null,
  iban_last4 char(4) not null,
  bic text,
  street text,
  house_number text,
  postal_code text,
  city text,
  country text not null,
  -- why it ended: a code of the bank with its words, or that the account was no longer confirmed
  ended_reason text check (length(ended_reason) <= 500),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (sepa_batch_id, payout_month, execution_date) references sepa_batches (id, payout_month, execution_date),
  check ((status in ('canceled', 'rejected')) = (ended_at is not null)),
  check (status <> 'rejected' or ended_reason is not null)
);
create unique index sepa_lines_live on sepa_lines (organization_id, payout_month) where status in ('draft', 'exported', 'executed');
create index sepa_lines_of_batch on sepa_lines (sepa_batch_id, organization_id);
create index sepa_lines_of_organization on sepa_lines (organization_id, id desc);

-- Who got nothing in a batch, and why: what is open of them counts in the next month.
create table sepa_skips (
  sepa_batch_id bigint not null references sepa_batches,
  organization_id bigint not null references organizations,
  amount_in_cents bigint not null,
  reason text not null
    check (reason in ('below_minimum', 'negative', 'no_account', 'held', 'unreadable', 'already_paid', 'account_changed')),
  primary key (sepa_batch_id, organization_id)
);
create index sepa_skips_organization on sepa_skips (organization_id);

-- They are the operator's; the organisation reads its own, and so do administrators who may see all that it sold.
do $$
declare
  name text;
begin
  foreach name in array '{sepa_lines,sepa_skips}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$
      create policy reading on %I for select using (
        (select app_sees_all())
        or (organization_id = any ((select app_organization_ids())::bigint[])
          and (not (select app_money_is_limited())
            or organization_id = any ((select app_money_organization_ids())::bigint[]))))$policy$, name);
    call protect_writing(name, 'false');
    execute format('create trigger never_deleted before delete or truncate on %I execute function refuse_deletion()', name);
  end loop;
end $$;
create trigger never_deleted before delete or truncate on sepa_batches execute function refuse_deletion();
create trigger refused_to_acting before insert or update on sepa_batches for each row
  when (current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger refused_to_acting before insert or update on sepa_lines for each row
  when (current_setting('app.is_acting', true) = 'true') execute function refuse_acting();

-- A batch goes one way, and what was exported stays as it is, whoever asks.
create function freeze_sepa_batch() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
    (old.status = 'draft' and new.status in ('exported', 'canceled'))
    or (old.status = 'exported' and new.status in ('executed', 'canceled'))) then
    raise exception 'a batch can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if old.payout_month <> new.payout_month or old.execution_date <> new.execution_date
     or (old.created_by is distinct from new.created_by and new.created_by is not null)
     or (old.exported_at is not null and (old.file_encrypted, old.file_sha256, old.msg_id, old.number_of_payments, old.total_in_cents)
       is distinct from (new.file_encrypted, new.file_sha256, new.msg_id, new.number_of_payments, new.total_in_cents)) then
    raise exception 'a batch stays as it was exported' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger frozen before update on sepa_batches for each row execute function freeze_sepa_batch();

create function freeze_sepa_line() returns trigger language plpgsql as $$
declare
  free text[] := '{status,ended_reason,ended_at}';
begin
  if to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'a payment of a batch stays as it was created' using errcode = 'restrict_violation';
  end if;
  if old.status <> new.status and not (
    (old.status = 'draft' and new.status in ('exported', 'canceled'))
    or (old.status = 'exported' and new.status in ('executed', 'canceled', 'rejected'))
    or (old.status = 'executed' and new.status = 'rejected')) then
    raise exception 'a payment can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger frozen before update on sepa_lines for each row execute function freeze_sepa_line();

-- Which line settles what.
select set_config('app.scope', 'system', true);
alter table orders add column sepa_line_id bigint;
alter table orders add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);
create index orders_settled on orders (organization_id, sepa_line_id) where sepa_line_id is not null;
create index orders_unsettled on orders (organization_id, payout_month) where sepa_line_id is null and payout_month is not null;
alter table refunds add column sepa_line_id bigint;
alter table refunds add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);
create index refunds_settled on refunds (organization_id, sepa_line_id) where sepa_line_id is not null;
create index refunds_unsettled on refunds (organization_id, booked_at) where sepa_line_id is null;
alter table invoices add column sepa_line_id bigint;
alter table invoices add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);
create index invoices_settled on invoices (organization_id, sepa_line_id) where sepa_line_id is not null;
create index invoices_unsettled on invoices (organization_id, month) where sepa_line_id is null;

-- A refund that the provider refused and staff of the organisation gave back from their own money is owed to the organisation again,
-- since the refund was or will be subtracted. What the platform's people gave back themselves is not.
alter table provider_refunds add column settled_at timestamptz;
alter table provider_refunds add column owed_to_organization boolean not null default false;
alter table provider_refunds add column sepa_line_id bigint;
alter table provider_refunds add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);
alter table provider_refunds add check (sepa_line_id is null or owed_to_organization);
create index provider_refunds_paid_out on provider_refunds (organization_id, sepa_line_id) where sepa_line_id is not null;
create index provider_refunds_owed on provider_refunds (organization_id, settled_at)
  where owed_to_organization and sepa_line_id is null;
create function note_settlement() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  new.settled_at := coalesce(new.settled_at, now());
  new.owed_to_organization := new.refund_id is not null and exists (
    select from user_roles where user_id = new.settled_by and organization_id = new.organization_id);
  perform set_config('app.scope', scope_before, true);
  return new;
end $$;
update provider_refunds set settled_at = updated_at,
  owed_to_organization = refund_id is not null and exists (
    select from user_roles where user_id = settled_by and user_roles.organization_id = provider_refunds.organization_id)
 where status = 'settled';
create trigger settled before update of status on provider_refunds for each row
  when (old.status <> new.status and new.status = 'settled') execute function note_settlement();

-- What is in a line keeps its amount.
create function keep_paid_out() returns trigger language plpgsql as $$
begin
  raise exception 'order % is in a payout', old.id using errcode = 'restrict_violation';
end $$;
create trigger kept_in_payout before update on orders for each row
  when (old.sepa_line_id is not null and (old.payout_month is distinct from new.payout_month
    or old.payment_type is distinct from new.payment_type or old.paid_at is distinct from new.paid_at
    or old.total_price_in_cents <> new.total_price_in_cents)) execute function keep_paid_out();

-- Money that the bank returned is to be paid out again.
create or replace function transaction_may_become(p_from text, p_to text) returns boolean language sql immutable parallel safe as $$
  select (p_from, p_to) in (
    ('open', 'paid'), ('open', 'failed'), ('open', 'expired'), ('open', 'canceled'),
    ('expired', 'paid'), ('failed', 'paid'), ('canceled', 'paid'), ('free', 'canceled'),
    ('paid', 'partly_refunded'), ('complete', 'partly_refunded'),
    ('paid', 'refunded'), ('complete', 'refunded'), ('partly_refunded', 'refunded'), ('paid', 'complete'), ('complete', 'paid'))
$$;

-- An invoice that a payout settles names it, and is open again when the payment is returned.
create or replace function invoice_may_become(p_from text, p_to text) returns boolean
  language sql immutable
  return p_from = p_to
    or (p_from = 'issued' and p_to in ('sent', 'settled', 'credited'))
    or (p_from = 'sent' and p_to in ('settled', 'credited'))
    or (p_from = 'settled' and p_to in ('issued', 'sent', 'credited'));
create or replace function freeze_invoice() returns trigger language plpgsql as $$
declare
  free text[] := '{status,sent_at,sepa_line_id,updated_at}';
begin
  if tg_table_name = 'invoice_lines' or to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'an invoice that was issued stays as it is' using errcode = 'restrict_violation';
  end if;
  if not invoice_may_become(old.status, new.status) then
    raise exception 'an invoice can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What a line pays, item by item: orders as far as money came for them, refunds, refunds that the organisation paid itself, invoices.
create function sepa_line_total(p_organization_id bigint, p_line_id bigint) returns bigint language plpgsql stable as $$
begin
  return coalesce((select sum(transactions.total_price_in_cents) from orders join transactions on transactions.order_id = orders.id
      where orders.organization_id = p_organization_id and orders.sepa_line_id = p_line_id
        and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')), 0)
    - coalesce((select sum(amount_in_cents) from refunds where organization_id = p_organization_id and sepa_line_id = p_line_id), 0)
    + coalesce((select sum(amount_in_cents) from provider_refunds
      where organization_id = p_organization_id and sepa_line_id = p_line_id), 0)
    - coalesce((select sum(total_price_in_cents) from invoices
      where organization_id = p_organization_id and sepa_line_id = p_line_id), 0);
end $$;

-- At the end of a transaction a line is worth what its items are: nothing, once it ended.
create function check_sepa_line() returns trigger language plpgsql as $$
declare
  total bigint := sepa_line_total(new.organization_id, new.id);
  -- what it is now: later statements of the transaction may have ended it
  is_live boolean := exists (select from sepa_lines where id = new.id and status in ('draft', 'exported', 'executed'));
begin
  if total <> (case when is_live then new.amount_in_cents else 0 end) then
    raise exception 'payment % is not what its orders, refunds and invoices add up to', new.end_to_end_id
      using errcode = 'check_violation', constraint = 'sepa_lines_add_up';
  end if;
  return null;
end $$;
create constraint trigger adds_up after insert on sepa_lines deferrable initially deferred
  for each row execute function check_sepa_line();
create constraint trigger still_adds_up after update of status on sepa_lines deferrable initially deferred
  for each row when (old.status <> new.status and new.status <> 'executed') execute function check_sepa_line();

-- What counts in the payout of a month and is in no payout yet; what is subtracted has a negative amount. Moments are compared with the
-- first of the month by the clock of the platform that sold, as payout_month was set (docs/rules/payouts.md#what-counts).
create function open_payout_items(p_month bpchar)
returns table (organization_id bigint, kind text, id bigint, amount_in_cents bigint)
language sql stable as $$
  select orders.organization_id, 'order', orders.id, sum(transactions.total_price_in_cents)::bigint
    from orders join transactions on transactions.order_id = orders.id
      and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
   where orders.sepa_line_id is null and orders.payout_month <= p_month
     and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
   group by orders.organization_id, orders.id
  union all
  select refunds.organization_id, 'refund', refunds.id, -refunds.amount_in_cents::bigint
    from refunds join transactions on transactions.id = refunds.transaction_id
      join orders on orders.id = transactions.order_id and orders.payout_month is not null
        and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
      join applications on applications.id = refunds.application_id
   where refunds.sepa_line_id is null
     and refunds.booked_at < (p_month || '-01')::timestamp at time zone applications.timezone
  union all
  select provider_refunds.organization_id, 'own_refund', provider_refunds.id, provider_refunds.amount_in_cents::bigint
    from provider_refunds join applications on applications.id = provider_refunds.application_id
   where provider_refunds.owed_to_organization and provider_refunds.sepa_line_id is null
     and provider_refunds.settled_at < (p_month || '-01')::timestamp at time zone applications.timezone
  union all
  select invoices.organization_id, 'invoice', invoices.id, -invoices.total_price_in_cents::bigint
    from invoices where invoices.sepa_line_id is null and invoices.month < p_month
$$;

-- Adds a line to a draft for each of these organisations whose account is confirmed and whose items are worth a euro or more. One
-- statement, so one snapshot: a line is worth exactly the items that get its id.
create function insert_sepa_lines(p_batch_id bigint, p_organizations bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  batch sepa_batches;
begin
  select * into strict batch from sepa_batches where id = p_batch_id and status = 'draft';
  with item as materialized (
    select * from open_payout_items(batch.payout_month) where organization_id = any (p_organizations)
  ), open as (
    select organization_id, sum(amount_in_cents)::bigint as amount_in_cents, count(*) filter (where kind = 'order') as orders_count
      from item group by organization_id having sum(amount_in_cents) >= 100
  ), line as (
    insert into sepa_lines (organization_id, sepa_batch_id, payout_month, execution_date, end_to_end_id, amount_in_cents, orders_count,
      account_name, iban_encrypted, iban_country, iban_last4, bic, street, house_number, postal_code, city, country)
    select info.organization_id, batch.id, batch.payout_month, batch.execution_date, batch.id || '-' || info.organization_id,
      open.amount_in_cents, open.orders_count, info.account_name, info.iban_encrypted, info.iban_country, info.iban_last4, info.bic,
      info.street, info.house_number, info.postal_code, info.city, info.country
      from open join finance_infos info on info.organization_id = open.organization_id and info.payouts_held_since is null
     order by info.organization_id
    returning id, organization_id
  ), in_line as (
    select line.id as line_id, item.* from line join item on item.organization_id = line.organization_id
  ), sold as (
    update orders set sepa_line_id = line_id from in_line where in_line.kind = 'order' and orders.id = in_line.id
  ), refunded as (
    update refunds set sepa_line_id = line_id from in_line where in_line.kind = 'refund' and refunds.id = in_line.id
  ), own as (
    update provider_refunds set sepa_line_id = line_id from in_line where in_line.kind = 'own_refund' and provider_refunds.id = in_line.id
  )
  update invoices set sepa_line_id = line_id from in_line where in_line.kind = 'invoice' and invoices.id = in_line.id;
end $$;

-- Releases what ended lines would have paid: it is open again and counts in the next payout. What was settled by them no longer is.
create function release_sepa_items(p_lines bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  with line as materialized (select organization_id, id from sepa_lines where id = any (p_lines)
  ), sold as (
    update orders set sepa_line_id = null, status = case status when 'complete' then 'paid' else status end
      from line where orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
    returning orders.id
  ), unsettled as (
    update transactions set settled_at = null, status = case status when 'complete' then 'paid' else status end
      from sold where transactions.order_id = sold.id and transactions.settled_at is not null
  ), refunded as (
    update refunds set sepa_line_id = null
      from line where refunds.organization_id = line.organization_id and refunds.sepa_line_id = line.id
  ), own as (
    update provider_refunds set sepa_line_id = null
      from line where provider_refunds.organization_id = line.organization_id and provider_refunds.sepa_line_id = line.id
  )
  update invoices set sepa_line_id = null,
    status = case when status <> 'settled' then status when sent_at is null then 'issued' else 'sent' end
    from line where invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id;
end $$;

-- Settles what these lines paid: transactions and orders are complete, as orderStatus() of the domain says, and invoices settled.
create function settle_sepa_items(p_lines bigint[], p_now timestamptz) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update transactions set settled_at = p_now, status = case transactions.status when 'paid' then 'complete' else transactions.status end
    from sepa_lines line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
   where line.id = any (p_lines) and transactions.order_id = orders.id
     and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded');
  update orders set status = 'complete' from sepa_lines line
   where line.id = any (p_lines) and orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
     and orders.status = 'paid'
     and not exists (select from transactions where transactions.order_id = orders.id and settled_at is null
       and transactions.status not in ('complete', 'free', 'canceled'));
  update invoices set status = 'settled' from sepa_lines line
   where line.id = any (p_lines) and invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
     and invoices.status in ('issued', 'sent');
end $$;
