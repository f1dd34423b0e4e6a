-- Locations of other organisations of the same platforms, to choose one and use it too: those everybody may see, by name and
-- address, and nothing more of them.
create function linkable_locations(p_organization_id bigint, p_pattern text, p_limit integer)
returns table (id bigint, name text, street text, house_number text, zipcode text, city text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  -- the caller must have entered for this organisation
  if not (p_organization_id = any (app_organization_ids())) then return; end if;
  perform set_config('app.scope', 'system', true);
  return query
    select locations.id, locations.name::text, locations.street::text, locations.house_number::text,
        locations.zipcode::text, locations.city::text
      from locations
     where locations.deleted_at is null and not locations.is_hidden
       and locations.id = any (array(select search_locations(p_pattern, null)))
       and exists (
         select from location_organizations used
           join organization_applications theirs on theirs.organization_id = used.organization_id
           join organization_applications ours on ours.application_id = theirs.application_id
          where used.location_id = locations.id and used.unlinked_at is null and ours.organization_id = p_organization_id)
       and not exists (
         select from location_organizations own
          where own.location_id = locations.id and own.organization_id = p_organization_id and own.unlinked_at is null)
     order by fold(locations.name), locations.id
     limit p_limit;
  perform set_config('app.scope', scope_before, true);
end $$;
