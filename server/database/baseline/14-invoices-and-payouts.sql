-- Holds the last number of each year. Its row is locked until the invoices with new numbers commit. So no number is missing when they
-- don't, and none is given out twice.
create table invoice_numbers (
  year smallint primary key check (year between 2000 and 9999),
  last_number integer not null default 0 check (last_number between 0 and 999999)
);
alter table invoice_numbers enable row level security, force row level security;
create policy reading on invoice_numbers for select using ((select app_sees_all()));
call protect_writing('invoice_numbers', 'false');

create table invoices (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  -- the month in which buyers paid the service costs
  month char(7) not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  number text not null unique check (number ~ '^[0-9]{4}-[0-9]{6}$'),
  -- for a credit note: the invoice that it cancels
  credit_of bigint,
  status text not null default 'issued' check (status in ('issued', 'sent', 'settled', 'credited')),
  issued_on date not null,
  locale text not null check (locale in ('nl', 'en')),
  -- names, addresses and numbers of both parties on that day
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  -- negative on a credit note
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  total_price_in_cents integer not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  sepa_line_id bigint,
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
create index invoice_credits on invoices (credit_of) where credit_of is not null;
create index invoices_settled on invoices (organization_id, sepa_line_id) where sepa_line_id is not null;
create index invoices_unsettled on invoices (organization_id, month) where sepa_line_id is null;
-- Invoices that were never mailed, for the list of invoices that staff must mail themselves.
create index invoices_unsent on invoices (issued_on) include (organization_id) where sent_at is null;
alter table invoices enable row level security, force row level security;
-- The operator and the organisation read them, and so do administrators who may see all that the organisation sold.
create policy reading on invoices for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('invoices', 'false');
create trigger never_deleted before delete or truncate on invoices execute function refuse_deletion();
create trigger frozen before update on invoices for each row execute function freeze_invoice();
create constraint trigger adds_up after insert on invoices deferrable initially deferred
  for each row execute function check_invoice_total();
create trigger shared_by_platform after insert on invoices referencing new table as fresh
  for each statement execute function share_new_invoices();

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
alter table invoice_lines enable row level security, force row level security;
-- The operator and the organisation read them, and so do administrators who may see all that the organisation sold.
create policy reading on invoice_lines for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('invoice_lines', 'false');
create trigger never_deleted before delete or truncate on invoice_lines execute function refuse_deletion();
create trigger frozen before update on invoice_lines for each row execute function freeze_invoice();

-- Written once, so that the document stays as it was sent, also when a later release draws another one.
create table invoice_pdfs (
  organization_id bigint not null,
  invoice_id bigint not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id),
  foreign key (organization_id, file_id) references files (organization_id, id)
);
create index invoice_pdfs_file on invoice_pdfs (organization_id, file_id);
alter table invoice_pdfs enable row level security, force row level security;
-- Read and written by the rule of invoices.
create policy reading on invoice_pdfs for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('invoice_pdfs', 'false');
create trigger never_deleted before delete or truncate on invoice_pdfs execute function refuse_deletion();
create trigger frozen before update on invoice_pdfs for each row execute function freeze_invoice_pdf();

