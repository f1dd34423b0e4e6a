-- Wallets with moves, and the coupons that put moves into them (docs/rules/money.md#moves). All of it is a superadmin's; app users
-- reach it only through the functions at the end.

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

create table wallet_labels (
  wallet_id bigint not null references wallets on delete cascade,
  label_id bigint not null references labels,
  primary key (wallet_id, label_id)
);
create index wallet_labels_label on wallet_labels (label_id);

create table wallet_applications (
  wallet_id bigint not null references wallets on delete cascade,
  application_id bigint not null references applications,
  primary key (wallet_id, application_id)
);
create index wallet_applications_application on wallet_applications (application_id);

-- Coupons that were made together.
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

create table coupons (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references wallets,
  batch_id bigint,
  -- in groups, as people read it
  shown_code text not null check (shown_code ~ '^[A-Z0-9]+([ -][A-Z0-9]+)*$'),
  -- as codes are compared
  code text not null generated always as (regexp_replace(shown_code, '[ -]', '', 'g')) stored check (length(code) between 6 and 40),
  -- moves for each redemption
  value integer not null check (value between 1 and 10000),
  quantity integer not null check (quantity between 1 and 100000),
  redeemed_count integer not null default 0 check (redeemed_count >= 0),
  is_enabled boolean not null default true,
  expires_at timestamptz,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- of the last redemption
  redeemed_at timestamptz,
  redeemed_by bigint references profiles,
  foreign key (wallet_id, batch_id) references coupon_batches (wallet_id, id),
  unique (wallet_id, id),
  constraint coupons_quantity_left check (redeemed_count <= quantity)
);
-- one code works on one installation only once
create unique index coupons_code on coupons (code);
create index coupons_list on coupons (wallet_id, created_at, id);
create index coupons_by_code on coupons (wallet_id, code, id);
create index coupons_batch on coupons (batch_id, id) where batch_id is not null;
create index coupons_created_by on coupons (created_by) where created_by is not null;
create index coupons_redeemed_by on coupons (redeemed_by) where redeemed_by is not null;

create table coupon_redemptions (
  id bigint generated always as identity primary key,
  wallet_id bigint not null,
  coupon_id bigint not null,
  profile_id bigint not null references profiles,
  -- moves at that time
  value integer not null check (value > 0),
  -- the superadmin who redeemed for the user
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (wallet_id, coupon_id) references coupons (wallet_id, id),
  unique (coupon_id, profile_id)
);
create index coupon_redemptions_list on coupon_redemptions (wallet_id, created_at, id);
create index coupon_redemptions_profile on coupon_redemptions (profile_id, id);
create index coupon_redemptions_by on coupon_redemptions (created_by) where created_by is not null;

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
-- an order is paid from one wallet, once
create unique index wallet_entries_payment on wallet_entries (order_id) where kind = 'payment';

-- The sum of the ledger, for each user of a wallet. The check keeps it from ever being negative.
create table wallet_balances (
  wallet_id bigint not null references wallets,
  profile_id bigint not null references profiles,
  moves bigint not null,
  primary key (wallet_id, profile_id),
  constraint wallet_balances_not_negative check (moves >= 0)
);
create index wallet_balances_profile on wallet_balances (profile_id);

do $$
declare
  name text;
begin
  foreach name in array array['wallets', 'wallet_labels', 'wallet_applications', 'coupon_batches', 'coupons',
    'coupon_redemptions', 'wallet_entries', 'wallet_balances'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

-- Rules -----------------------------------------------------------------------------------------------------------------

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on wallet_entries for each row execute function refuse_ledger_change();
create trigger append_only_whole before truncate on wallet_entries execute function refuse_ledger_change();

-- A refund gives back at most what the order took from this user's wallet. The balance is locked first, so that of two refunds at
-- once the second sees the first.
create function check_wallet_refund() returns trigger language plpgsql as $$
begin
  perform from wallet_balances where wallet_id = new.wallet_id and profile_id = new.profile_id for update;
  if (select coalesce(sum(moves), 0) from wallet_entries
      where order_id = new.order_id and wallet_id = new.wallet_id and profile_id = new.profile_id) + new.moves > 0 then
    raise exception 'order % did not take that many moves', new.order_id
      using errcode = 'check_violation', constraint = 'wallet_entries_refund';
  end if;
  return new;
end $$;
create trigger check_refund before insert on wallet_entries for each row when (new.kind = 'refund') execute function check_wallet_refund();

create function keep_wallet_balance() returns trigger language plpgsql as $$
begin
  if new.moves > 0 then
    insert into wallet_balances as balance (wallet_id, profile_id, moves) values (new.wallet_id, new.profile_id, new.moves)
      on conflict (wallet_id, profile_id) do update set moves = balance.moves + excluded.moves;
  else
    update wallet_balances set moves = moves + new.moves where wallet_id = new.wallet_id and profile_id = new.profile_id;
    if not found then
      raise exception 'no moves' using errcode = 'check_violation', constraint = 'wallet_balances_not_negative';
    end if;
  end if;
  update profiles set last_used_at = new.created_at
    where id = new.profile_id and last_used_at < new.created_at - interval '1 day';
  return null;
end $$;
create trigger keep_balance after insert on wallet_entries for each row execute function keep_wallet_balance();

-- Only the ledger changes a balance.
create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  raise exception 'balances are kept by the ledger' using errcode = 'restrict_violation';
end $$;
create trigger kept_by_ledger before insert or update or delete on wallet_balances
  for each row when (pg_trigger_depth() = 0) execute function refuse_balance_change();

-- What somebody redeemed keeps its code and its value.
create function freeze_redeemed_coupon() returns trigger language plpgsql as $$
begin
  raise exception 'coupon % was redeemed', old.id using errcode = 'check_violation', constraint = 'coupons_frozen';
end $$;
create trigger freeze_redeemed before update on coupons for each row
  when (old.redeemed_count > 0 and (new.shown_code <> old.shown_code or new.value <> old.value or new.wallet_id <> old.wallet_id
    or new.redeemed_count < old.redeemed_count))
  execute function freeze_redeemed_coupon();

create function count_coupons() returns trigger language plpgsql as $$
begin
  update wallets set coupons_count = coupons_count + change
    from (select wallet_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change from touched group by wallet_id) counted
   where wallets.id = counted.wallet_id;
  return null;
end $$;
create trigger count_added after insert on coupons referencing new table as touched for each statement execute function count_coupons();
create trigger count_removed after delete on coupons referencing old table as touched for each statement execute function count_coupons();

-- For app users ---------------------------------------------------------------------------------------------------------

-- Redeems a code for an app user: one redemption, one entry of the ledger, one more on the coupon. The coupon is locked, so that of
-- many at once no more succeed than its quantity. The outcome is 'redeemed', or why not; `p_wallet_id` limits it to one wallet.
create function redeem_coupon(p_code text, p_profile_id bigint, p_now timestamptz, p_wallet_id bigint, p_user_id bigint)
returns table (outcome text, wallet_id bigint, coupon_id bigint, value integer, balance bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  coupon coupons;
  why text;
  redemption bigint;
  held bigint;
begin
  perform set_config('app.scope', 'system', true);
  select * into coupon from coupons
   where code = p_code and (p_wallet_id is null or wallet_id = p_wallet_id)
     and exists (select from wallets where id = coupons.wallet_id and deleted_at is null)
     for update;
  why := case
    when coupon.id is null then 'unknown'
    when not exists (select from wallet_applications link join profiles on profiles.application_id = link.application_id
      where link.wallet_id = coupon.wallet_id and profiles.id = p_profile_id) then 'elsewhere'
    when not coupon.is_enabled then 'disabled'
    when coupon.expires_at <= p_now then 'expired'
    when exists (select from coupon_redemptions where coupon_id = coupon.id and profile_id = p_profile_id) then 'again'
    when coupon.redeemed_count >= coupon.quantity then 'exhausted'
    else 'redeemed' end;
  if why = 'redeemed' then
    insert into coupon_redemptions (wallet_id, coupon_id, profile_id, value, created_by, created_at)
      values (coupon.wallet_id, coupon.id, p_profile_id, coupon.value, p_user_id, p_now) returning id into redemption;
    update coupons set redeemed_count = redeemed_count + 1, redeemed_at = p_now, redeemed_by = p_profile_id where id = coupon.id;
    insert into wallet_entries (wallet_id, profile_id, kind, moves, redemption_id, created_at)
      values (coupon.wallet_id, p_profile_id, 'coupon', coupon.value, redemption, p_now);
    select moves into held from wallet_balances where wallet_id = coupon.wallet_id and profile_id = p_profile_id;
  end if;
  perform set_config('app.scope', scope_before, true);
  return query select why, coupon.wallet_id, coupon.id, coupon.value, held;
end $$;

-- Adds a payment (negative) or a refund (positive) of an order to the ledger and returns the balance. Fails by
-- wallet_balances_not_negative or wallet_entries_refund.
create function post_wallet_entry(p_wallet_id bigint, p_profile_id bigint, p_moves integer, p_order_id bigint, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  held bigint;
begin
  perform set_config('app.scope', 'system', true);
  insert into wallet_entries (wallet_id, profile_id, kind, moves, order_id, created_at)
    values (p_wallet_id, p_profile_id, case when p_moves < 0 then 'payment' else 'refund' end, p_moves, p_order_id, p_now);
  select moves into held from wallet_balances where wallet_id = p_wallet_id and profile_id = p_profile_id;
  perform set_config('app.scope', scope_before, true);
  return held;
end $$;
