-- A far page of organisations skips rows by an index alone (ADR 22). For that the row holds a copy of its platforms, as
-- organization_search does: the policy no longer looks up a link for each row that it skips.
alter table organizations add column application_ids bigint[] not null default '{}';
update organizations set application_ids = array(
  select application_id from organization_applications where organization_id = organizations.id order by 1);

-- Only refresh_organization_search() writes the copy.
create function refuse_platform_copy() returns trigger language plpgsql as $$
begin
  raise exception 'application_ids is a copy of organization_applications' using errcode = 'restrict_violation';
end $$;
create trigger platforms_are_copied before insert on organizations for each row
  when (new.application_ids <> '{}' and app_scope() is distinct from 'system') execute function refuse_platform_copy();
create trigger platforms_stay_copied before update of application_ids on organizations for each row
  when (new.application_ids is distinct from old.application_ids and app_scope() is distinct from 'system')
  execute function refuse_platform_copy();

create or replace function refresh_organization_search(p_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.search_pattern', '%', true);
  -- one after the other: who comes second sees what the first has written
  perform from organizations where id = any (p_ids) order by id for no key update;
  update organizations set application_ids = linked.ids
    from (select asked.id, array(
            select application_id from organization_applications where organization_id = asked.id order by 1) as ids
            from unnest(p_ids) as asked (id)) as linked
   where organizations.id = linked.id and organizations.application_ids <> linked.ids;
  delete from organization_search where organization_id = any (p_ids);
  insert into organization_search (organization_id, text, status, application_ids)
  select id, search_text, status, application_ids from organizations where id = any (p_ids) and deleted_at is null;
  perform set_config('app.search_pattern', '', true);
  perform set_config('app.scope', scope_before, true);
end $$;

-- Most rows that a platform skips are linked to the first platform in scope: `= any` is three times as fast as the overlap of two
-- arrays, which decides about the others.
drop policy reading on organizations;
create policy reading on organizations for select using (
  (select app_sees_all())
  or (select case app_scope() when 'applications' then (app_application_ids())[1] end) = any (application_ids)
  or id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and application_ids && (select app_application_ids())::bigint[])
);

-- Every column that a policy reads is in the index, and the column below fold(): else each skipped row would be visited.
drop index organizations_name;
create index organizations_name on organizations (fold(name), id) include (application_ids, status, deleted_at, name)
  where deleted_at is null;
drop index organizations_city;
create index organizations_city on organizations (fold(city), id) include (application_ids, status, deleted_at, city)
  where deleted_at is null;
drop index organizations_type;
create index organizations_type on organizations (type, id) include (application_ids, status, deleted_at)
  where deleted_at is null;
drop index organizations_status;
create index organizations_status on organizations (status, id) include (application_ids, deleted_at)
  where deleted_at is null;
drop index organizations_newest;
create index organizations_newest on organizations (created_at, id) include (application_ids, status, deleted_at)
  where deleted_at is null;
