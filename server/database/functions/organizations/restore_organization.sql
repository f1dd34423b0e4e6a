-- Restores an organisation, or else its links to platforms that the user administers. Returns `ok` and enters the organisation, `not_found` when
-- there is nothing to restore, or `forbidden` when the user may not undo the removal. Leaves the scope changed, so call it in a statement
-- of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function restore_organization(p_organization_id bigint, p_user_id bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  administered bigint[] := (select coalesce(array_agg(id), '{}') from administered_applications(p_user_id));
  is_superadmin boolean := exists (select from user_roles where user_id = p_user_id and role = 'superadmin');
  removed record;
begin
  select bool_or(may_restore) as may, bool_or(is_whole) as whole, count(*) as count into removed
    from removed_organizations(p_user_id, p_organization_id);
  if removed.count = 0 then return 'not_found'; end if;
  if not removed.may then return 'forbidden'; end if;
  perform set_config('app.scope', 'system', true);
  update organizations set deleted_at = null, deleted_by = null, deleted_as = null, deleted_levels = '{}'
   where id = p_organization_id and deleted_at is not null;
  -- one that was removed as a whole kept its links: what it had left before stays left
  if not removed.whole then
    with gone as (
      delete from organization_unlinks
       where organization_id = p_organization_id and application_id = any (administered)
         and unlinked_at > now() - interval '30 days'
         and may_undo(is_superadmin, administered, unlinked_as, unlinked_levels)
      returning organization_id, application_id)
    insert into organization_applications (organization_id, application_id)
    select organization_id, application_id from gone on conflict do nothing;
  end if;
  perform set_scope('organizations', array[p_organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = p_organization_id));
  return 'ok';
end $$;
