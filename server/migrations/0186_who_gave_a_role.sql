-- Who gave a role. A superadmin may own a second login that they let in, so where a rule asks for two people, that login doesn't count as
-- the other one (docs/rules/money.md#bank-account).
alter table user_roles add column granted_by bigint references users on delete set null default app_user_id();
create index user_roles_granted_by on user_roles (granted_by) where granted_by is not null;

-- Of before: who sent the newest invitation that was accepted.
select set_config('app.scope', 'system', true);
update user_roles set granted_by = given.invited_by
  from (select distinct on (users.id, invites.organization_id, invites.application_id)
      users.id as user_id, invites.organization_id, invites.application_id, invites.invited_by
    from invites join users on users.email = invites.email
   where invites.status = 'accepted'
   order by users.id, invites.organization_id, invites.application_id, invites.accepted_at desc) as given
 where user_roles.user_id = given.user_id
   and (user_roles.organization_id = given.organization_id or user_roles.application_id = given.application_id);
select set_config('app.scope', '', true);

-- The superadmins, also former ones, who gave a user a role for an organisation, or who let in the team member that gave it.
-- An administrator of a platform who lets somebody in is another person, whoever appointed that administrator.
create function superadmins_behind(p_user_id bigint, p_organization_id bigint) returns bigint[] language sql stable as $$
  with recursive giver (id) as (
    select granted_by from user_roles
     where user_id = p_user_id and granted_by is not null
       and (organization_id = p_organization_id or application_id is not null)
    union
    select user_roles.granted_by from giver join user_roles on user_roles.user_id = giver.id
     where user_roles.granted_by is not null and user_roles.organization_id = p_organization_id
  )
  select coalesce(array_agg(id order by id), '{}') from giver
   where exists (select from superadmin_terms where superadmin_terms.user_id = giver.id)
$$;
