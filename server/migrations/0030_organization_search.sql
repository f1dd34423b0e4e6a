-- Platforms with very many organisations: a page, a search and a total cost what they show, not what the platform holds.

-- As protect_tenant, for tables of which a platform looks at few rows at a time: it asks of each row whether its organisation is
-- linked, rather than read all links first. A scalar subquery on purpose: of `exists` the planner would make that very set.
create procedure protect_by_link(table_name text, column_name text default 'organization_id') language plpgsql as $$
begin
  execute format('drop policy if exists tenant on %I', table_name);
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format($policy$
    create policy tenant on %1$I using (
      (select app_sees_all())
      or %1$I.%2$I = any ((select app_organization_ids())::bigint[])
      or ((select app_scope()) = 'applications' and (
        select true from organization_applications link
         where link.organization_id = %1$I.%2$I and link.application_id = any ((select app_application_ids())::bigint[]) limit 1))
    )$policy$, table_name, column_name);
end $$;
call protect_by_link('organizations', 'id');
call protect_by_link('organization_sports');

-- Every order of the list has its index; a name's there is already.
create index organizations_city on organizations (fold(city), id) where deleted_at is null;
create index organizations_type on organizations (type, id) where deleted_at is null;
create index organizations_status on organizations (status, id) where deleted_at is null;
create index organizations_newest on organizations (created_at, id) where deleted_at is null;
-- no search of the app could use it: LIKE would see rows before the policy did
drop index organizations_search;

-- What an organisation that isn't removed is found by, and what it counts as; the policy holds the search itself, as that of
-- location_search.
create table organization_search (
  organization_id bigint primary key references organizations on delete cascade,
  text text not null,
  status text not null,
  application_ids bigint[] not null
);
create index organization_search_text on organization_search using gin (text gin_trgm_ops) with (gin_pending_list_limit = 256);
alter table organization_search enable row level security;
alter table organization_search force row level security;
create policy tenant on organization_search using (
  ((select app_sees_all())
    or organization_id = any ((select app_organization_ids())::bigint[])
    or ((select app_scope()) = 'applications' and (
      select true from organization_applications link
       where link.organization_id = organization_search.organization_id
         and link.application_id = any ((select app_application_ids())::bigint[]) limit 1)))
  and text like (select app_search_pattern())
) with check ((select app_scope()) = 'system');

-- The organisations in scope whose text holds a pattern. It changes no scope, only what is searched.
create function search_organizations(p_pattern text) returns setof bigint language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  return query select organization_id from organization_search;
  perform set_config('app.search_pattern', '', true);
end $$;

-- How many organisations have exactly these platforms and this status, as changes to add up (see row_counts). There are few
-- such sets; a family of platforms adds up those that it meets, so that an organisation on two of them counts once.
create table organization_counts (
  application_ids bigint[] not null,
  status text not null,
  change bigint not null
);
alter table organization_counts enable row level security;
alter table organization_counts force row level security;
create policy tenant on organization_counts using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_ids && (select app_application_ids())::bigint[])
);

create function count_organizations() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into organization_counts (application_ids, status, change)
  select application_ids, status, case tg_op when 'INSERT' then 1 else -1 end * count(*)
    from counted group by application_ids, status;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger count_added after insert on organization_search referencing new table as counted
  for each statement execute function count_organizations();
create trigger count_gone after delete on organization_search referencing old table as counted
  for each statement execute function count_organizations();

-- Replaces the changes of each set by their sum; one at a time, and readers see the ones or the other.
create function compact_organization_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112030);
  with gone as (
    delete from organization_counts where (application_ids, status) in (
      select application_ids, status from organization_counts group by application_ids, status having count(*) > 1)
    returning application_ids, status, change)
  insert into organization_counts (application_ids, status, change)
  select application_ids, status, sum(change) from gone group by application_ids, status having sum(change) <> 0;
end $$;

-- Brings the search texts up to date after a change of organisations or of their platforms. Rows are only ever replaced, so
-- that what is counted comes and goes with them.
create function refresh_organization_search(p_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.search_pattern', '%', true);
  -- one after the other: who comes second sees what the first has written
  perform from organizations where id = any (p_ids) order by id for no key update;
  delete from organization_search where organization_id = any (p_ids);
  insert into organization_search (organization_id, text, status, application_ids)
  select id, search_text, status, array(
      select application_id from organization_applications where organization_id = organizations.id order by 1)
    from organizations where id = any (p_ids) and deleted_at is null;
  perform set_config('app.search_pattern', '', true);
  perform set_config('app.scope', scope_before, true);
end $$;

create function organizations_added() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search((select array_agg(id) from added));
  return null;
end $$;
create trigger organizations_added after insert on organizations referencing new table as added
  for each statement execute function organizations_added();

create function organization_changed() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search(array[new.id]);
  return null;
end $$;
-- without a list of columns: search_text is generated, and no statement names it
create trigger organization_changed after update on organizations for each row
  when ((old.search_text, old.status, old.deleted_at) is distinct from (new.search_text, new.status, new.deleted_at))
  execute function organization_changed();

create function organization_links_changed() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search((select array_agg(distinct organization_id) from changed));
  return null;
end $$;
create trigger organization_links_added after insert on organization_applications referencing new table as changed
  for each statement execute function organization_links_changed();
create trigger organization_links_gone after delete on organization_applications referencing old table as changed
  for each statement execute function organization_links_changed();

select refresh_organization_search((select array_agg(id) from organizations));
