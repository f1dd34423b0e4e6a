-- Ends an organisation's use of a location, and removes the location with its last link. Returns whether there was a link.
create or replace function unlink_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_ended boolean;
begin
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  -- When two organisations unlink at once, the second one waits here and then finds no other link.
  perform from locations where id = p_location_id for no key update;
  -- Ends the right to edit too, since the owner no longer sees the link. The owner's own link keeps it.
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
