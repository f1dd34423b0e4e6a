-- An order is found by the people whom it was bought for as well. They are part of the text that is searched, after its buyer, so the
-- search keeps its one index and its one policy.

-- What orders are found by: the buyer, and on a line of its own everybody else, whatever became of their booking.
create function order_texts(p_ids bigint[]) returns table (id bigint, text text) language sql stable as $$
  select orders.id, buyer.text || coalesce((
      select string_agg(E'\n' || word, '' order by word)
      from (
        select fold(person.first_name || ' ' || person.last_name || ' ' || person.email::text)
        from order_lines line join participants person
          on person.organization_id = line.organization_id and person.order_line_id = line.id
        where line.order_id = orders.id
        union
        select fold(person.first_name || ' ' || person.last_name || ' ' || person.email::text)
        from order_lines line join bundle_participants person
          on person.organization_id = line.organization_id and person.order_line_id = line.id
        where line.order_id = orders.id
      ) as people (word) where word <> buyer.text), '')
  from orders cross join lateral (select fold(orders.first_name || ' ' || orders.last_name || ' ' || orders.email::text) as text) as buyer
  where orders.id = any (p_ids)
$$;

-- Writes the texts of some orders that changed. The caller has the scope of the product.
create function write_order_texts(p_ids bigint[]) returns void language plpgsql as $$
declare
  pattern_before text := coalesce(current_setting('app.search_pattern', true), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.search_pattern', '%', true);
  perform set_config('app.money_application_ids', '', true);
  update order_search set text = fresh.text from order_texts(p_ids) as fresh
   where order_search.order_id = fresh.id and order_search.text <> fresh.text;
  perform set_config('app.search_pattern', pattern_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;

-- The people of an order are added after it.
create or replace function find_order_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into order_search (order_id, organization_id, application_id, text)
    select id, organization_id, application_id, fold(first_name || ' ' || last_name || ' ' || email::text) from fresh;
  else
    perform write_order_texts(array(
      select fresh.id from fresh join gone using (id)
       where (fresh.first_name, fresh.last_name, fresh.email::text) <> (gone.first_name, gone.last_name, gone.email::text)));
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

create function find_order_people() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  lines bigint[] := array[new.order_line_id];
begin
  if tg_op = 'UPDATE' then lines := lines || old.order_line_id; end if;
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  perform write_order_texts(array(select distinct order_id from order_lines where id = any (lines)));
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
-- by row: what changes neither name nor order, such as a check-in, costs nothing
create trigger order_people_added after insert on participants
  for each row when (new.order_line_id is not null) execute function find_order_people();
create trigger order_people_added after insert on bundle_participants
  for each row when (new.order_line_id is not null) execute function find_order_people();
create trigger order_people_changed after update of first_name, last_name, email, order_line_id on participants
  for each row when ((old.first_name, old.last_name, old.email::text, coalesce(old.order_line_id, 0))
    <> (new.first_name, new.last_name, new.email::text, coalesce(new.order_line_id, 0)))
  execute function find_order_people();
create trigger order_people_changed after update of first_name, last_name, email, order_line_id on bundle_participants
  for each row when ((old.first_name, old.last_name, old.email::text, coalesce(old.order_line_id, 0))
    <> (new.first_name, new.last_name, new.email::text, coalesce(new.order_line_id, 0)))
  execute function find_order_people();

-- those whose people are not their buyer alone
select set_config('app.search_pattern', '%', true);
update order_search set text = fresh.text
  from order_texts(array(
    select distinct line.order_id
    from order_lines line join orders on orders.id = line.order_id
      join (
        select organization_id, order_line_id, first_name, last_name, email from participants
        union all select organization_id, order_line_id, first_name, last_name, email from bundle_participants
      ) as person on person.organization_id = line.organization_id and person.order_line_id = line.id
    where (person.first_name, person.last_name, person.email) <> (orders.first_name, orders.last_name, orders.email))) as fresh
 where order_search.order_id = fresh.id and order_search.text <> fresh.text;
select set_config('app.search_pattern', '', true);
