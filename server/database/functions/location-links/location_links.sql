-- Returns the organisations that use a location, and those whose link the owner's side ended. Returns no row when may_share_location() is
-- false. The name is null for an organisation that shares no platform with the owner. `planned` counts its future sessions at the location.
create or replace function location_links(p_location_id bigint)
returns table (
  organization_id bigint, name text, is_owner boolean, is_admin boolean, is_ended boolean, planned integer, may_update boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_administrator boolean;
begin
  if not may_share_location(p_location_id) then return; end if;
  perform set_config('app.scope', 'system', true);
  is_administrator := administers_organization(
    app_user_id(), (select owner_organization_id from locations where id = p_location_id));
  return query
    select link.organization_id,
      case when organizations.id = locations.owner_organization_id or exists (
        select from organization_applications theirs
          join organization_applications ours on ours.application_id = theirs.application_id
         where theirs.organization_id = organizations.id and ours.organization_id = locations.owner_organization_id)
        then organizations.name end,
      organizations.id = locations.owner_organization_id, link.is_admin, link.unlinked_at is not null,
      (select count(*)::integer from sessions
        where sessions.organization_id = link.organization_id and sessions.deleted_at is null and sessions.canceled_at is null
          and sessions.starts_at > now()
          and (sessions.location_id = p_location_id
            or (sessions.location_id is null and sessions.activity_id in (
              select activities.id from activities
               where activities.organization_id = link.organization_id and activities.location_id = p_location_id)))),
      organizations.id <> locations.owner_organization_id or is_administrator
    from location_organizations link
      join locations on locations.id = link.location_id
      join organizations on organizations.id = link.organization_id
   where link.location_id = p_location_id and (link.unlinked_at is null or link.ended_by_owner)
   order by organizations.id <> locations.owner_organization_id, link.unlinked_at is not null, fold(organizations.name), organizations.id;
  perform set_config('app.scope', scope_before, true);
end $$;
