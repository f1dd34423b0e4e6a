-- Returns how many purchases of a product are still to be paid, on all platforms. Works in the scope `system`, so call it in a statement of
-- its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function count_unpaid(p_organization_id bigint, p_product_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_in_scope boolean := app_sees_all() or p_organization_id = any (app_organization_ids());
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  answer bigint;
begin
  if not is_in_scope then return 0; end if;
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  select count(*) into answer
    from purchases join transactions on transactions.order_line_id = purchases.order_line_id
   where purchases.organization_id = p_organization_id and purchases.product_id = p_product_id
     and purchases.canceled_at is null and transactions.status = 'open';
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;
