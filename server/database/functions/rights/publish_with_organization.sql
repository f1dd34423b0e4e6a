-- Adds the policy by which visitors read the rows of published organisations: what belongs to an offer, and its locations.
create or replace procedure publish_with_organization(table_name text) language plpgsql as $$
begin
  execute format('create policy published on %1$I for select using (
    (select app_scope()) = ''public'' and organization_id in (select app_public_organizations()))', table_name);
end $$;
