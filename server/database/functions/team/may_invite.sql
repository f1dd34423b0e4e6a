-- Returns whether a user may send an invitation with this role now: by a role of at least that rank which may invite there, as mayManageRole()
-- of the domain. Only superadmins invite to a platform. False for a removed organisation.
create or replace function may_invite(p_user_id bigint, p_organization_id bigint, p_application_id bigint, p_role text)
returns boolean language sql stable as $$
  select exists (
    select from user_roles held
      join users on users.id = held.user_id and users.deleted_at is null and users.closed_at is null
     where held.user_id = p_user_id and role_rank(held.role) >= role_rank(p_role)
       and (held.role = 'superadmin' or (
         p_application_id is null
         and exists (select from role_abilities where role = held.role and ability = 'manage-team')
         and (held.organization_id = p_organization_id or (held.role = 'admin' and exists (
           select from organization_applications link
            where link.organization_id = p_organization_id
              and link.application_id = any (application_family(held.application_id))))))))
    and not exists (select from organizations where id = p_organization_id and deleted_at is not null)
$$;
