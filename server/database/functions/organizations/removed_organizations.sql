-- Returns what was removed in the last 30 days from the platforms that a user administers: the whole organisation, or its links to those
-- platforms. Also returns, for each, whether the user may restore it. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function removed_organizations(p_user_id bigint, p_organization_id bigint default null)
returns table (id bigint, name text, removed_at timestamptz, is_whole boolean, may_restore boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  administered bigint[] := (select coalesce(array_agg(own.id), '{}') from administered_applications(p_user_id) own);
  is_superadmin boolean := exists (select from roles_held(p_user_id) where role = 'superadmin');
begin
  perform set_config('app.scope', 'system', true);
  return query
    with links as (
      select o.id as organization_id, array_agg(link.application_id) as applications
        from organizations o join organization_applications link on link.organization_id = o.id
       where o.deleted_at > now() - interval '30 days' and (p_organization_id is null or o.id = p_organization_id)
       group by o.id)
    select o.id, o.name, o.deleted_at, true,
      may_undo(is_superadmin, administered, o.deleted_as, o.deleted_levels)
        and (is_superadmin or o.home_application_id = any (administered) or links.applications <@ administered)
      from links join organizations o on o.id = links.organization_id
     where links.applications && administered
    union all
    select o.id, o.name, max(gone.unlinked_at), false, bool_or(may_undo(is_superadmin, administered, gone.unlinked_as, gone.unlinked_levels))
      from organization_unlinks gone join organizations o on o.id = gone.organization_id
     where gone.unlinked_at > now() - interval '30 days' and gone.application_id = any (administered) and o.deleted_at is null
       and (p_organization_id is null or o.id = p_organization_id)
     group by o.id, o.name
    order by 3 desc, 1;
  perform set_config('app.scope', scope_before, true);
end $$;
