-- Copies the location's name, city, removal and visibility to a new link, so that lists read links alone. Trigger on
-- location_organizations.
create or replace function copy_location() returns trigger language plpgsql as $$
begin
  select fold(name), fold(city), deleted_at is not null, is_hidden
    into strict new.sort_name, new.sort_city, new.is_removed, new.is_hidden
    from locations where id = new.location_id;
  return new;
end $$;
