-- Organisations on their platforms: finding them, and the moments at which one enters or leaves the caller's sight.

-- Kept rather than computed: under row-level security a search can't use an index on an expression, for LIKE is not
-- leakproof, and folding every row at each keystroke of the picker would be slow.
alter table organizations add column search_text text not null generated always as (
  fold(name || ' ' || coalesce(city, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(email::text, ''))) stored;
create index organizations_search on organizations using gin (search_text gin_trgm_ops) where deleted_at is null;

-- Links that a removal took away, so that it can be undone.
create table organization_unlinks (
  organization_id bigint not null references organizations on delete cascade,
  application_id bigint not null references applications,
  unlinked_at timestamptz not null default now(),
  primary key (organization_id, application_id)
);
call protect_tenant('organization_unlinks');

-- Draws the id of a new organisation and narrows the scope of the transaction to it, so that its rows can be added
-- (D2.3.6). Harmless to call: nothing can exist yet under that id. In a statement of its own, as all that change the scope.
create function begin_organization() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_id bigint := nextval(pg_get_serial_sequence('public.organizations', 'id'));
begin
  perform set_scope('organizations', array[new_id], app_application_ids());
  return new_id;
end $$;

-- The platforms that a person administers, children included; for a superadmin all. In a statement of its own.
create function administered_applications(p_user_id bigint) returns table (id bigint, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select applications.id, applications.name from applications
     where exists (select from user_roles where user_id = p_user_id and role = 'superadmin')
        or applications.id in (
          select unnest(application_family(application_id)) from user_roles where user_id = p_user_id and role = 'admin')
     order by applications.id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Brings back what a person with the right to it removed in the last 30 days: the organisation itself, or its links to
-- that person's platforms. Answers whether there was anything, and then enters the organisation's scope.
create function restore_organization(p_organization_id bigint, p_user_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  reach bigint[] := (select coalesce(array_agg(id), '{}') from administered_applications(p_user_id));
  is_restored boolean;
  is_relinked boolean;
begin
  perform set_config('app.scope', 'system', true);
  update organizations set deleted_at = null
   where id = p_organization_id and deleted_at > now() - interval '30 days'
     and exists (select from organization_applications link
                  where link.organization_id = p_organization_id and link.application_id = any (reach));
  is_restored := found;
  with gone as (
    delete from organization_unlinks
     where organization_id = p_organization_id and application_id = any (reach)
       and unlinked_at > now() - interval '30 days'
       and exists (select from organizations where id = p_organization_id and deleted_at is null)
    returning organization_id, application_id)
  insert into organization_applications (organization_id, application_id)
  select organization_id, application_id from gone on conflict do nothing;
  is_relinked := found;
  if is_restored or is_relinked then
    perform set_scope('organizations', array[p_organization_id],
      (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = p_organization_id));
    return true;
  end if;
  perform set_config('app.scope', scope_before, true);
  return false;
end $$;
