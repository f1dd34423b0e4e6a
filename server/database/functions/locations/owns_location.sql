-- Returns whether an organisation owns a location. False for a location that the scope doesn't show.
create or replace function owns_location(p_organization_id bigint, p_location_id bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from locations where id = p_location_id and owner_organization_id = p_organization_id);
end $$;
