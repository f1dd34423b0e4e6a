-- Restores an organisation's use of a location within 30 days. Returns whether it did. Refuses a location that its owner has hidden since,
-- because a hidden location gets no new users (docs/rules/access.md#locations). The owner restores its own location, also a hidden one.
create or replace function relink_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_linked boolean;
begin
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  perform from locations where id = p_location_id for no key update;
  update locations set deleted_at = null
    from location_organizations link
   where locations.id = p_location_id and link.location_id = locations.id and link.organization_id = p_organization_id
     and link.unlinked_at > now() - interval '30 days' and not link.ended_by_owner
     and (locations.owner_organization_id = p_organization_id
       or (locations.deleted_at = link.unlinked_at and not locations.is_hidden));
  update location_organizations link set unlinked_at = null
   where location_id = p_location_id and organization_id = p_organization_id
     and unlinked_at > now() - interval '30 days' and not ended_by_owner
     and exists (select from locations where id = p_location_id and deleted_at is null
       and (owner_organization_id = p_organization_id or not is_hidden));
  is_linked := found;
  perform set_config('app.scope', scope_before, true);
  return is_linked;
end $$;
