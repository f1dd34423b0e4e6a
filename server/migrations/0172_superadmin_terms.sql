-- Who was superadmin when. Four eyes are asked since the moment that a draft or a bank account was made, and not of those who are superadmin
-- now: one superadmin could otherwise dismiss the other, do both halves, and appoint the other again (docs/rules/access.md#superadmins).

create table superadmin_terms (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  began_at timestamptz(3) not null default now(),
  -- null: the operator of the installation
  appointed_by bigint references users on delete set null,
  -- the role was taken, or the login closed
  ended_at timestamptz(3),
  check (ended_at >= began_at)
);
create unique index superadmin_terms_open on superadmin_terms (user_id) where ended_at is null;
create index superadmin_terms_user on superadmin_terms (user_id, began_at);
create index superadmin_terms_appointed_by on superadmin_terms (appointed_by) where appointed_by is not null;
alter table superadmin_terms enable row level security;
alter table superadmin_terms force row level security;
create policy reading on superadmin_terms for select using (true);
call protect_writing('superadmin_terms', 'false');

-- Begins or ends the term of a user: superadmins with an open login have one.
create function keep_superadmin_term(p_user_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  holds boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (
    select from user_roles join users on users.id = user_id
     where user_id = p_user_id and role = 'superadmin' and deleted_at is null and closed_at is null) into holds;
  if holds then
    insert into superadmin_terms (user_id, appointed_by) values (p_user_id, app_user_id()) on conflict do nothing;
  else
    update superadmin_terms set ended_at = greatest(now(), began_at) where user_id = p_user_id and ended_at is null;
  end if;
  perform set_config('app.scope', scope_before, true);
end $$;

create function superadmin_role_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.role = 'superadmin' then perform keep_superadmin_term(new.user_id); end if;
  if tg_op <> 'INSERT' and old.role = 'superadmin' then perform keep_superadmin_term(old.user_id); end if;
  return null;
end $$;
create trigger superadmin_terms after insert or update or delete on user_roles for each row execute function superadmin_role_changed();

create function superadmin_login_changed() returns trigger language plpgsql as $$
begin
  perform keep_superadmin_term(new.id);
  return null;
end $$;
create trigger superadmin_terms after update of closed_at, deleted_at on users for each row
  when (old.closed_at is distinct from new.closed_at or old.deleted_at is distinct from new.deleted_at)
  execute function superadmin_login_changed();

-- those of before have been so for long
select set_config('app.scope', 'system', true);
insert into superadmin_terms (user_id, began_at)
select users.id, users.created_at from user_roles join users on users.id = user_id
 where role = 'superadmin' and deleted_at is null and closed_at is null;
select set_config('app.scope', '', true);

-- Invoices and payouts add up what all platforms sold: their rows of the trail are for those who see all of it, as they are themselves.
alter policy sold_here on audit_log using (
  not (select app_money_is_limited())
  or organization_id = any ((select app_money_organization_ids())::bigint[])
  or (sold_on is null and subject_type not in ('invoices', 'sepa_lines'))
  or sold_on = any ((select app_money_application_ids())::bigint[])
);
