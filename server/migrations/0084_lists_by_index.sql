-- Far pages and totals of these lists are read from an index alone (ADR 22), as those of sessions since 0069: each index holds the
-- columns that the policies and the default filters read, and the columns below fold().
drop index activities_list;
create index activities_list on activities (organization_id, fold(name), id) include (name, concept, deleted_at)
  where deleted_at is null;
drop index activities_name;
create index activities_name on activities (fold(name), id) include (organization_id, name, concept, deleted_at)
  where deleted_at is null;
create index activities_changed on activities (organization_id, updated_at, id) include (concept, deleted_at)
  where deleted_at is null;
drop index products_list;
create index products_list on products (organization_id, fold(name), id) include (name, concept, deleted_at)
  where deleted_at is null;
drop index products_name;
create index products_name on products (fold(name), id) include (organization_id, name, concept, deleted_at)
  where deleted_at is null;
drop index participants_list;
create index participants_list on participants (session_id, fold(last_name), fold(first_name), id)
  include (organization_id, status, last_name, first_name);
create index participants_newest on participants (session_id, created_at, id) include (organization_id, status);
-- the attendance of a session
drop index participants_status;
create index participants_status on participants (session_id, status) include (organization_id, check_in, id);
drop index purchases_list;
create index purchases_list on purchases (product_id, created_at desc, id desc)
  include (organization_id, application_id);
drop index purchases_name;
create index purchases_name on purchases (product_id, fold(last_name || ' ' || first_name), id)
  include (organization_id, application_id, last_name, first_name);

-- The organisations of the platforms in scope, as in 0070. Reads the platforms once; a function in the condition ran for each link.
-- Each call is planned anew: a plan made for a large platform reads all links for a small one too.
create or replace function app_linked_organizations() returns setof bigint language plpgsql stable parallel unsafe
set plan_cache_mode = force_custom_plan as $$
declare
  known text := current_setting('app.linked_organization_ids', true);
  platforms bigint[] := app_application_ids();
begin
  if app_scope() = 'applications' then
    if coalesce(known, '') = '' then
      known := array(
        select distinct link.organization_id from organization_applications link
         where link.application_id = any (platforms))::text;
      perform set_config('app.linked_organization_ids', known, true);
    end if;
    return query select unnest(known::bigint[]);
  end if;
end $$;
