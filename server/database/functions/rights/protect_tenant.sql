-- One rule for every table with an organisation: superadmin lists and the worker see all, a call for an organisation
-- sees that organisation's rows, a platform list the rows of organisations linked to its applications.
create or replace procedure protect_tenant(table_name text, column_name text default 'organization_id') language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format($policy$
    create policy reading on %1$I for select using (
      (select app_sees_all())
      or %1$I.%2$I = any ((select app_organization_ids())::bigint[])
      or is_in_set((select app_linked_organization_set()), %1$I.%2$I)
    )$policy$, table_name, column_name);
  call write_in_organization(table_name, column_name);
end $$;
