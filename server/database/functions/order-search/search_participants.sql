-- Returns the participants in scope on orders whose search text matches a pattern, of one organisation or of all: those of the 500 newest
-- orders. The text of an order has all its people, so the caller compares each name again.
create or replace function search_participants(p_pattern text, p_organization_id bigint) returns setof bigint language plpgsql rows 100 as $$
declare
  found bigint[] := array(select search_orders(p_pattern, p_organization_id, 500));
begin
  return query
    select person.id from order_lines line join participants person
        on person.organization_id = line.organization_id and person.order_line_id = line.id
     where line.order_id = any (found)
    union all
    select person.id from order_lines line
      join bundle_participants member on member.organization_id = line.organization_id and member.order_line_id = line.id
      join participants person on person.organization_id = member.organization_id and person.bundle_participant_id = member.id
     where line.order_id = any (found);
end $$;
