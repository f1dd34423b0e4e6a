-- Returns whether the caller may edit a location for an organisation in scope, by the rule of editable_locations().
create or replace function may_edit_location(p_location_id bigint) returns boolean language plpgsql as $$
begin
  return exists (select from editable_locations(array[p_location_id], app_organization_ids()));
end $$;
