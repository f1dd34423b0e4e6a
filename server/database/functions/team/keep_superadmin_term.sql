-- Begins or ends the term of a user in superadmin_terms: a superadmin with an open login has one.
create or replace function keep_superadmin_term(p_user_id bigint) returns void
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

-- Begins or ends the term when the role is given or taken. Trigger on user_roles.
create or replace function superadmin_role_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.role = 'superadmin' then perform keep_superadmin_term(new.user_id); end if;
  if tg_op <> 'INSERT' and old.role = 'superadmin' then perform keep_superadmin_term(old.user_id); end if;
  return null;
end $$;

-- Begins or ends the term when the login is opened, closed or removed. Trigger on users.
create or replace function superadmin_login_changed() returns trigger language plpgsql as $$
begin
  perform keep_superadmin_term(new.id);
  return null;
end $$;
