-- Returns the platforms that sold the orders with these ids that the scope sees. The scope may hide the platform itself, as when the
-- organisation has left it since.
create or replace function platforms_of_orders(p_ids bigint[])
returns table (order_id bigint, id bigint, name text, website_url text, timezone text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  seen bigint[];
  sellers bigint[];
begin
  select array_agg(orders.id), array_agg(orders.application_id) into seen, sellers from orders where orders.id = any (p_ids);
  perform set_config('app.scope', 'system', true);
  return query
    select sold.order_id, applications.id, applications.name, applications.website_url, applications.timezone
      from unnest(seen, sellers) as sold (order_id, application_id) join applications on applications.id = sold.application_id;
  perform set_config('app.scope', scope_before, true);
end $$;
