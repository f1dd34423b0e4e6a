-- Who sees a row need not be who may change it: every table has policies of its own for writing (docs/rules/access.md).
-- Reading stays as it was, except private views and calendar feeds, which only their maker sees now.

-- Whether the caller administers a platform or one above it; null asks for any platform. A superadmin administers all.
create function administers(p_application_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer boolean;
begin
  if app_user_id() is null then return false; end if;
  perform set_config('app.scope', 'system', true);
  select exists (
    select from user_roles
     where user_id = app_user_id() and (role = 'superadmin' or (role = 'admin' and (
       p_application_id is null or application_id = any (application_ancestry(p_application_id))))))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;

-- Whether the caller may put an organisation in scope on a platform: of those administered, or the first one of a new organisation.
create function may_link_organization(p_organization_id bigint, p_application_id bigint) returns boolean
language plpgsql as $$
begin
  return p_organization_id = any (app_organization_ids()) and (
    administers(p_application_id)
    or not exists (select from organization_applications where organization_id = p_organization_id));
end $$;

-- Whether the caller keeps a label: administers all its platforms; a label without platforms is being added.
create function keeps_label(p_label_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  platforms bigint[];
begin
  perform set_config('app.scope', 'system', true);
  platforms := array(select application_id from label_applications where label_id = p_label_id);
  perform set_config('app.scope', scope_before, true);
  return administers(null) and not exists (select from unnest(platforms) as id where not administers(id));
end $$;

-- The three policies for writing, with one condition. It holds for what a row becomes, too.
create procedure protect_writing(table_name text, may text) language plpgsql as $$
declare
  condition text := format('(select app_sees_all()) or (%s)', may);
begin
  execute format('create policy adding on %I for insert with check (%s)', table_name, condition);
  execute format('create policy changing on %I for update using (%s)', table_name, condition);
  execute format('create policy removing on %I for delete using (%s)', table_name, condition);
end $$;

-- Rows of an organisation are changed in a call for that organisation; lists of a platform only read.
create procedure write_in_organization(table_name text, column_name text default 'organization_id') language plpgsql as $$
begin
  call protect_writing(table_name, format('%I.%I = any ((select app_organization_ids())::bigint[])', table_name, column_name));
end $$;

create or replace procedure protect_tenant(table_name text, column_name text default 'organization_id') language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format($policy$
    create policy reading on %1$I for select using (
      (select app_sees_all())
      or %1$I.%2$I = any ((select app_organization_ids())::bigint[])
      or %1$I.%2$I in (select app_linked_organizations())
    )$policy$, table_name, column_name);
  call write_in_organization(table_name, column_name);
end $$;
drop procedure protect_by_link(text, text);
drop procedure protect_money(text);
drop procedure protect_setting(text);

-- Every policy for all commands becomes one for reading; what may be written is said per table below.
do $$
declare
  it record;
begin
  for it in select tablename, qual from pg_policies
    where schemaname = 'public' and policyname = 'tenant' and cmd = 'ALL' and permissive = 'PERMISSIVE'
  loop
    execute format('drop policy tenant on %I', it.tablename);
    execute format('create policy reading on %I for select using (%s)', it.tablename, it.qual);
    if it.tablename = 'organizations' then
      call write_in_organization('organizations', 'id');
    elsif it.tablename in (
      -- what triggers and the worker keep
      'row_counts', 'organization_counts', 'organization_search', 'location_search',
      -- what a superadmin sets up
      'applications', 'school_holidays'
    ) then
      call protect_writing(it.tablename, 'false');
    elsif it.tablename not in (
      'calendar_feeds', 'categories', 'files', 'imports', 'invites', 'label_applications', 'label_filters',
      'organization_applications', 'organization_unlinks', 'saved_views'
    ) then
      call write_in_organization(it.tablename);
    end if;
  end loop;
  for it in select tablename from pg_policies where schemaname = 'public' and policyname = 'writing' and cmd = 'ALL' loop
    execute format('drop policy writing on %I', it.tablename);
    call protect_writing(it.tablename, 'false');
  end loop;
end $$;

-- Platforms ------------------------------------------------------------------------------------------------------------

call protect_writing('categories', 'administers(application_id)');
-- names and addresses of people, that only the administrators of the platform need
drop policy reading on imports;
create policy reading on imports for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('imports', 'administers(application_id)');
call protect_writing('organization_applications', 'may_link_organization(organization_id, application_id)');
call protect_writing('organization_unlinks',
  'organization_id = any ((select app_organization_ids())::bigint[]) and administers(application_id)');

drop policy adding on labels;
drop policy changing on labels;
call protect_writing('labels', 'keeps_label(id)');
call protect_writing('label_applications', 'keeps_label(label_id) and administers(application_id)');
call protect_writing('label_filters', 'keeps_label(label_id)');

-- An invitation to administer a platform is a superadmin's; who follows its link enters its platform without a login.
call protect_writing('invites', $may$
  organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and (select app_user_id()) is null
    and application_id = any ((select app_application_ids())::bigint[]))$may$);

-- Of a person ------------------------------------------------------------------------------------------------------------

-- A shared view is changed by its maker only, and removed by others of the organisation or platform too: a maker may have left.
drop policy reading on saved_views;
create policy reading on saved_views for select using (
  (select app_sees_all())
  or (shared = 'me' and user_id = (select app_user_id()))
  or (shared = 'all' and (select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[]))
  or (shared = 'organization' and (
    organization_id = any ((select app_organization_ids())::bigint[])
    or organization_id in (select app_linked_organizations())))
);
create policy adding on saved_views for insert with check (
  (select app_sees_all())
  or (user_id = (select app_user_id()) and (
    shared = 'me'
    or organization_id = any ((select app_organization_ids())::bigint[])
    or (shared = 'all' and administers(application_id)))));
create policy changing on saved_views for update using (
  (select app_sees_all()) or user_id = (select app_user_id())
) with check (
  (select app_sees_all())
  or (user_id = (select app_user_id()) and (
    shared = 'me'
    or organization_id = any ((select app_organization_ids())::bigint[])
    or (shared = 'all' and administers(application_id)))));
create policy removing on saved_views for delete using (
  (select app_sees_all())
  or user_id = (select app_user_id())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or (shared = 'all' and administers(application_id)));

drop policy reading on calendar_feeds;
create policy reading on calendar_feeds for select using (
  (select app_sees_all())
  or (organization_id is null and user_id = (select app_user_id()))
  or organization_id = any ((select app_organization_ids())::bigint[])
  or organization_id in (select app_linked_organizations())
);
create policy adding on calendar_feeds for insert with check (
  (select app_sees_all())
  or (user_id = (select app_user_id())
    and (organization_id is null or organization_id = any ((select app_organization_ids())::bigint[]))));
-- revoking: the maker, or who works in the organisation
create policy changing on calendar_feeds for update using (
  (select app_sees_all())
  or (organization_id is null and user_id = (select app_user_id()))
  or organization_id = any ((select app_organization_ids())::bigint[]));
create policy removing on calendar_feeds for delete using ((select app_sees_all()));

-- A file is its uploader's until a record uses it, then its tenant's. One without a tenant stays the uploader's.
create policy adding on files for insert with check (
  (select app_sees_all())
  or (num_nonnulls(organization_id, application_id) = 0 and status = 'pending'
    and (uploader_id = (select app_user_id()) or (uploader_id is null and (select app_user_id()) is null))));
create policy changing on files for update using (
  (select app_sees_all())
  or (num_nonnulls(organization_id, application_id) = 0 and uploader_id = (select app_user_id()))
  or organization_id = any ((select app_organization_ids())::bigint[])
  or administers(application_id) and application_id is not null);
create policy removing on files for delete using (
  (select app_sees_all())
  or (status = 'pending' and uploader_id = (select app_user_id())));

-- Detaches a file from its record, regardless of the uploader: the sweep removes it a week later, unless a record uses it.
create function detach_file(p_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update files set detached_at = now() where id = p_id and status = 'attached';
  perform set_config('app.scope', scope_before, true);
end $$;
