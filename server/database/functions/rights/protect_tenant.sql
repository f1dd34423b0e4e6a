-- Protects a table whose rows belong to organisations. Superadmins' lists and the worker see all rows. A call for an organisation sees the
-- rows of that organisation. A list of platforms sees the rows of organisations on those platforms. Writing follows
-- write_in_organization().
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
