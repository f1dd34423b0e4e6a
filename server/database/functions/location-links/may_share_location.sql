-- Returns whether the caller may see other organisations' links with a location, end them and give them the right to edit. Staff of the
-- owner may when the owner's own link has is_admin. An administrator of a platform that the owner is on may too.
create or replace function may_share_location(p_location_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  in_scope bigint[] := app_organization_ids();
  owner bigint;
  is_editor boolean;
begin
  perform set_config('app.scope', 'system', true);
  select owner_organization_id, owner_organization_id = any (in_scope)
      and exists (
        select from location_organizations link
         where link.location_id = locations.id and link.organization_id = owner_organization_id
           and link.is_admin and link.unlinked_at is null)
      and exists (
        select from roles_held(app_user_id()) where organization_id = owner_organization_id)
    into owner, is_editor
    from locations where id = p_location_id;
  perform set_config('app.scope', scope_before, true);
  return coalesce(is_editor, false) or administers_organization(app_user_id(), owner);
end $$;
