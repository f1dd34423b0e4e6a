-- Enters all that is the caller's, for a call that names no organisation and no platform. That is the organisations in which a role holds
-- what the call asks for, the platforms that the caller administers, and their organisations. A superadmin enters everything. Only
-- superadmins see rows in the scope `all`.
create or replace function enter_all_of_caller(p_caller caller, p_scope text, p_abilities text[], p_needed integer)
returns entrance language plpgsql as $$
declare
  entered entrance := row('{}'::text[], (p_caller).works_for, true);
  administers boolean := true;
begin
  select coalesce(array_agg(distinct role), '{}') into entered.roles
    from roles_held((p_caller).id)
   where (organization_id is null or organization_id = any ((p_caller).works_for));
  if (p_caller).is_superadmin then
    perform set_scope('all', '{}', '{}');
    return entered;
  end if;
  if cardinality(p_abilities) > 0 and cardinality(entered.roles) > 1 then
    entered.organization_ids := organizations_with((p_caller).id, (p_caller).works_for, p_abilities, p_needed);
    administers := 'admin' = any (entered.roles)
      and (select count(*) from role_abilities where role = 'admin' and ability = any (p_abilities)) >= p_needed;
  end if;
  if cardinality((p_caller).admin_of) > 0 then
    perform limit_money((p_caller).admin_of, entered.organization_ids);
  end if;
  if p_scope = 'all' then
    perform set_scope('', '{}', '{}');
  elsif not administers then
    perform set_scope('organizations', entered.organization_ids, (p_caller).linked);
  elsif cardinality(entered.organization_ids) = 0 and cardinality((p_caller).admin_of) > 0 then
    perform set_scope('applications', '{}', (p_caller).admin_of);
  else
    perform set_scope('organizations',
      entered.organization_ids || array(
        select link.organization_id from organization_applications link where link.application_id = any ((p_caller).admin_of)),
      (p_caller).admin_of || (p_caller).linked);
  end if;
  return entered;
end $$;
