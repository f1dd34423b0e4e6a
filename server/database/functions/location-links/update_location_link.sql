-- Gives an organisation the right to edit a location that it uses, or takes it. Returns whether a link changed. Only administrators of the
-- owner's platforms change the owner's own link, so that its staff can't give themselves the right.
create or replace function update_location_link(p_location_id bigint, p_organization_id bigint, p_is_admin boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_changed boolean;
  owner bigint;
begin
  if not may_share_location(p_location_id) then return false; end if;
  perform set_config('app.scope', 'system', true);
  select owner_organization_id into owner from locations where id = p_location_id for no key update;
  update location_organizations set is_admin = p_is_admin
   where location_id = p_location_id and organization_id = p_organization_id and unlinked_at is null
     and (organization_id <> owner or administers_organization(app_user_id(), owner));
  is_changed := found;
  perform set_config('app.scope', scope_before, true);
  return is_changed;
end $$;
