-- What hangs from an offer, and the places where they are.
create or replace procedure publish_with_organization(table_name text) language plpgsql as $$
begin
  execute format('create policy published on %1$I for select using (
    (select app_scope()) = ''public'' and organization_id in (select app_public_organizations()))', table_name);
end $$;
