-- Where a location is, whatever spaces and capitals somebody used. Kept, for under row-level security an index can't be used on
-- an expression.
create or replace function address_key(zipcode text, house_number text) returns text
  language sql immutable strict parallel safe
  return public.fold(regexp_replace(zipcode, '\s', '', 'g') || ' ' || regexp_replace(house_number, '\s', '', 'g'));
