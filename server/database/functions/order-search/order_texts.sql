-- Returns the search texts of orders: the buyer, and on lines of their own the other participants, including canceled ones.
create or replace function order_texts(p_ids bigint[]) returns table (id bigint, text text) language sql stable as $$
  select orders.id, buyer.text || coalesce((
      select string_agg(E'\n' || word, '' order by word)
      from (
        select fold(person.first_name || ' ' || person.last_name || ' ' || coalesce(person.email::text, ''))
        from order_lines line join participants person
          on person.organization_id = line.organization_id and person.order_line_id = line.id
        where line.order_id = orders.id
        union
        select fold(person.first_name || ' ' || person.last_name || ' ' || person.email::text)
        from order_lines line join bundle_participants person
          on person.organization_id = line.organization_id and person.order_line_id = line.id
        where line.order_id = orders.id
      ) as people (word) where word <> buyer.text), '')
  from orders cross join lateral (select fold(orders.first_name || ' ' || orders.last_name || ' ' || coalesce(orders.email::text, '')) as text) as buyer
  where orders.id = any (p_ids)
$$;
