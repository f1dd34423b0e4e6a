-- Stops using a location; with its last link the location is removed. Returns whether there was a link.
create or replace function unlink_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_ended boolean;
begin
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  -- of two that unlink at once, the second has the last link
  perform from locations where id = p_location_id for no key update;
  -- the right to edit ends with the link: the owner no longer sees who has it
  update location_organizations link set unlinked_at = now(),
      is_admin = is_admin and p_organization_id = (select owner_organization_id from locations where id = p_location_id)
   where location_id = p_location_id and organization_id = p_organization_id and unlinked_at is null;
  is_ended := found;
  if is_ended and not exists (
    select from location_organizations where location_id = p_location_id and unlinked_at is null) then
    update locations set deleted_at = now() where id = p_location_id;
  end if;
  perform set_config('app.scope', scope_before, true);
  return is_ended;
end $$;
