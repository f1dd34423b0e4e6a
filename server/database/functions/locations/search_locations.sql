-- Returns the locations in scope whose text matches a pattern, of one organisation or of all. Sets only the pattern of the search, not the
-- scope.
create or replace function search_locations(p_pattern text, p_organization_id bigint) returns setof bigint
language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  if p_organization_id is null then
    return query select distinct location_id from location_search;
  else
    return query select location_id from location_search where organization_id = p_organization_id;
  end if;
  perform set_config('app.search_pattern', '', true);
end $$;
