-- Adds the policies by which calls for an organisation change its rows. Lists of a platform can only read them.
create or replace procedure write_in_organization(table_name text, column_name text default 'organization_id') language plpgsql as $$
begin
  call protect_writing(table_name, format('%I.%I = any ((select app_organization_ids())::bigint[])', table_name, column_name));
end $$;
