-- Restoring needs at least the rights of the user who removed: a removal by a superadmin is restored by a superadmin only.

-- Who removed, and as what: as superadmin, or as administrator of these platforms. Null: removed before this was kept.
alter table organizations add column deleted_by bigint references users on delete set null;
alter table organizations add column deleted_as text check (deleted_as in ('superadmin', 'admin'));
alter table organizations add column deleted_levels bigint[] not null default '{}';
create index organizations_deleted_by on organizations (deleted_by) where deleted_by is not null;
create index organizations_deleted on organizations (deleted_at) where deleted_at is not null;
alter table organization_unlinks add column unlinked_by bigint references users on delete set null;
alter table organization_unlinks add column unlinked_levels bigint[] not null default '{}';
create index organization_unlinks_by on organization_unlinks (unlinked_by) where unlinked_by is not null;
alter table labels add column deleted_by bigint references users on delete set null;
alter table labels add column deleted_as text check (deleted_as in ('superadmin', 'admin'));
alter table labels add column deleted_levels bigint[] not null default '{}';
create index labels_deleted_by on labels (deleted_by) where deleted_by is not null;

-- The platforms of whose administration a person reaches one of these: the platform itself or one above it.
create function administered_levels(p_user_id bigint, p_applications bigint[]) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  levels bigint[];
begin
  perform set_config('app.scope', 'system', true);
  select coalesce(array_agg(distinct application_id order by application_id), '{}') into levels from user_roles
   where user_id = p_user_id and role = 'admin' and application_family(application_id) && p_applications;
  perform set_config('app.scope', scope_before, true);
  return levels;
end $$;

-- Whether a person with this reach may undo a removal. Of one from before the level was kept: with the home platform or all that
-- it is linked to.
create function may_undo(p_is_superadmin boolean, p_reach bigint[], p_deleted_as text, p_levels bigint[])
returns boolean language sql immutable parallel safe
  return p_is_superadmin or (coalesce(p_deleted_as, 'admin') <> 'superadmin' and p_levels <@ p_reach);

-- What was removed in the last 30 days and was on a platform that the person administers, and whether the person may restore it:
-- the organisation itself, or links to those platforms. In a statement of its own.
create function removed_organizations(p_user_id bigint, p_organization_id bigint default null)
returns table (id bigint, name text, removed_at timestamptz, is_whole boolean, may_restore boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  reach bigint[] := (select coalesce(array_agg(own.id), '{}') from administered_applications(p_user_id) own);
  is_superadmin boolean := exists (select from user_roles where user_id = p_user_id and role = 'superadmin');
begin
  perform set_config('app.scope', 'system', true);
  return query
    with links as (
      select o.id as organization_id, array_agg(link.application_id) as applications
        from organizations o join organization_applications link on link.organization_id = o.id
       where o.deleted_at > now() - interval '30 days' and (p_organization_id is null or o.id = p_organization_id)
       group by o.id)
    select o.id, o.name, o.deleted_at, true,
      may_undo(is_superadmin, reach, o.deleted_as, o.deleted_levels)
        and (is_superadmin or o.home_application_id = any (reach) or links.applications <@ reach)
      from links join organizations o on o.id = links.organization_id
     where links.applications && reach
    union all
    select o.id, o.name, max(gone.unlinked_at), false, bool_or(may_undo(is_superadmin, reach, 'admin', gone.unlinked_levels))
      from organization_unlinks gone join organizations o on o.id = gone.organization_id
     where gone.unlinked_at > now() - interval '30 days' and gone.application_id = any (reach) and o.deleted_at is null
       and (p_organization_id is null or o.id = p_organization_id)
     group by o.id, o.name
    order by 3 desc, 1;
  perform set_config('app.scope', scope_before, true);
end $$;

drop function restore_organization(bigint, bigint);
-- Restores the organisation itself, or its links to platforms of the person. Returns `ok` and enters the organisation's scope,
-- `not_found` when there is nothing to restore, `forbidden` when it was removed from above.
create function restore_organization(p_organization_id bigint, p_user_id bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  reach bigint[] := (select coalesce(array_agg(id), '{}') from administered_applications(p_user_id));
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
  with gone as (
    delete from organization_unlinks
     where organization_id = p_organization_id and application_id = any (reach)
       and unlinked_at > now() - interval '30 days'
       and may_undo(is_superadmin, reach, 'admin', unlinked_levels)
    returning organization_id, application_id)
  insert into organization_applications (organization_id, application_id)
  select organization_id, application_id from gone on conflict do nothing;
  perform set_scope('organizations', array[p_organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = p_organization_id));
  return 'ok';
end $$;

-- The removed labels that a person keeps and may restore. In a statement of its own.
create function restorable_labels(p_user_id bigint) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  reach bigint[] := (select coalesce(array_agg(id), '{}') from administered_applications(p_user_id));
  is_superadmin boolean := exists (select from user_roles where user_id = p_user_id and role = 'superadmin');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select labels.id from labels
     where labels.deleted_at > now() - interval '30 days'
       and may_undo(is_superadmin, reach, labels.deleted_as, labels.deleted_levels)
       and labels.id in (
         select link.label_id from label_applications link group by link.label_id having bool_and(link.application_id = any (reach)));
  perform set_config('app.scope', scope_before, true);
end $$;
