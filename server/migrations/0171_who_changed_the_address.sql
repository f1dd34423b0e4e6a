-- Who may confirm a new bank account by mail, who hears of it, and that an organisation can stop it (docs/rules/money.md#bank-account).

-- Who entered the present e-mail address of an organisation, also the first one; null: nobody with a login, or before this was kept.
alter table organizations add column email_changed_by bigint references users on delete set null;
create index organizations_email_changed_by on organizations (email_changed_by) where email_changed_by is not null;
-- The address before the present one; one that was there for less than 30 days doesn't hide the one before it.
alter table organizations add column previous_email citext;

create or replace function note_email_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.email_changed_by := coalesce(new.email_changed_by, app_user_id());
    return new;
  end if;
  if nullif(old.email, '') is not null and (old.previous_email is null or coalesce(old.email_changed_at < now() - interval '30 days', true)) then
    new.previous_email := old.email;
  end if;
  new.email_changed_at := now();
  new.email_changed_by := app_user_id();
  return new;
end $$;
create trigger organizations_email_entered before insert on organizations for each row
  when (new.email is not null) execute function note_email_change();

-- The trail knows who entered the addresses of before.
select set_config('app.scope', 'system', true);
with latest as (
  select distinct on (subject_id) subject_id::bigint as id, actor_id, changes -> 'email' ->> 'old' as former from audit_log
   where subject_type = 'organizations' and action in ('createOrganization', 'updateOrganization') and changes ? 'email'
   order by subject_id, created_at desc)
update organizations set email_changed_by = users.id, previous_email = case when former like '%_@_%' then former end
from latest left join users on users.id = latest.actor_id where latest.id = organizations.id;
select set_config('app.scope', '', true);

-- The link that stops a new account, and when somebody did.
alter table finance_infos
  add column stop_token_hash bytea unique,
  add column stop_expires_at timestamptz(3),
  add column stopped_at timestamptz(3),
  add check ((stop_token_hash is null) = (stop_expires_at is null)),
  -- what was stopped is held
  add check (stopped_at is null or payouts_held_since is not null);

create or replace function hold_payouts() returns trigger language plpgsql as $$
begin
  new.payouts_held_since := now();
  new.iban_changed_at := now();
  new.stopped_at := null;
  if tg_op = 'UPDATE' and new.confirm_token_hash is not distinct from old.confirm_token_hash then
    new.confirm_token_hash := null;
    new.confirm_expires_at := null;
  end if;
  if tg_op = 'UPDATE' and new.stop_token_hash is not distinct from old.stop_token_hash then
    new.stop_token_hash := null;
    new.stop_expires_at := null;
  end if;
  return new;
end $$;

create or replace function enter_bank_account_change(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  select info.organization_id into found_id from finance_infos info
    join organizations on organizations.id = info.organization_id and organizations.deleted_at is null
   where info.confirm_token_hash = p_token_hash or info.stop_token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  perform set_scope('organizations', array[found_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = found_id));
  return found_id;
end $$;
