-- Row-level security decides what these see; in plpgsql, so that no other query is planned with what is in them.
create or replace function app_public_links() returns setof bigint language plpgsql stable as $$
begin
  return query select organization_id from organization_applications
    where application_id = any (app_application_ids());
end $$;
