-- Writes the search texts of locations with new links. Trigger on location_organizations.
create or replace function location_use_added() returns trigger language plpgsql as $$
begin
  perform refresh_location_search((select array_agg(distinct location_id) from added));
  return null;
end $$;

-- Rewrites the search texts of a location when an organisation ends or resumes its use. Trigger on location_organizations.
create or replace function location_use_changed() returns trigger language plpgsql as $$
begin
  perform refresh_location_search(array[new.location_id]);
  return null;
end $$;