create table invoice_mails (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  invoice_id bigint not null,
  -- null when the outbox no longer has the mail
  mail_id bigint,
  -- null: mailed by the product itself
  sent_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
create index invoice_mails_invoice on invoice_mails (organization_id, invoice_id, id);
create index invoice_mails_mail on invoice_mails (mail_id) where mail_id is not null;
create index invoice_mails_sender on invoice_mails (sent_by) where sent_by is not null;
alter table invoice_mails enable row level security, force row level security;
-- Read and written by the rule of invoices.
create policy reading on invoice_mails for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('invoice_mails', 'false');

create table sepa_batches (
  id bigint generated always as identity primary key,
  payout_month char(7) not null check (payout_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  execution_date date not null,
  status text not null default 'draft',
  -- the sums of its lines when they were created and exported
  number_of_payments integer not null default 0 check (number_of_payments >= 0),
  total_in_cents bigint not null default 0 check (total_in_cents >= 0),
  -- The file for the bank, encrypted since it holds account numbers, and the SHA-256 of its plain bytes.
  msg_id text unique check (msg_id ~ '^[A-Za-z0-9-]{1,35}$'),
  file_encrypted bytea,
  file_sha256 bytea check (octet_length(file_sha256) = 32),
  -- why the bank refused the whole batch
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
  -- the run that works on the batch, or the last one that did
  job_id uuid references job_runs on delete set null,
  unique (id, payout_month, execution_date),
  check ((file_encrypted is null) = (file_sha256 is null) and (file_encrypted is null) = (exported_at is null)),
  check (status not in ('exported', 'executed') or exported_at is not null),
  check (status <> 'returning' or rejected_reason is not null),
  check ((status = 'canceled') = (canceled_at is not null)),
  check (status <> 'executing' or exported_at is not null),
  constraint sepa_batches_status_check
  check (status in ('preparing', 'draft', 'exported', 'executing', 'executed', 'canceling', 'canceled', 'returning')),
  constraint sepa_batches_executed
  check ((status in ('executed', 'returning')) = (executed_at is not null))
);
create index sepa_batches_newest on sepa_batches (payout_month desc, id desc);
create index sepa_batches_created_by on sepa_batches (created_by) where created_by is not null;
create index sepa_batches_exported_by on sepa_batches (exported_by) where exported_by is not null;
create index sepa_batches_executed_by on sepa_batches (executed_by) where executed_by is not null;
create index sepa_batches_canceled_by on sepa_batches (canceled_by) where canceled_by is not null;
create index sepa_batches_job on sepa_batches (job_id) where job_id is not null;
create unique index sepa_batches_one_at_work on sepa_batches ((true)) where sepa_batch_is_at_work(status);
alter table sepa_batches enable row level security, force row level security;
create policy reading on sepa_batches for select using ((select app_sees_all()));
call protect_writing('sepa_batches', 'false');
create trigger never_deleted before delete or truncate on sepa_batches execute function refuse_deletion();
create trigger refused_to_acting before insert or update on sepa_batches for each row
  when (current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger frozen before update on sepa_batches for each row execute function freeze_sepa_batch();
create trigger executed_soon before insert on sepa_batches for each row
  when (new.execution_date > (new.created_at at time zone 'Europe/Amsterdam')::date + 60) execute function refuse_late_execution();

-- Holds a payment of a batch, with the bank account that was confirmed when the batch was created.
create table sepa_lines (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  sepa_batch_id bigint not null,
  payout_month char(7) not null,
  execution_date date not null,
  status text not null default 'draft' check (status in ('draft', 'exported', 'executed', 'canceled', 'rejected')),
  end_to_end_id text not null unique check (end_to_end_id ~ '^[0-9]+-[0-9]+$' and length(end_to_end_id) <= 35),
  -- the bounds of a SEPA payment, from one euro
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
  -- why the payment ended: a code and text of the bank, or that the account was no longer confirmed
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
-- Payments that the bank returned, for the list of batches with money that is still to be paid.
create index sepa_lines_rejected on sepa_lines (sepa_batch_id) include (organization_id) where status = 'rejected';
alter table sepa_lines enable row level security, force row level security;
-- The operator and the organisation read them, and so do administrators who may see all that the organisation sold.
create policy reading on sepa_lines for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('sepa_lines', 'false');
create trigger never_deleted before delete or truncate on sepa_lines execute function refuse_deletion();
create trigger refused_to_acting before insert or update on sepa_lines for each row
  when (current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger frozen before update on sepa_lines for each row execute function freeze_sepa_line();
create constraint trigger adds_up after insert on sepa_lines deferrable initially deferred
  for each row execute function check_sepa_line();
create constraint trigger still_adds_up after update of status on sepa_lines deferrable initially deferred
  for each row when (old.status <> new.status and new.status <> 'executed') execute function check_sepa_line();

create policy sold_here on audit_log as restrictive for select using (
  not (select app_money_is_limited())
  or organization_id = any ((select app_money_organization_ids())::bigint[])
  or (sold_on is null and subject_type not in ('invoices', 'sepa_lines'))
  or sold_on = any ((select app_money_application_ids())::bigint[])
);

alter table orders add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);

alter table refunds add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);

alter table provider_refunds add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);

alter table invoices add foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id);

-- Lists the organisations that a batch doesn't pay, and why. Their open items count in the next month.
create table sepa_skips (
  sepa_batch_id bigint not null references sepa_batches,
  organization_id bigint not null references organizations,
  amount_in_cents bigint not null,
  reason text not null
    check (reason in ('below_minimum', 'negative', 'no_account', 'held', 'unreadable', 'already_paid', 'account_changed')),
  primary key (sepa_batch_id, organization_id)
);
create index sepa_skips_organization on sepa_skips (organization_id);
alter table sepa_skips enable row level security, force row level security;
-- The operator and the organisation read them, and so do administrators who may see all that the organisation sold.
create policy reading on sepa_skips for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('sepa_skips', 'false');
create trigger never_deleted before delete or truncate on sepa_skips execute function refuse_deletion();

-- Divides an invoice or a payment over platforms, to the cent. What the orders don't explain has no platform.
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
alter table invoice_shares enable row level security, force row level security;
create policy reading on invoice_shares for select using ((select app_sees_all()));
call protect_writing('invoice_shares', 'false');
create trigger never_deleted before delete or truncate on invoice_shares execute function refuse_deletion();
create trigger append_only before update on invoice_shares for each row execute function refuse_ledger_change();

create table sepa_line_shares (
  organization_id bigint not null,
  sepa_line_id bigint not null,
  application_id bigint references applications,
  amount_in_cents bigint not null,
  unique nulls not distinct (organization_id, sepa_line_id, application_id),
  foreign key (organization_id, sepa_line_id) references sepa_lines (organization_id, id)
);
create index sepa_line_shares_application on sepa_line_shares (application_id) where application_id is not null;
alter table sepa_line_shares enable row level security, force row level security;
create policy reading on sepa_line_shares for select using ((select app_sees_all()));
call protect_writing('sepa_line_shares', 'false');
create trigger never_deleted before delete or truncate on sepa_line_shares execute function refuse_deletion();
create trigger append_only before update on sepa_line_shares for each row execute function refuse_ledger_change();

-- Holds which payment settled which invoice. The row stays when the bank returns the payment and the invoice is open again.
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
alter table invoice_settlements enable row level security, force row level security;
-- Read and written by the rule of invoices.
create policy reading on invoice_settlements for select using (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[])
    and (not (select app_money_is_limited())
      or organization_id = any ((select app_money_organization_ids())::bigint[]))));
