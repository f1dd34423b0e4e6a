-- Returns the orders in scope whose search text matches a pattern, of one organisation or of all; with a limit only the newest. A usual name
-- or provider of mail is in hundreds of thousands of orders, so a limited search looks among the newest orders first, and asks the index
-- when too few of these match. Sets only the pattern of the search, not the scope.
create or replace function search_orders(p_pattern text, p_organization_id bigint, p_limit integer default null) returns setof bigint
language plpgsql rows 100 as $$
declare
  newest bigint[];
begin
  perform set_config('app.search_pattern', p_pattern, true);
  if p_limit is not null then
    newest := search_newest_orders(p_organization_id, p_limit);
  end if;
  if cardinality(newest) >= p_limit then
    return query select unnest(newest);
  elsif p_organization_id is null then
    return query select order_id from order_search order by case when p_limit is not null then order_id end desc limit p_limit;
  else
    return query select order_id from order_search where organization_id = p_organization_id
      order by case when p_limit is not null then order_id end desc limit p_limit;
  end if;
  perform set_config('app.search_pattern', '', true);
end $$;
