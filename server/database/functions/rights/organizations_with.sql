-- Returns the ids in p_organizations where the user's roles together hold at least p_needed of p_abilities. A superadmin has no stored
-- abilities: callers check that role first.
create or replace function organizations_with(p_user_id bigint, p_organizations bigint[], p_abilities text[], p_needed integer)
returns bigint[] language sql stable as $$
  select coalesce(array_agg(organization_id), '{}') from (
    select held.organization_id from roles_held(p_user_id) held join role_abilities on role_abilities.role = held.role
     where held.organization_id = any (p_organizations)
       and role_abilities.ability = any (p_abilities)
     group by held.organization_id having count(distinct role_abilities.ability) >= p_needed) as enough
$$;
