-- Returns the team of an organisation, and which of its members work elsewhere too. Processes of the former version call it until they are
-- restarted; readers_of() replaces it.
create or replace function team_of(p_organization_id bigint) returns table (user_id bigint, works_elsewhere boolean)
language sql stable as $$
  select own.user_id, exists (
      select from user_roles other
       where other.user_id = own.user_id and other.organization_id is distinct from p_organization_id)
    from user_roles own where own.organization_id = p_organization_id group by own.user_id
$$;
