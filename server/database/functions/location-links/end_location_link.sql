-- Ends the link of another organisation with a location, or restores it when p_is_ended is false. Returns whether a link changed. Changes
-- nothing when may_share_location() is false.
create or replace function end_location_link(p_location_id bigint, p_organization_id bigint, p_is_ended boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_changed boolean;
begin
  if not may_share_location(p_location_id) then return false; end if;
  perform set_config('app.scope', 'system', true);
  perform from locations where id = p_location_id for no key update;
  update location_organizations link
     set unlinked_at = case when p_is_ended then now() end, ended_by_owner = p_is_ended, is_admin = false
    from locations
   where locations.id = p_location_id and link.location_id = p_location_id and link.organization_id = p_organization_id
     and locations.deleted_at is null and locations.owner_organization_id <> p_organization_id
     and case when p_is_ended then link.unlinked_at is null else link.ended_by_owner end;
  is_changed := found;
  perform set_config('app.scope', scope_before, true);
  return is_changed;
end $$;