call protect_writing('invoice_settlements', 'false');
create trigger never_deleted before delete or truncate on invoice_settlements execute function refuse_deletion();
create trigger frozen before update on invoice_settlements for each row execute function freeze_settlement();

-- Holds the first month whose invoices the job issues. Earlier months were perhaps charged another way, so a superadmin issues those by
-- hand.
create table invoicing_start (
  is_only boolean primary key default true check (is_only),
  month char(7) not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
alter table invoicing_start enable row level security, force row level security;
create policy reading on invoicing_start for select using ((select app_sees_all()));
call protect_writing('invoicing_start', 'false');
insert into invoicing_start (month)
select coalesce(min(month), to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM')) from invoices;

-- opening + orders − refunds + own refunds − invoices + credit notes = paid + underway − returned + closing. Opening and closing follow
-- from the items, paid, underway and returned from the payments: a difference shows an error.
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
  -- Sent to the bank but not executed yet. The nightly job rewrites the whole table, so no row keeps the default.
  underway_in_cents bigint not null default 0,
  difference_in_cents bigint not null generated always as (opening_in_cents + orders_in_cents
  - refunds_in_cents + own_refunds_in_cents - invoices_in_cents + credit_notes_in_cents - paid_in_cents - underway_in_cents
  + returned_in_cents - closing_in_cents) stored,
  unique nulls not distinct (month, application_id, organization_id)
);
create index reconciliations_organization on reconciliations (organization_id, month);
create index reconciliations_application on reconciliations (application_id) where application_id is not null;
create index reconciliations_differ on reconciliations (month) where difference_in_cents <> 0;
alter table reconciliations enable row level security, force row level security;
create policy reading on reconciliations for select using ((select app_sees_all()));
call protect_writing('reconciliations', 'false');

-- Holds each check of the books and how much it found.
create table reconciliation_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  -- the user who requested the check; null for the nightly job
  checked_by bigint references users on delete set null,
  findings_count integer not null default 0 check (findings_count >= 0),
  took_ms integer not null default 0
);
create index reconciliation_checks_newest on reconciliation_checks (checked_at desc);
create index reconciliation_checks_by on reconciliation_checks (checked_by) where checked_by is not null;
alter table reconciliation_checks enable row level security, force row level security;
create policy reading on reconciliation_checks for select using ((select app_sees_all()));
call protect_writing('reconciliation_checks', 'false');

