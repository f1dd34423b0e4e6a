-- The search of orders by its index: all its conditions are in one policy. LIKE behind the condition of another policy, here the limit of
-- money, was checked row by row.
drop policy sold_here on order_search;
drop policy reading on order_search;
create policy reading on order_search for select using (
  ((select app_sees_all())
    or organization_id = any ((select app_organization_ids())::bigint[])
    or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])))
  and (not (select app_money_is_limited())
    or application_id = any ((select app_money_application_ids())::bigint[])
    or organization_id = any ((select app_money_organization_ids())::bigint[]))
  and text like (select app_search_pattern())
);
