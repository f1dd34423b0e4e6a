-- Returns the organisations of the platforms in scope, by row-level security. In plpgsql, so that the planner doesn't merge it into the
-- statement.
create or replace function app_public_links() returns setof bigint language plpgsql stable as $$
begin
  return query select organization_id from organization_applications
    where application_id = any (app_application_ids());
end $$;
