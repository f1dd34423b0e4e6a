-- To which bank account an organisation is paid out, and to whom invoices are addressed (docs/rules/money.md#bank-account).

create table finance_infos (
  organization_id bigint primary key references organizations,
  attn text check (length(attn) between 1 and 140),
  -- lengths of ISO 20022, which payouts are written in
  street text check (length(street) between 1 and 70),
  house_number text check (length(house_number) between 1 and 16),
  postal_code text check (length(postal_code) between 1 and 16),
  city text check (length(city) between 1 and 35),
  country text not null default 'NL' check (country ~ '^[A-Z]{2}$'),
  account_name text not null check (length(account_name) between 1 and 70),
  bic text check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  -- encrypted with APP_KEY; what people see is made of the country and the last four
  iban_encrypted bytea not null,
  iban_country text not null check (iban_country ~ '^[A-Z]{2}$'),
  iban_last4 text not null check (iban_last4 ~ '^[A-Z0-9]{4}$'),
  -- the account that this one replaced, masked
  previous_iban text check (previous_iban ~ '^[A-Z]{2}••••[A-Z0-9]{4}$'),
  iban_changed_at timestamptz(3) not null default now(),
  iban_changed_by bigint references users,
  -- nothing is paid out until somebody else has confirmed the account
  payouts_held_since timestamptz(3) default now(),
  -- of the mailed link that confirms the account; both null when none was mailed
  confirm_token_hash bytea unique,
  confirm_expires_at timestamptz(3),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((confirm_token_hash is null) = (confirm_expires_at is null))
);
create index finance_infos_changed_by on finance_infos (iban_changed_by) where iban_changed_by is not null;
call protect_tenant('finance_infos');

-- Every new account holds the payouts, the first one too, and ends the link of the account before it.
create function hold_payouts() returns trigger language plpgsql as $$
begin
  new.payouts_held_since := now();
  new.iban_changed_at := now();
  if tg_op = 'UPDATE' and new.confirm_token_hash is not distinct from old.confirm_token_hash then
    new.confirm_token_hash := null;
    new.confirm_expires_at := null;
  end if;
  return new;
end $$;
create trigger finance_infos_held before insert on finance_infos for each row execute function hold_payouts();
create trigger finance_infos_held_again before update of iban_encrypted on finance_infos for each row
  when (old.iban_encrypted is distinct from new.iban_encrypted) execute function hold_payouts();

-- Finds the organisation of a mailed link and enters it, and nothing else. Null when no link has this secret. In a statement of its
-- own, as all that change the scope.
create function enter_bank_account_change(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  select info.organization_id into found_id from finance_infos info
    join organizations on organizations.id = info.organization_id and organizations.deleted_at is null
   where info.confirm_token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  perform set_scope('organizations', array[found_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = found_id));
  return found_id;
end $$;
