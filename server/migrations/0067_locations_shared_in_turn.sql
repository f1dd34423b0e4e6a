-- Whoever links a location waits for whoever takes it away, and the other way round: a location that somebody uses is never gone.
-- A hidden one, which others don't find, isn't linked by its id either.
create or replace function share_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_near boolean;
begin
  -- the caller must have entered for this organisation
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  perform from locations where id = p_location_id for no key update;
  -- a statement of its own: it sees what the one before waited for
  select exists (
    select from locations
      join location_organizations used on used.location_id = locations.id and used.unlinked_at is null
      join organization_applications theirs on theirs.organization_id = used.organization_id
      join organization_applications ours on ours.application_id = theirs.application_id
     where locations.id = p_location_id and locations.deleted_at is null and not locations.is_hidden
       and ours.organization_id = p_organization_id
  ) into is_near;
  if is_near then
    insert into location_organizations (location_id, organization_id) values (p_location_id, p_organization_id)
    on conflict (location_id, organization_id) do update set unlinked_at = null;
  end if;
  perform set_config('app.scope', scope_before, true);
  return is_near;
end $$;
