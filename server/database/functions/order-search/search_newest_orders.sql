-- Returns the newest orders that match the pattern of the search, among the 20,000 newest of all. Goes back by their numbers and stops at
-- the limit; without this setting the index of words would find every match first.
create or replace function search_newest_orders(p_organization_id bigint, p_limit integer) returns bigint[]
language plpgsql stable set enable_bitmapscan = off as $$
declare
  oldest bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('orders', 'id')), 0) - 20000;
begin
  return array(
    select order_id from order_search
     where order_id > oldest and (p_organization_id is null or organization_id = p_organization_id)
     order by order_id desc limit p_limit);
end $$;
