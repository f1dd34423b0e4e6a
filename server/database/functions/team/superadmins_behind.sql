-- Returns the superadmins, also former ones, who gave a user a role for an organisation, or gave it to the team member who gave it. Ends at
-- an administrator of a platform: that is another person, also when a superadmin appointed the administrator.
create or replace function superadmins_behind(p_user_id bigint, p_organization_id bigint) returns bigint[] language sql stable as $$
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
