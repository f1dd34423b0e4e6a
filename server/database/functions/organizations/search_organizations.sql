-- Returns the organisations in scope whose search text matches a pattern. Sets only the pattern of the search, not the scope.
create or replace function search_organizations(p_pattern text) returns setof bigint language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  return query select organization_id from organization_search;
  perform set_config('app.search_pattern', '', true);
end $$;
