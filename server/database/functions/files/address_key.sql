-- Returns zip code and house number as one key, without spaces, capitals and accents. Stored in a column, since under row-level security a
-- search can't use an index on an expression.
create or replace function address_key(zipcode text, house_number text) returns text
  language sql immutable strict parallel safe
  return public.fold(regexp_replace(zipcode, '\s', '', 'g') || ' ' || regexp_replace(house_number, '\s', '', 'g'));
