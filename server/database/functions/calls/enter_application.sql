-- Enters a platform and its children. Administrators see all organisations there, but only the money of their own platforms. Staff see
-- those of their organisations that are on this platform and in which a role holds what the call asks for.
create or replace function enter_application(p_caller caller, p_application_id bigint, p_abilities text[], p_needed integer)
returns entrance language plpgsql as $$
declare
  entered entrance := row('{}'::text[], (p_caller).works_for, true);
begin
  if (p_caller).is_superadmin then
    entered.roles := array['superadmin'];
    perform set_scope('applications', '{}', application_family(p_application_id));
    return entered;
  end if;
  if p_application_id = any ((p_caller).admin_of) then
    entered.roles := array['admin'];
    perform set_scope('applications', '{}', application_family(p_application_id));
    perform limit_money((p_caller).admin_of, (p_caller).works_for);
    return entered;
  end if;
  select coalesce(array_agg(distinct link.organization_id), '{}') into entered.organization_ids
    from organization_applications link
   where link.organization_id = any ((p_caller).works_for) and link.application_id = p_application_id;
  select coalesce(array_agg(distinct role), '{}') into entered.roles
    from roles_held((p_caller).id) where organization_id = any (entered.organization_ids);
  if cardinality(p_abilities) > 0 and cardinality(entered.roles) > 1 then
    entered.organization_ids := organizations_with((p_caller).id, entered.organization_ids, p_abilities, p_needed);
  end if;
  perform set_scope('organizations', entered.organization_ids, (p_caller).linked);
  return entered;
end $$;
