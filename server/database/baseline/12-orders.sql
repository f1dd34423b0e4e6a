create table orders (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  -- the platform that sold
  application_id bigint not null references applications,
  -- the buyer, and the language of the buyer's mails
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  -- follows from the transactions; stored for lists
  status text not null check (status in
    ('free', 'open', 'paid', 'failed', 'expired', 'canceled', 'partly_refunded', 'refunded', 'external', 'complete')),
  -- null until a payment method is chosen
  payment_type text check (payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet', 'cash', 'free', 'external')),
  subtotal_price_in_cents integer not null check (subtotal_price_in_cents >= 0),
  vat_in_cents integer not null check (vat_in_cents >= 0),
  transaction_fee_in_cents integer not null default 0 check (transaction_fee_in_cents >= 0),
  total_price_in_cents integer not null,
  psp_reference text unique,
  paid_at timestamptz,
  -- The month of the payout. Only orders that the platform collects have one.
  payout_month char(7) check (payout_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  refunded_in_cents integer not null default 0 check (refunded_in_cents >= 0),
  -- null: reserved until staff decide, as for cash
  reserved_until timestamptz,
  -- the hash of the visitor's network; null when no visitor booked or the order is no longer unpaid
  reserved_by bytea,
  -- An order of a visitor belongs to the app user with the buyer's address on the platform. The address alone shows the user nothing: that
  -- takes a login (docs/rules/booking.md#profiles).
  profile_id bigint,
  -- the page of the website on which the visitor booked; the page of the order links back to it
  return_url text check (length(return_url) between 1 and 1000),
  sepa_line_id bigint,
  unique (organization_id, id),
  unique (organization_id, application_id, id),
  check (total_price_in_cents = subtotal_price_in_cents + vat_in_cents + transaction_fee_in_cents),
  check (status <> 'free' or total_price_in_cents = 0),
  check (paid_at is not null or status not in ('paid', 'complete', 'partly_refunded', 'refunded')),
  check (refunded_in_cents <= total_price_in_cents),
  foreign key (application_id, profile_id) references profiles (application_id, id)
);
create index orders_payout on orders (organization_id, payout_month);
create index orders_named on orders (created_at) where email not like '%@erased.invalid';
create index orders_of_organization on orders (organization_id, created_at desc, id desc)
  include (application_id, status, payment_type, payout_month);
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
create index orders_reserved on orders (reserved_until) where status = 'open' and reserved_until is not null;
create index orders_reserved_by on orders (reserved_by) where status = 'open' and reserved_by is not null;
-- As text: citext's comparison isn't leakproof, so behind the policies of orders it can't use an index. Addresses are in lower case.
create index orders_of_buyer on orders (application_id, (email::text), created_at desc, id desc);
create index orders_profile on orders (application_id, profile_id) where profile_id is not null;
create index orders_settled on orders (organization_id, sepa_line_id) where sepa_line_id is not null;
create index orders_unsettled on orders (organization_id, payout_month) where sepa_line_id is null and payout_month is not null;
create index orders_paid_online on orders (application_id, paid_at) where payment_type in ('ideal', 'bancontact', 'creditcard');
alter table orders enable row level security, force row level security;
create policy reading on orders for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call write_in_organization('orders');
call protect_sales('orders');
create trigger never_deleted before delete or truncate on orders execute function refuse_deletion();
create trigger orders_added after insert on orders referencing new table as fresh
  for each statement execute function sum_orders();
create trigger orders_changed after update on orders referencing old table as gone new table as fresh
  for each statement execute function sum_orders();
create trigger order_text_added after insert on orders referencing new table as fresh
  for each statement execute function find_order_text();
create trigger order_text_changed after update on orders referencing old table as gone new table as fresh
  for each statement execute function find_order_text();
create trigger forget_reserving_network before update of status on orders
  for each row when (old.reserved_by is not null and new.status <> 'open') execute function forget_reserving_network();
create trigger another_address before update of email on orders for each row
  when (old.profile_id is not null and new.email <> old.email) execute function leave_profile();
-- Not `update of`, since the trigger before it may empty the column.
create trigger profile_of_participant after update on orders for each row
  when (old.profile_id is distinct from new.profile_id) execute function participant_of_profile();
create trigger kept_in_payout before update on orders for each row
  when (old.sepa_line_id is not null and (old.payout_month is distinct from new.payout_month
    or old.payment_type is distinct from new.payment_type or old.paid_at is distinct from new.paid_at
    or old.total_price_in_cents <> new.total_price_in_cents)) execute function keep_paid_out();

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
  -- the periods of the cancellation term at the sale; null: everything is refunded until the start
  term jsonb check (jsonb_typeof(term) = 'array'),
  -- the number of parts that can be canceled one by one: the sessions of a bundle
  parts smallint not null default 1 check (parts between 1 and 1000),
  created_at timestamptz not null default now(),
  -- The start of the session. It isn't in the title, so that it is shown in the language of the reader.
  start_date date,
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  unique (organization_id, id),
  unique (organization_id, application_id, id),
  unique (order_id, position),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id),
  check (total_price_in_cents = quantity * unit_price_in_cents),
  check (vat_in_cents <= total_price_in_cents),
  check (start_date is not null or start_time is null)
);
alter table order_lines enable row level security, force row level security;
create policy reading on order_lines for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call write_in_organization('order_lines');
call protect_sales('order_lines');
create trigger never_deleted before delete or truncate on order_lines execute function refuse_deletion();
create trigger sold_as_it_was before update on order_lines for each row execute function keep_sold_line();

alter table purchases add foreign key (organization_id, order_line_id) references order_lines (organization_id, id);

alter table purchases add foreign key (organization_id, application_id, order_line_id)
  references order_lines (organization_id, application_id, id);

alter table bundle_participants add foreign key (organization_id, order_line_id) references order_lines (organization_id, id);

alter table participants add foreign key (organization_id, order_line_id) references order_lines (organization_id, id);

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
  -- this line's share of the payment costs
  fee_in_cents integer not null default 0 check (fee_in_cents >= 0),
  total_price_in_cents integer not null,
  -- what was refunded, and how much of that is payment costs
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
  -- A refund that keeps the payment costs still counts as a full refund.
  check (status <> 'refunded' or refunded_in_cents - refunded_fee_in_cents = subtotal_price_in_cents + vat_in_cents)
);
create index transactions_of_order on transactions (order_id);
create index transactions_activity on transactions (organization_id, activity_id) where activity_id is not null;
create index transactions_open on transactions (status) where status = 'open';
create index transactions_of_organization on transactions (organization_id, booked_at desc, id desc) include (application_id, status);
-- For the bookings and purchases of a platform and the list of what ended, by which staff check the figures.
create index transactions_of_application on transactions (application_id, booked_at desc, id desc)
  include (organization_id, activity_id, status);
