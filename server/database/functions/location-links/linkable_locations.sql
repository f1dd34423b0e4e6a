-- Returns the locations on the organisation's platforms that it doesn't use yet and whose text matches a pattern, by name. What only removed
-- organisations use is left out. Finds them by the index of texts. A pattern that matches more than 1,000 locations, or is too short for
-- the index, is looked up while reading the locations by name. Works in another scope, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function linkable_locations(p_organization_id bigint, p_pattern text, p_limit integer)
returns table (id bigint, name text, street text, house_number text, zipcode text, city text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  organizations_before bigint[] := app_organization_ids();
  platforms_before bigint[] := app_application_ids();
  many constant integer := 1000;
  found bigint[];
begin
  -- The call must have entered this organisation.
  if not (p_organization_id = any (app_organization_ids())) then return; end if;
  perform set_config('app.scope', 'system', true);
  perform set_scope('applications', '{}',
    array(select application_id from organization_applications where organization_id = p_organization_id));
  perform set_config('app.search_pattern', p_pattern, true);
  if length(p_pattern) > 4 then
    found := array(
      select location_id from location_search
       where organization_id not in (select gone.id from organizations gone where gone.deleted_at is not null)
       limit many + 1);
  end if;
  if cardinality(found) <= many then
    return query
      select locations.id, locations.name::text, locations.street::text, locations.house_number::text,
          locations.zipcode::text, locations.city::text
        from locations
       where locations.deleted_at is null and not locations.is_hidden and locations.id = any (found)
         and not exists (
           select from location_organizations own
            where own.location_id = locations.id and own.organization_id = p_organization_id
              and (own.unlinked_at is null or own.ended_by_owner))
       order by fold(locations.name), locations.id
       limit p_limit;
  else
    return query
      select locations.id, locations.name::text, locations.street::text, locations.house_number::text,
          locations.zipcode::text, locations.city::text
        from (
          select distinct used.sort_name, used.location_id from location_organizations used
           where used.unlinked_at is null and not used.is_removed and not used.is_hidden
             and used.organization_id not in (select gone.id from organizations gone where gone.deleted_at is not null)
             and (p_pattern = '%%' or exists (
               select from location_search
                where location_search.location_id = used.location_id and location_search.organization_id = used.organization_id))
             and not exists (
               select from location_organizations own
                where own.location_id = used.location_id and own.organization_id = p_organization_id
                  and (own.unlinked_at is null or own.ended_by_owner))
           order by used.sort_name, used.location_id
           limit p_limit) as first
          join locations on locations.id = first.location_id
       order by first.sort_name, locations.id;
  end if;
  perform set_config('app.search_pattern', '', true);
  perform set_scope(scope_before, organizations_before, platforms_before);
end $$;
