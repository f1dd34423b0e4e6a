-- The orders in scope of which buyer or e-mail address hold a pattern. It changes no scope, only what is searched.
create or replace function search_orders(p_pattern text, p_organization_id bigint) returns setof bigint language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  if p_organization_id is null then
    return query select order_id from order_search;
  else
    return query select order_id from order_search where organization_id = p_organization_id;
  end if;
  perform set_config('app.search_pattern', '', true);
end $$;
