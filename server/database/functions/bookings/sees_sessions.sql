-- Returns whether a user may see the sessions of an organisation. A superadmin may. Others need a role with the ability view-activities in
-- the organisation, or as administrator of one of its platforms. False for a closed login and for a removed organisation.
create or replace function sees_sessions(p_user_id bigint, p_organization_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from user_roles
      join users on users.id = user_roles.user_id and users.deleted_at is null and users.closed_at is null
      left join role_abilities on role_abilities.role = user_roles.role and role_abilities.ability = 'view-activities'
     where user_roles.user_id = p_user_id and (
       user_roles.role = 'superadmin'
       or (role_abilities.role is not null and (
         user_roles.organization_id = p_organization_id
         or (user_roles.role = 'admin' and exists (
           select from organization_applications link
            where link.organization_id = p_organization_id
              and link.application_id = any (application_family(user_roles.application_id)))))))
  ) and exists (select from organizations where id = p_organization_id and deleted_at is null)
$$;