alter table transactions enable row level security, force row level security;
create policy reading on transactions for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call write_in_organization('transactions');
call protect_sales('transactions');
create trigger never_deleted before delete or truncate on transactions execute function refuse_deletion();
create trigger known_transition before update of status on transactions for each row
  when (old.status <> new.status) execute function check_transition();
create trigger refused_to_acting_payment before update of status on transactions for each row
  when (old.status <> new.status and new.status in ('paid', 'complete', 'partly_refunded', 'refunded')
    and current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger refused_to_acting_sale before insert on transactions for each row
  when (new.status in ('paid', 'complete', 'partly_refunded', 'refunded')
    and current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger refunded_of_order after update of refunded_in_cents on transactions for each row
  when (old.refunded_in_cents <> new.refunded_in_cents) execute function refunded_of_order();
create trigger transactions_added after insert on transactions referencing new table as fresh
  for each statement execute function sum_transactions();
create trigger transactions_changed after update on transactions referencing old table as gone new table as fresh
  for each statement execute function sum_transactions();

create table refunds (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  transaction_id bigint not null,
  -- by the term, everything, canceled by the organiser, a part of a bundle, or a chosen amount
  kind text not null check (kind in ('term', 'full', 'organiser', 'part', 'amount')),
  amount_in_cents integer not null check (amount_in_cents > 0),
  vat_in_cents integer not null check (vat_in_cents >= 0),
  fee_in_cents integer not null default 0 check (fee_in_cents >= 0),
  reason text check (length(reason) <= 2000),
  refunded_by bigint references users on delete set null,
  booked_at timestamptz not null default now(),
  psp_reference text unique,
  -- whether the refund is done (cash, moves) or depends on the provider
  status text not null default 'done',
  -- the cancellation that the refund belongs to
  cancellation_id bigint,
  handed_over_at timestamptz,
  handed_over_by bigint references users on delete set null,
  sepa_line_id bigint,
  foreign key (organization_id, application_id, transaction_id) references transactions (organization_id, application_id, id),
  check (vat_in_cents + fee_in_cents <= amount_in_cents),
  unique (organization_id, application_id, id),
  foreign key (organization_id, cancellation_id) references organizer_cancellations (organization_id, id),
  constraint refunds_status_check check (status in ('pending', 'done', 'failed', 'to_hand_over')),
  check (handed_over_at is null or status = 'done')
);
create index refunds_of_transaction on refunds (transaction_id);
create index refunds_by on refunds (refunded_by) where refunded_by is not null;
create index refunds_cancellation on refunds (organization_id, cancellation_id) where cancellation_id is not null;
create index refunds_handed_over_by on refunds (handed_over_by) where handed_over_by is not null;
create index refunds_settled on refunds (organization_id, sepa_line_id) where sepa_line_id is not null;
create index refunds_unsettled on refunds (organization_id, booked_at) where sepa_line_id is null;
-- Refunds that the buyer hasn't received yet: failed, pending, or cash to hand over. Lists, their totals and start pages read them.
create index refunds_open on refunds (organization_id, status, transaction_id) include (application_id, amount_in_cents, booked_at)
  where status <> 'done';
alter table refunds enable row level security, force row level security;
create policy reading on refunds for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call write_in_organization('refunds');
call protect_sales('refunds');
create trigger never_deleted before delete or truncate on refunds execute function refuse_deletion();
create trigger refused_to_acting before insert on refunds for each row
  when (current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger sent_to_provider after insert on refunds for each row execute function send_to_provider();
create trigger left_to_hand_over before insert on refunds for each row execute function leave_cash_to_hand_over();

-- Each mail about an order has its own secret. All of them keep working, since recipients open old mails.
create table order_links (
  token_hash bytea primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id)
);
create index order_links_order on order_links (organization_id, application_id, order_id);
call protect_tenant('order_links');
call protect_sales('order_links');

-- Holds the search text of an order. The search is in the policy, as for location_search.
create table order_search (
  order_id bigint primary key,
  organization_id bigint not null,
  application_id bigint not null,
  text text not null,
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id)
);
create index order_search_text on order_search using gin (organization_id, text gin_trgm_ops) with (gin_pending_list_limit = 256);
alter table order_search enable row level security, force row level security;
call protect_writing('order_search', 'false');
create policy reading on order_search for select using (
  ((select app_sees_all())
    or organization_id = any ((select app_organization_ids())::bigint[])
    or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])))
  and (not (select app_money_is_limited())
    or application_id = any ((select app_money_application_ids())::bigint[])
    or organization_id = any ((select app_money_organization_ids())::bigint[]))
  and text like (select app_search_pattern())
);

