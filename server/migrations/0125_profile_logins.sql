-- App users log in by a code that is mailed to them (docs/integrations.md#app-users). Website and app read nothing of it: they go
-- through the functions at the end.

-- The newest code of an address on a platform; asking again replaces it. Whether the address has a profile makes no difference.
create table profile_codes (
  application_id bigint not null references applications,
  email citext not null check (length(email) between 1 and 255),
  -- keyed with APP_KEY, as six digits are soon guessed
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (application_id, email)
);
create index profile_codes_expired on profile_codes (expires_at);

create table profile_tokens (
  token_hash bytea primary key,
  profile_id bigint not null references profiles,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index profile_tokens_of_profile on profile_tokens (profile_id);
create index profile_tokens_expired on profile_tokens (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['profile_codes', 'profile_tokens'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

-- Another address, also the one of an erased user, ends the logins, whoever changes it.
create function end_profile_logins() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_tokens where profile_id = new.id;
  delete from profile_codes where application_id = old.application_id and email = old.email;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger end_logins after update of email on profiles for each row
  when (old.email <> new.email) execute function end_profile_logins();

-- Each of these is called in a statement of its own, as it looks beyond the scope.

create function save_profile_code(p_application_id bigint, p_email citext, p_code_hash bytea, p_now timestamptz, p_expires_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into profile_codes (application_id, email, code_hash, created_at, expires_at)
    values (p_application_id, p_email, p_code_hash, p_now, p_expires_at)
    on conflict (application_id, email) do update
      set code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Uses up a code: 'right'. 'wrong' counts a try, which the caller has to commit; 'over' when there is none that works. Of many at once
-- one is right, and no more than five are looked at.
create function use_profile_code(p_application_id bigint, p_email citext, p_code_hash bytea, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  known profile_codes;
  outcome text := 'over';
begin
  perform set_config('app.scope', 'system', true);
  select * into known from profile_codes where application_id = p_application_id and email = p_email for update;
  if found and known.expires_at > p_now and known.tries < 5 then
    if known.code_hash = p_code_hash then
      delete from profile_codes where application_id = p_application_id and email = p_email;
      outcome := 'right';
    else
      update profile_codes set tries = tries + 1 where application_id = p_application_id and email = p_email;
      outcome := 'wrong';
    end if;
  end if;
  perform set_config('app.scope', scope_before, true);
  return outcome;
end $$;

-- A token for a profile that still has this address: null when it was erased meanwhile. Answers the profile, for its user.
create function save_profile_token(p_profile_id bigint, p_email citext, p_token_hash bytea, p_now timestamptz, p_expires_at timestamptz)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  known profiles;
begin
  perform set_config('app.scope', 'system', true);
  select * into known from profiles where id = p_profile_id and email = p_email for share;
  if found then
    insert into profile_tokens (token_hash, profile_id, created_at, expires_at) values (p_token_hash, known.id, p_now, p_expires_at);
  end if;
  perform set_config('app.scope', scope_before, true);
  return case when known.id is not null then jsonb_build_object('id', known.id, 'email', known.email, 'first_name', known.first_name,
    'last_name', known.last_name, 'locale', known.locale) end;
end $$;

-- Whose token this is, and on which platform; nothing for one that doesn't work. The scope of the call stays as it is.
create function enter_profile(p_token_hash bytea, p_now timestamptz) returns table (profile_id bigint, application_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select profiles.id, profiles.application_id from profile_tokens
    join profiles on profiles.id = profile_id where token_hash = p_token_hash and expires_at > p_now;
  perform set_config('app.scope', scope_before, true);
end $$;

-- As text, since citext's comparison isn't leakproof: behind the policies of orders it can't use an index. Addresses arrive in lower case.
create index orders_of_buyer on orders (application_id, (email::text), created_at desc, id desc);

-- The orders of an app user on the platform of the profile, by its address: what was sold, when the first session is that goes on, and how
-- it stands. Never the order of another address or platform.
create function bookings_of_profile(p_profile_id bigint)
returns table (number bigint, title text, starts_at timestamptz, tz text, status text, total_price_in_cents integer, created_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  platform bigint;
  address text;
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  select application_id, lower(email::text) into platform, address from profiles where id = p_profile_id;
  return query
    select orders.id, line.title, first.starts_at, first.tz, orders.status, orders.total_price_in_cents, orders.created_at
      from orders
      cross join lateral (
        select order_lines.title from order_lines
         where order_lines.organization_id = orders.organization_id and order_lines.order_id = orders.id
         order by position limit 1) as line
      left join lateral (
        select sessions.starts_at, sessions.tz from (
          select participants.session_id, participants.status from order_lines
            join participants on participants.organization_id = order_lines.organization_id and participants.order_line_id = order_lines.id
           where order_lines.organization_id = orders.organization_id and order_lines.order_id = orders.id
          union all
          select participants.session_id, participants.status from order_lines
            join bundle_participants whole on whole.organization_id = order_lines.organization_id and whole.order_line_id = order_lines.id
            join participants on participants.bundle_participant_id = whole.id
           where order_lines.organization_id = orders.organization_id and order_lines.order_id = orders.id
        ) as place join sessions on sessions.id = place.session_id
         where sessions.deleted_at is null
         order by place.status = 'canceled', sessions.canceled_at is not null, sessions.starts_at, sessions.id limit 1
      ) as first on true
     where orders.application_id = platform and orders.email::text = address;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;

-- What an app user reads of a wallet after redeeming a voucher of it.
create function name_of_wallet(p_wallet_id bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_name text;
begin
  perform set_config('app.scope', 'system', true);
  select name into found_name from wallets where id = p_wallet_id;
  perform set_config('app.scope', scope_before, true);
  return found_name;
end $$;
