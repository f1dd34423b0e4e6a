-- Returns the accepted organisations that the call sees, by row-level security. In plpgsql, so that the planner doesn't merge it into the
-- statement.
create or replace function app_public_organizations() returns setof bigint language plpgsql stable as $$
begin
  return query select organizations.id from organizations where status = 'accepted' and deleted_at is null;
end $$;
