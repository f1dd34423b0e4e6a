-- Whether the caller may edit a location, its image and its hours: an organisation in scope has a link with is_admin, or the
-- caller administers a platform that the owner is on. The one rule, for policies and for `may` of the API.
create or replace function may_edit_location(p_location_id bigint) returns boolean language plpgsql as $$
begin
  return exists (select from editable_locations(array[p_location_id], app_organization_ids()));
end $$;
