create table payments (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  -- the lines that the payment pays: those that were open when it began
  order_line_ids bigint[] not null check (cardinality(order_line_ids) > 0),
  driver text not null check (driver in ('test', 'mollie')),
  method text not null check (method in ('ideal', 'bancontact', 'creditcard')),
  -- the amount to pay, and how much of it is payment costs
  amount_in_cents integer not null check (amount_in_cents > 0),
  fee_in_cents integer not null check (fee_in_cents >= 0 and fee_in_cents < amount_in_cents),
  -- `new` until the provider has the payment
  status text not null default 'new' check (status in ('new', 'open', 'paid', 'failed', 'canceled', 'expired')),
  provider_reference text,
  checkout_url text,
  -- The address to which the provider sends the buyer back, encrypted, since it holds the secret of the order's link. Removed once the
  -- provider has it.
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
-- what was paid and refunded on a platform in a period
create index payment_events_paid on payment_events (application_id, received_at) where status = 'paid';
call protect_tenant('payment_events');
call protect_sales('payment_events');
create trigger never_deleted before delete or truncate on payment_events execute function refuse_deletion();

-- Holds refunds through the provider. `refund_id` is null when a payment is more than its order needs: the order was paid already, or costs
-- less meanwhile.
create table provider_refunds (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  payment_id bigint not null,
  refund_id bigint unique,
  reason text not null check (reason in ('refund', 'paid_twice', 'paid_too_much')),
  amount_in_cents integer not null check (amount_in_cents > 0),
  -- `sent`: the provider has it; `settled`: staff refunded it another way after it failed
  status text not null default 'pending' check (status in ('pending', 'sent', 'done', 'failed', 'settled')),
  provider_reference text,
  attempts integer not null default 0,
  -- Raised when staff retry a refused refund, so that the provider takes it for another one.
  round smallint not null default 0,
  -- what the provider returned when it refused
  failure text check (length(failure) <= 1000),
  was_refused boolean not null default false,
  -- how staff refunded it after it failed, and which user noted that
  settled_how text check (length(settled_how) <= 2000),
  settled_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- A refused refund that staff of the organisation paid from the organisation's own money is owed to the organisation, since the refund is
  -- subtracted from its payout. One that staff of the platform paid isn't.
  settled_at timestamptz,
  owed_to_organization boolean not null default false,
  sepa_line_id bigint,
  -- A refund that failed without a reply of the provider may have arrived. When staff of the organisation note that they paid it, it is
  -- looked up at the provider, and owed only when the provider has none or it failed there. A refused refund is owed at once
  -- (docs/rules/payouts.md#what-counts).
  owed_if_missing boolean not null default false,
  foreign key (organization_id, application_id, payment_id) references payments (organization_id, application_id, id),
  check ((reason = 'refund') = (refund_id is not null)),
  foreign key (organization_id, application_id, refund_id)
  references refunds (organization_id, application_id, id),
  check (sepa_line_id is null or owed_to_organization),
  check (
  not owed_if_missing or (not owed_to_organization and refund_id is not null and status in ('settled', 'sent')))
);
create index provider_refunds_payment on provider_refunds (organization_id, application_id, payment_id);
create index provider_refunds_settled_by on provider_refunds (settled_by) where settled_by is not null;
create index provider_refunds_unfinished on provider_refunds (created_at) where status in ('pending', 'sent');
create index provider_refunds_refund on provider_refunds (organization_id, application_id, refund_id);
create index provider_refunds_paid_out on provider_refunds (organization_id, sepa_line_id) where sepa_line_id is not null;
create index provider_refunds_owed on provider_refunds (organization_id, settled_at)
  where owed_to_organization and sepa_line_id is null;
create index provider_refunds_of_platform on provider_refunds (application_id, created_at);
create index provider_refunds_reference on provider_refunds (provider_reference) where provider_reference is not null;
create index provider_refunds_looked_up on provider_refunds (updated_at) where owed_if_missing;
call protect_tenant('provider_refunds');
call protect_sales('provider_refunds');
create trigger never_deleted before delete or truncate on provider_refunds execute function refuse_deletion();
create trigger refund_follows after update of status on provider_refunds for each row
  when (old.status <> new.status and new.refund_id is not null) execute function refund_as_sent();
create trigger within_payment after insert on provider_refunds for each row execute function refunds_within_payment();
create trigger settled before update of status on provider_refunds for each row
  when (old.status <> new.status and new.status = 'settled') execute function note_settlement();

-- Holds what the built-in provider for demos and tests knows of payments and refunds, apart from our own tables.
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
  created_at timestamptz not null default now(),
  -- The built-in provider reports when a payment was paid, as a real one does.
  paid_at timestamptz
);
create index test_payments_by_creation on test_payments (created_at, reference);
create trigger noted_when_paid before insert or update of status on test_payments for each row execute function note_test_payment();

create table test_refunds (
  reference text primary key,
  idempotency_key text not null unique,
  payment_reference text not null references test_payments,
  amount_in_cents integer not null check (amount_in_cents > 0),
  created_at timestamptz not null default now()
);
create index test_refunds_payment on test_refunds (payment_reference);
create index test_refunds_by_creation on test_refunds (created_at, reference);

-- Holds the key of a platform at its payment provider, encrypted. A platform without one uses the key of the installation.
create table payment_keys (
  application_id bigint primary key references applications on delete cascade,
  driver text not null check (driver in ('mollie')),
  key_encrypted bytea not null,
  last4 text not null check (length(last4) = 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
alter table payment_keys enable row level security, force row level security;
create policy reading on payment_keys for select using ((select app_sees_all()));
call protect_writing('payment_keys', 'false');
create trigger former_payment_key after update or delete on payment_keys for each row execute function keep_former_payment_key();

-- Holds the former keys of a platform at its provider: payments that began with such a key are read and refunded with it. They are removed
-- with the platform.
create table former_payment_keys (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  driver text not null check (driver in ('mollie')),
  key_encrypted bytea not null,
  ended_at timestamptz not null default now()
);
create index former_payment_keys_of_platform on former_payment_keys (application_id, ended_at);
alter table former_payment_keys enable row level security, force row level security;
create policy reading on former_payment_keys for select using ((select app_sees_all()));
call protect_writing('former_payment_keys', 'false');

create table wallets (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  slug text not null check (length(slug) <= 60 and slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  icon_id uuid references files,
  move_value_in_cents integer not null default 100 check (move_value_in_cents between 1 and 100000),
  -- kept by the triggers of coupons
  coupons_count integer not null default 0 check (coupons_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz
);
create unique index wallets_slug on wallets (slug) where deleted_at is null;
create index wallets_list on wallets (fold(name), id) where deleted_at is null;
create index wallets_icon on wallets (icon_id) where icon_id is not null;
alter table wallets enable row level security, force row level security;
create policy reading on wallets for select using ((select app_sees_all()));
call protect_writing('wallets', 'false');

create table wallet_labels (
  wallet_id bigint not null references wallets on delete cascade,
  label_id bigint not null references labels,
  primary key (wallet_id, label_id)
);
create index wallet_labels_label on wallet_labels (label_id);
alter table wallet_labels enable row level security, force row level security;
create policy reading on wallet_labels for select using ((select app_sees_all()));
call protect_writing('wallet_labels', 'false');

create table wallet_applications (
  wallet_id bigint not null references wallets on delete cascade,
  application_id bigint not null references applications,
  primary key (wallet_id, application_id)
);
create index wallet_applications_application on wallet_applications (application_id);
alter table wallet_applications enable row level security, force row level security;
create policy reading on wallet_applications for select using ((select app_sees_all()));
call protect_writing('wallet_applications', 'false');

-- Holds the batches in which coupons were created.
create table coupon_batches (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references wallets,
  prefix text not null default '' check (prefix ~ '^[A-Z0-9]{0,10}$'),
  suffix text not null default '' check (suffix ~ '^[A-Z0-9]{0,10}$'),
  count integer not null check (count between 1 and 10000),
  value integer not null check (value between 1 and 10000),
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  unique (wallet_id, id)
);
create index coupon_batches_by on coupon_batches (created_by) where created_by is not null;
alter table coupon_batches enable row level security, force row level security;
create policy reading on coupon_batches for select using ((select app_sees_all()));
call protect_writing('coupon_batches', 'false');

create table coupons (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references wallets,
  batch_id bigint,
  -- in groups, as printed
  shown_code text not null check (shown_code ~ '^[A-Z0-9]+([ -][A-Z0-9]+)*$'),
  -- without separators, as codes are compared
  code text not null generated always as (regexp_replace(shown_code, '[ -]', '', 'g')) stored check (length(code) between 6 and 40),
  -- the moves of each redemption
  value integer not null check (value between 1 and 10000),
  quantity integer not null check (quantity between 1 and 100000),
  redeemed_count integer not null default 0 check (redeemed_count >= 0),
  is_enabled boolean not null default true,
  expires_at timestamptz,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- the last redemption
  redeemed_at timestamptz,
  redeemed_by bigint references profiles,
  foreign key (wallet_id, batch_id) references coupon_batches (wallet_id, id),
  unique (wallet_id, id),
  constraint coupons_quantity_left check (redeemed_count <= quantity)
);
-- A code exists once in an installation.
create unique index coupons_code on coupons (code);
create index coupons_list on coupons (wallet_id, created_at, id);
create index coupons_by_code on coupons (wallet_id, code, id);
create index coupons_batch on coupons (batch_id, id) where batch_id is not null;
create index coupons_created_by on coupons (created_by) where created_by is not null;
create index coupons_redeemed_by on coupons (redeemed_by) where redeemed_by is not null;
alter table coupons enable row level security, force row level security;
create policy reading on coupons for select using ((select app_sees_all()));
call protect_writing('coupons', 'false');
create trigger freeze_redeemed before update on coupons for each row
  when (old.redeemed_count > 0 and (new.shown_code <> old.shown_code or new.value <> old.value or new.wallet_id <> old.wallet_id
    or new.redeemed_count < old.redeemed_count))
  execute function freeze_redeemed_coupon();
create trigger count_added after insert on coupons referencing new table as touched for each statement execute function count_coupons();
create trigger count_removed after delete on coupons referencing old table as touched for each statement execute function count_coupons();

create table coupon_redemptions (
  id bigint generated always as identity primary key,
  wallet_id bigint not null,
  coupon_id bigint not null,
  profile_id bigint not null references profiles,
  -- the moves at the moment of the redemption
  value integer not null check (value > 0),
  -- the superadmin who redeemed for the user; null when the user did
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (wallet_id, coupon_id) references coupons (wallet_id, id),
  unique (coupon_id, profile_id)
);
create index coupon_redemptions_list on coupon_redemptions (wallet_id, created_at, id);
create index coupon_redemptions_profile on coupon_redemptions (profile_id, id);
create index coupon_redemptions_by on coupon_redemptions (created_by) where created_by is not null;
alter table coupon_redemptions enable row level security, force row level security;
create policy reading on coupon_redemptions for select using ((select app_sees_all()));
call protect_writing('coupon_redemptions', 'false');

create table wallet_entries (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references wallets,
  profile_id bigint not null references profiles,
  kind text not null check (kind in ('coupon', 'payment', 'refund')),
  moves integer not null,
  redemption_id bigint unique references coupon_redemptions,
  order_id bigint references orders,
  created_at timestamptz not null default now(),
  check (case kind when 'payment' then moves < 0 else moves > 0 end),
  check ((kind = 'coupon') = (redemption_id is not null)),
  check ((kind <> 'coupon') = (order_id is not null))
);
comment on table wallet_entries is 'append-only: the ledger of moves';
create index wallet_entries_profile on wallet_entries (profile_id, wallet_id, id);
create index wallet_entries_wallet on wallet_entries (wallet_id, id);
create index wallet_entries_order on wallet_entries (order_id) where order_id is not null;
-- An order is paid once, from one wallet.
create unique index wallet_entries_payment on wallet_entries (order_id) where kind = 'payment';
alter table wallet_entries enable row level security, force row level security;
create policy reading on wallet_entries for select using ((select app_sees_all()));
call protect_writing('wallet_entries', 'false');
create trigger append_only before update or delete on wallet_entries for each row execute function refuse_ledger_change();
create trigger append_only_whole before truncate on wallet_entries execute function refuse_ledger_change();
create trigger check_refund before insert on wallet_entries for each row when (new.kind = 'refund') execute function check_wallet_refund();
create trigger keep_balance after insert on wallet_entries for each row execute function keep_wallet_balance();

-- Holds the sum of the ledger for each user of a wallet. The check keeps it from being negative.
create table wallet_balances (
  wallet_id bigint not null references wallets,
  profile_id bigint not null references profiles,
  moves bigint not null,
  primary key (wallet_id, profile_id),
  constraint wallet_balances_not_negative check (moves >= 0)
);
create index wallet_balances_profile on wallet_balances (profile_id);
alter table wallet_balances enable row level security, force row level security;
create policy reading on wallet_balances for select using ((select app_sees_all()));
call protect_writing('wallet_balances', 'false');
create trigger kept_by_ledger before insert or update or delete on wallet_balances
  for each row when (pg_trigger_depth() = 0) execute function refuse_balance_change();