create table reconciliation_findings (
  reconciliation_check_id bigint not null references reconciliation_checks on delete cascade,
  position integer not null,
  kind text not null check (kind in ('identity', 'payout_items', 'payout_shares', 'invoice_lines', 'invoice_fees', 'not_invoiced',
    'refunds', 'wallet')),
  month char(7),
  organization_id bigint references organizations,
  application_id bigint references applications,
  -- the row with the difference: a payment, an invoice, a transaction, a user of a wallet
  subject_id bigint,
  -- in cents, or moves of a wallet
  expected bigint not null,
  actual bigint not null,
  primary key (reconciliation_check_id, position)
);
create index reconciliation_findings_organization on reconciliation_findings (organization_id) where organization_id is not null;
create index reconciliation_findings_application on reconciliation_findings (application_id) where application_id is not null;
alter table reconciliation_findings enable row level security, force row level security;
create policy reading on reconciliation_findings for select using ((select app_sees_all()));
call protect_writing('reconciliation_findings', 'false');

-- Holds what a comparison read from the provider's accounts. Removed when the comparison ends.
create table provider_entries (
  comparison uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback')),
  reference text not null,
  payment_reference text not null,
  -- in hundredths of the currency
  amount_in_cents bigint not null,
  currency text not null,
  happened_at timestamptz not null,
  -- the order number in the description
  order_number bigint,
  -- the platform, when the account belongs to one platform only
  account_application_id bigint,
  listed_at timestamptz not null default now(),
  -- what the comparison found for it in our tables
  payment_id bigint,
  order_id bigint,
  organization_id bigint,
  application_id bigint,
  day date,
  primary key (comparison, kind, reference)
);
create index provider_entries_listed on provider_entries (listed_at);
alter table provider_entries enable row level security, force row level security;
create policy reading on provider_entries for select using ((select app_sees_all()));
call protect_writing('provider_entries', 'false');

-- Holds each day of a platform, by its own clock: what happened in our tables and at the provider, or why that is unknown. A row without a
-- platform holds what no order explains, in an account of several platforms.
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
  -- The number of former keys that the provider refused. What happened with them since they ended isn't compared.
  unread_keys integer not null default 0,
  alarmed_at timestamptz,
  unique nulls not distinct (application_id, day),
  check ((state = 'not_compared') = (reason is not null)),
  check ((state = 'compared') <= (compared_at is not null))
);
create index provider_days_by_day on provider_days (day desc, application_id);
create index provider_days_not_compared on provider_days (day) where state = 'not_compared';
create index provider_days_tried on provider_days (tried_at desc);
alter table provider_days enable row level security, force row level security;
create policy reading on provider_days for select using ((select app_sees_all()));
call protect_writing('provider_days', 'false');

create table provider_findings (
  id bigint generated always as identity primary key,
  application_id bigint references applications on delete cascade,
  day date not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'double', 'amount', 'refund', 'chargeback', 'currency')),
  entry text not null check (entry in ('payment', 'refund', 'chargeback', 'order')),
  -- the provider's name for the entry; the order number when the provider has no payment for an order
  reference text not null,
  payment_reference text,
  organization_id bigint references organizations,
  order_id bigint,
  -- in our tables and at the provider, in hundredths of the currency
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
alter table provider_findings enable row level security, force row level security;
create policy reading on provider_findings for select using ((select app_sees_all()));
call protect_writing('provider_findings', 'false');
