-- Returns a text in lower case and without accents. As an SQL function it would be planned for each row: PostgreSQL can't inline it, since
-- unaccent() is only stable. unaccent() is stable because its dictionary could change; with the dictionary named, an index may use the
-- result.
create or replace function fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
end $$;

comment on function fold(text) is 'Case- and accent-insensitive form of a text, for search and its indexes.';