-- Lists the mails that an order caused, for its timeline: which mail, when, sent or failed. The address is read from the mail itself, so
-- that removing the mail or erasing its recipient removes the address here too.
create table order_mails (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  -- null when the outbox no longer has the mail
  mail_id bigint,
  kind text not null,
  -- the outcome of a mail that the outbox no longer has
  status text check (status in ('sent', 'failed')),
  -- the moment of the act that caused the mail, as in the audit trail, and the moment of writing
  created_at timestamptz not null default now(),
  written_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id),
  check ((mail_id is null) = (status is not null))
);
create index order_mails_order on order_mails (order_id, id);
create index order_mails_mail on order_mails (mail_id) where mail_id is not null;
call protect_tenant('order_mails');
call protect_sales('order_mails');

-- Sums per day (in UTC) what an organisation sold on a platform, as changes to add up, like attendance_counts. Writers only append, so no
-- writer waits for another. A reader adds up what its snapshot sees. compact_sales() keeps the sums short. `list` is orders, transactions
-- or cancellations; an empty text means no value, as for the payment type of a transaction.
create table organization_sales (
  list text not null,
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
  is_sum boolean not null default false,
  -- the day by the clock of the platform; `day` is in UTC
  local_day date not null,
  -- for transactions: of a product rather than a session or bundle
  is_purchase boolean not null default false,
  check (list in ('orders', 'transactions', 'cancellations'))
);
create index organization_sales_day on organization_sales (organization_id, list, day);
create index organization_sales_added on organization_sales (organization_id, list, day, application_id) where not is_sum;
create index organization_sales_local_day on organization_sales (organization_id, list, local_day);
alter table organization_sales enable row level security, force row level security;
create policy reading on organization_sales for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
call protect_sales('organization_sales');
call protect_writing('organization_sales', 'false');

-- Holds the same sums of all organisations of a platform, so that its totals don't add up each organisation. Only lists of platforms read
-- them. An administrator's platforms are those of the list, so no other limit is needed.
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
  is_sum boolean not null default false,
  local_day date not null
);
create index application_sales_day on application_sales (application_id, day);
create index application_sales_added on application_sales (application_id, day) where not is_sum;
create index application_sales_local_day on application_sales (application_id, local_day);
alter table application_sales enable row level security, force row level security;
create policy reading on application_sales for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
create policy sold_here on application_sales as restrictive using (
  not (select app_money_is_limited()) or application_id = any ((select app_money_application_ids())::bigint[])
);
call protect_writing('application_sales', 'false');

-- Counts the bookings and purchases of a platform, and the cancellations, for all its organisations.
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
alter table application_bookings enable row level security, force row level security;
create policy reading on application_bookings for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
create policy sold_here on application_bookings as restrictive using (
  not (select app_money_is_limited()) or application_id = any ((select app_money_application_ids())::bigint[])
);
call protect_writing('application_bookings', 'false');

-- Shows what the stored sums should be: counted from the rows, by the present clock of each platform.
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
