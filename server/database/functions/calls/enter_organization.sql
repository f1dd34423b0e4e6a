-- Enters one organisation. An administrator of one of its platforms sees only what those platforms sold, unless a role in the organisation
-- itself holds all that the call asks for. A removed organisation can't be entered: the result has no roles.
create or replace function enter_organization(
  p_caller caller, p_organization_id bigint, p_application_id bigint, p_abilities text[], p_needed integer
) returns entrance language plpgsql as $$
declare
  platforms bigint[];
  entered entrance;
begin
  select coalesce(array_agg(link.application_id), '{}') into platforms
    from organization_applications link
    join organizations on organizations.id = link.organization_id and organizations.deleted_at is null
   where link.organization_id = p_organization_id;
  select coalesce(array_agg(distinct role), '{}') into entered.roles
    from roles_held((p_caller).id)
   where organization_id = p_organization_id and p_organization_id = any ((p_caller).works_for);
  if platforms && (p_caller).admin_of then
    if not (p_caller).is_superadmin and (cardinality(entered.roles) = 0 or p_needed > (
      select count(distinct ability) from role_abilities where role = any (entered.roles) and ability = any (p_abilities))) then
      perform limit_money((p_caller).admin_of, '{}');
    end if;
    entered.roles := entered.roles || 'admin'::text;
  end if;
  if (p_caller).is_superadmin then
    entered.roles := entered.roles || 'superadmin'::text;
  end if;
  if not exists (select from organizations where id = p_organization_id and deleted_at is null) then
    entered.roles := '{}';
  end if;
  entered.organization_ids := (p_caller).works_for;
  entered.is_on_application := coalesce(p_application_id = any (platforms), false);
  perform set_scope('organizations', array[p_organization_id], platforms);
  return entered;
end $$;
