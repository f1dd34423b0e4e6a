-- Rewrites the search texts of locations, one for each organisation that uses them.
create or replace function refresh_location_search(p_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.search_pattern', '%', true);
  delete from location_search where location_id = any (p_ids);
  insert into location_search (organization_id, location_id, text)
  select link.organization_id, locations.id, fold(name || ' ' || street || ' ' || city || ' ' || zipcode)
    from locations join location_organizations link on link.location_id = locations.id
   where locations.id = any (p_ids) and link.unlinked_at is null and not link.is_removed;
  perform set_config('app.search_pattern', '', true);
  perform set_config('app.scope', scope_before, true);
end $$;
