-- Payments and refunds at the payment provider are compared with our own, day by day (docs/rules/provider-comparisons.md). A job lists the
-- provider's accounts into provider_entries, compares, and keeps of it what each day came to and every difference.

-- The built-in provider says when a payment was paid, as a real one does.
alter table test_payments add column paid_at timestamptz;
update test_payments set paid_at = created_at where status = 'paid';
create function note_test_payment() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' and new.paid_at is null then
    new.paid_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  return new;
end $$;
create trigger noted_when_paid before insert or update of status on test_payments for each row execute function note_test_payment();
create index test_payments_by_creation on test_payments (created_at, reference);
create index test_refunds_by_creation on test_refunds (created_at, reference);

-- What was paid, and what went back, on a platform in some days.
create index payment_events_paid on payment_events (application_id, received_at) where status = 'paid';
create index provider_refunds_of_platform on provider_refunds (application_id, created_at);
create index provider_refunds_reference on provider_refunds (provider_reference) where provider_reference is not null;
create index orders_paid_online on orders (application_id, paid_at) where payment_type in ('ideal', 'bancontact', 'creditcard');

-- What a comparison read of the provider's accounts; removed when it ends.
create table provider_entries (
  comparison uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback')),
  reference text not null,
  payment_reference text not null,
  -- in hundredths of the currency
  amount_in_cents bigint not null,
  currency text not null,
  happened_at timestamptz not null,
  -- the number of the order that the description names
  order_number bigint,
  -- the platform, where the account is of one alone
  account_application_id bigint,
  listed_at timestamptz not null default now(),
  -- what is found for it here
  payment_id bigint,
  order_id bigint,
  organization_id bigint,
  application_id bigint,
  day date,
  primary key (comparison, kind, reference)
);
create index provider_entries_listed on provider_entries (listed_at);

-- Each day of a platform by its own clock: what moved here and there, or why that isn't known. Without a platform: what nothing here
-- explains, in an account of several platforms.
create table provider_days (
  application_id bigint references applications on delete cascade,
  day date not null,
  state text not null check (state in ('compared', 'not_compared')),
  reason text check (reason in ('provider_away', 'key_refused', 'key_unreadable', 'answer_unreadable')),
  first_tried_at timestamptz not null,
  tried_at timestamptz not null,
  compared_at timestamptz,
  payments_here integer not null default 0,
  received_here_in_cents bigint not null default 0,
  payments_there integer not null default 0,
  received_there_in_cents bigint not null default 0,
  refunds_here integer not null default 0,
  refunded_here_in_cents bigint not null default 0,
  refunds_there integer not null default 0,
  refunded_there_in_cents bigint not null default 0,
  -- former keys that the provider refused: what happened there since they ended is not compared
  unread_keys integer not null default 0,
  alarmed_at timestamptz,
  unique nulls not distinct (application_id, day),
  check ((state = 'not_compared') = (reason is not null)),
  check ((state = 'compared') <= (compared_at is not null))
);
create index provider_days_by_day on provider_days (day desc, application_id);
create index provider_days_not_compared on provider_days (day) where state = 'not_compared';
create index provider_days_tried on provider_days (tried_at desc);

create table provider_findings (
  id bigint generated always as identity primary key,
  application_id bigint references applications on delete cascade,
  day date not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'double', 'amount', 'refund', 'chargeback', 'currency')),
  entry text not null check (entry in ('payment', 'refund', 'chargeback', 'order')),
  -- its name at the provider; of an order that nothing there paid its number
  reference text not null,
  payment_reference text,
  organization_id bigint references organizations,
  order_id bigint,
  -- here and there, in hundredths of the currency
  expected_in_cents bigint not null,
  actual_in_cents bigint not null,
  currency text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  alarmed_at timestamptz,
  explained_at timestamptz,
  explained_by bigint references users on delete set null,
  explanation text check (length(explanation) <= 2000),
  status text not null generated always as (
    case when closed_at is not null then 'closed' when explained_at is not null then 'explained' else 'open' end) stored,
  unique (kind, reference)
);
create index provider_findings_by_day on provider_findings (day desc, id desc);
create index provider_findings_platform on provider_findings (application_id, day);
create index provider_findings_open on provider_findings (day) where status = 'open';
create index provider_findings_organization on provider_findings (organization_id) where organization_id is not null;
create index provider_findings_explained_by on provider_findings (explained_by) where explained_by is not null;

do $$
declare
  name text;
begin
  foreach name in array '{provider_entries,provider_days,provider_findings}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

-- Figures of every process: also what is open between us and the provider, and how long ago that was last looked at.
alter function operation_figures() rename to books_figures;
create function operation_figures() returns table (figure text, label text, value double precision)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select * from books_figures()
    union all
    select 'move_provider_findings', '', count(*)::double precision from provider_findings where status = 'open'
    union all
    select 'move_provider_days_not_compared', '', count(*)::double precision from provider_days
     where state = 'not_compared' and application_id is not null and day < current_date - 2
    union all
    (select 'move_provider_comparison_age_seconds', '', extract(epoch from now() - tried_at)::double precision
      from provider_days order by tried_at desc limit 1);
  perform set_config('app.scope', scope_before, true);
end $$;
