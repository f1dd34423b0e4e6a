-- Adds the policy that hides the rows that other platforms sold when limit_money() limits the call. `p_column` holds the platform.
create or replace procedure protect_sales(p_table text, p_column text default 'application_id') language plpgsql as $$
begin
  execute format($policy$
    create policy sold_here on %1$I as restrictive using (
      not (select app_money_is_limited())
      or %1$I.%2$I = any ((select app_money_application_ids())::bigint[])
      or %1$I.organization_id = any ((select app_money_organization_ids())::bigint[])
    )$policy$, p_table, p_column);
end $$;
