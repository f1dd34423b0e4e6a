-- Returns those of these locations that the caller may edit for these organisations, with their images and hours. One of the organisations
-- must have a link with is_admin, or the caller administers a platform that the owner is on. It is the only definition, for policies, for
-- `may` of the API and for lists. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function editable_locations(p_location_ids bigint[], p_organization_ids bigint[]) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    with asked as materialized (
      select id, owner_organization_id from locations where id = any (p_location_ids)
    ), owners as materialized (
      select owner_organization_id as id from asked group by owner_organization_id
      having administers_organization(app_user_id(), owner_organization_id)
    )
    select asked.id from asked
     where asked.owner_organization_id in (select owners.id from owners)
        or exists (
          select from location_organizations link
           where link.location_id = asked.id and link.organization_id = any (p_organization_ids) and link.is_admin and link.unlinked_at is null);
  perform set_config('app.scope', scope_before, true);
end $$;
