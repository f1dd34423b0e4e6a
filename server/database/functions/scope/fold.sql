-- plpgsql because PostgreSQL can't inline it as an SQL function (unaccent() is only stable) and would plan it anew for each row.
-- unaccent() is stable only because its dictionary could change; naming the dictionary lets an index use the result.
create or replace function fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
end $$;

comment on function fold(text) is 'Case- and accent-insensitive form of a text, for search and its indexes.';
