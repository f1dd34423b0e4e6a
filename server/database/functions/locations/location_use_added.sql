create or replace function location_use_added() returns trigger language plpgsql as $$
begin
  perform refresh_location_search((select array_agg(distinct location_id) from added));
  return null;
end $$;

create or replace function location_use_changed() returns trigger language plpgsql as $$
begin
  perform refresh_location_search(array[new.location_id]);
  return null;
end $$;
