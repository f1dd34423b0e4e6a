-- Returns the organisations in which a role of the user holds one of these abilities: those in scope, and those on platforms that the user
-- administers. For a call that names no organisation and shows records of several kinds.
create or replace function organizations_holding(p_user_id bigint, p_abilities text[]) returns bigint[] language sql stable as $$
  select organizations_with(p_user_id, app_organization_ids(), p_abilities, 1) || array(
    select link.organization_id from organization_applications link
     where link.application_id in (
       select unnest(application_family(application_id)) from roles_held(p_user_id)
        where role = 'admin'
          and exists (select from role_abilities where role = 'admin' and ability = any (p_abilities))))
$$;
