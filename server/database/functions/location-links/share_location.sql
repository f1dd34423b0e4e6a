-- Starts an organisation's use of a location. Returns false when the location is removed or hidden, or when the organisation shares no
-- platform with one that uses it and isn't removed. Only the owner's side starts a link again that it ended.
create or replace function share_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  may_share boolean := may_share_location(p_location_id);
  is_near boolean;
begin
  -- The call must have entered this organisation.
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  perform from locations where id = p_location_id for no key update;
  -- Separate statement: it sees what was committed while the one before waited for the lock.
  select exists (
    select from locations
      join location_organizations used on used.location_id = locations.id and used.unlinked_at is null
      join organizations live on live.id = used.organization_id and live.deleted_at is null
      join organization_applications theirs on theirs.organization_id = used.organization_id
      join organization_applications ours on ours.application_id = theirs.application_id
     where locations.id = p_location_id and locations.deleted_at is null and not locations.is_hidden
       and ours.organization_id = p_organization_id
  ) and (may_share or not exists (
    select from location_organizations
     where location_id = p_location_id and organization_id = p_organization_id and ended_by_owner)) into is_near;
  if is_near then
    insert into location_organizations (location_id, organization_id) values (p_location_id, p_organization_id)
    on conflict (location_id, organization_id) do update set unlinked_at = null, ended_by_owner = false;
  end if;
  perform set_config('app.scope', scope_before, true);
  return is_near;
end $$;
