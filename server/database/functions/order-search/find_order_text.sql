-- Writes the search text of new orders, and updates it when the buyer changes. A new order has the buyer only, since its participants are
-- added after it. Trigger on orders.
create or replace function find_order_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into order_search (order_id, organization_id, application_id, text)
    select id, organization_id, application_id, fold(first_name || ' ' || last_name || ' ' || coalesce(email::text, '')) from fresh;
  else
    perform write_order_texts(array(
      select fresh.id from fresh join gone using (id)
       where (fresh.first_name, fresh.last_name, fresh.email::text) is distinct from (gone.first_name, gone.last_name, gone.email::text)));
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
