-- The organisations in scope whose text holds a pattern. It changes no scope, only what is searched.
create or replace function search_organizations(p_pattern text) returns setof bigint language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  return query select organization_id from organization_search;
  perform set_config('app.search_pattern', '', true);
end $$;
