-- What the operator of the installation charges organisations for collecting their money: the service costs of a month
-- (docs/rules/money.md#invoices). What was issued is never changed or deleted; a credit note takes it back.

-- The last number that was given out in a year. Its row is locked until the invoices with new numbers commit: no number is missing
-- when they don't, and none is given out twice.
create table invoice_numbers (
  year smallint primary key check (year between 2000 and 9999),
  last_number integer not null default 0 check (last_number between 0 and 999999)
);
alter table invoice_numbers enable row level security;
alter table invoice_numbers force row level security;
create policy reading on invoice_numbers for select using ((select app_sees_all()));
call protect_writing('invoice_numbers', 'false');

create table invoices (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  -- in which buyers paid the service costs
  month char(7) not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  number text not null unique check (number ~ '^[0-9]{4}-[0-9]{6}$'),
  -- a credit note: the invoice that it takes back
  credit_of bigint,
  status text not null default 'issued' check (status in ('issued', 'sent', 'settled', 'credited')),
  issued_on date not null,
  locale text not null check (locale in ('nl', 'en')),
  -- name, address and numbers of both as they were on that day
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  -- negative on a credit note
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  total_price_in_cents integer not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, credit_of) references invoices (organization_id, id),
  check (total_price_in_cents = subtotal_price_in_cents + vat_in_cents),
  check (case when credit_of is null then total_price_in_cents > 0 else total_price_in_cents < 0 end),
  check (credit_of is null or status <> 'credited'),
  check (left(number, 4) = to_char(issued_on, 'YYYY'))
);
create unique index invoices_once_a_month on invoices (organization_id, month) where credit_of is null;
create unique index invoices_credited_once on invoices (organization_id, credit_of) where credit_of is not null;
create index invoices_newest on invoices (organization_id, number desc);
create index invoices_of_month on invoices (month, number desc);

create table invoice_lines (
  organization_id bigint not null,
  invoice_id bigint not null,
  position smallint not null check (position > 0),
  payment_type text not null check (payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')),
  quantity integer not null check (quantity <> 0),
  vat_percentage smallint not null check (vat_percentage between 0 and 100),
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  total_price_in_cents integer not null check (total_price_in_cents = subtotal_price_in_cents + vat_in_cents),
  primary key (organization_id, invoice_id, position),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);

-- They are the operator's; the organisation reads its own, and so do administrators who may see all that it sold.
do $$
declare
  name text;
begin
  foreach name in array '{invoices,invoice_lines}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$
      create policy reading on %I for select using (
        (select app_sees_all())
        or (organization_id = any ((select app_organization_ids())::bigint[])
          and (not (select app_money_is_limited())
            or organization_id = any ((select app_money_organization_ids())::bigint[]))))$policy$, name);
    call protect_writing(name, 'false');
  end loop;
end $$;

create trigger never_deleted before delete or truncate on invoices execute function refuse_deletion();
create trigger never_deleted before delete or truncate on invoice_lines execute function refuse_deletion();

create function invoice_may_become(p_from text, p_to text) returns boolean
  language sql immutable
  return p_from = p_to
    or (p_from = 'issued' and p_to in ('sent', 'settled', 'credited'))
    or (p_from = 'sent' and p_to in ('settled', 'credited'))
    or (p_from = 'settled' and p_to in ('sent', 'credited'));

-- Only how far it is may change, whoever asks.
create function freeze_invoice() returns trigger language plpgsql as $$
declare
  free text[] := '{status,sent_at,updated_at}';
begin
  if tg_table_name = 'invoice_lines' or to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'an invoice that was issued stays as it is' using errcode = 'restrict_violation';
  end if;
  if not invoice_may_become(old.status, new.status) then
    raise exception 'an invoice can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger frozen before update on invoices for each row execute function freeze_invoice();
create trigger frozen before update on invoice_lines for each row execute function freeze_invoice();

-- The lines add up to the invoice, at the end of the transaction that issues it.
create function check_invoice_total() returns trigger language plpgsql as $$
declare
  subtotal bigint;
  vat bigint;
begin
  select sum(subtotal_price_in_cents), sum(vat_in_cents) into subtotal, vat from invoice_lines
   where organization_id = new.organization_id and invoice_id = new.id;
  if subtotal is distinct from new.subtotal_price_in_cents or vat is distinct from new.vat_in_cents then
    raise exception 'the lines of invoice % do not add up to it', new.number
      using errcode = 'check_violation', constraint = 'invoices_add_up';
  end if;
  return null;
end $$;
create constraint trigger adds_up after insert on invoices deferrable initially deferred
  for each row execute function check_invoice_total();
