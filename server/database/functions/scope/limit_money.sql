-- Limits what the rest of the transaction sees of sales, to those of these platforms and all of these organisations. Without this call only
-- the scope limits them.
create or replace function limit_money(p_applications bigint[], p_organizations bigint[]) returns void language sql as $$
  select set_config('app.money_application_ids', p_applications::text, true),
         set_config('app.money_organization_ids', p_organizations::text, true)
$$;
