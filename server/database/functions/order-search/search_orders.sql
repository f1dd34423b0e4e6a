-- Returns the orders in scope whose search text matches a pattern, of one organisation or of all. Sets only the pattern of the search, not
-- the scope.
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
