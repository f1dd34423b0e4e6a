-- A location belongs to its owner: a link lets an organisation use it, and edit it only when the owner's side said so
-- (docs/rules/access.md#locations).

-- The user of the call, set when the call is entered; null for visitors, for other systems and for the worker.
create function app_user_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

-- Keeps the user that enter() found for the policies of the transaction. Returns what enter() returned.
create function set_user(p_entered jsonb) returns jsonb language plpgsql as $$
begin
  perform set_config('app.user_id', coalesce(p_entered #>> '{user,id}', ''), true);
  return p_entered;
end $$;

-- Whether a user is a superadmin, or administers a platform that the organisation is on or a parent of it.
create function administers_organization(p_user_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer boolean;
begin
  if p_user_id is null then return false; end if;
  perform set_config('app.scope', 'system', true);
  select exists (select from user_roles where user_id = p_user_id and role = 'superadmin')
      or exists (
        select from organization_applications link
          join user_roles on user_roles.user_id = p_user_id and user_roles.role = 'admin'
         where link.organization_id = p_organization_id
           and user_roles.application_id = any (application_ancestry(link.application_id)))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;

-- Set when the owner's side ended the link: the organisation can't undo that by itself.
alter table location_organizations add column ended_by_owner boolean not null default false;
alter table location_organizations add check (not ended_by_owner or unlinked_at is not null);

-- Whether the caller may edit a location, its image and its hours: an organisation in scope has a link with is_admin, or the
-- caller administers a platform that the owner is on. The one rule, for policies and for `may` of the API.
create function may_edit_location(p_location_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  in_scope bigint[] := app_organization_ids();
  owner bigint;
  is_linked boolean;
begin
  perform set_config('app.scope', 'system', true);
  select owner_organization_id, exists (
      select from location_organizations link
       where link.location_id = locations.id and link.organization_id = any (in_scope) and link.is_admin and link.unlinked_at is null)
    into owner, is_linked
    from locations where id = p_location_id;
  perform set_config('app.scope', scope_before, true);
  return coalesce(is_linked, false) or administers_organization(app_user_id(), owner);
end $$;

-- Whether the caller may see the links of other organisations with a location, end them and let them edit: staff of the owner
-- when the owner's own link has is_admin, or an administrator of a platform that the owner is on.
create function may_share_location(p_location_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  in_scope bigint[] := app_organization_ids();
  owner bigint;
  is_editor boolean;
begin
  perform set_config('app.scope', 'system', true);
  select owner_organization_id, owner_organization_id = any (in_scope)
      and exists (
        select from location_organizations link
         where link.location_id = locations.id and link.organization_id = owner_organization_id
           and link.is_admin and link.unlinked_at is null)
      and exists (
        select from user_roles where user_id = app_user_id() and organization_id = owner_organization_id)
    into owner, is_editor
    from locations where id = p_location_id;
  perform set_config('app.scope', scope_before, true);
  return coalesce(is_editor, false) or administers_organization(app_user_id(), owner);
end $$;

create function owns_location(p_organization_id bigint, p_location_id bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from locations where id = p_location_id and owner_organization_id = p_organization_id);
end $$;

-- Policies: read by link, write by right.
drop policy tenant on locations;
create policy reading on locations for select using (
  (select app_sees_all())
  or owner_organization_id = any ((select app_organization_ids())::bigint[])
  or exists (select from location_organizations as link where link.location_id = locations.id)
);
create policy adding on locations for insert with check (
  (select app_sees_all()) or owner_organization_id = any ((select app_organization_ids())::bigint[]));
create policy changing on locations for update using ((select app_sees_all()) or may_edit_location(id));
create policy removing on locations for delete using ((select app_sees_all()));

create function refuse_new_owner() returns trigger language plpgsql as $$
begin
  raise exception 'a location keeps its owner' using errcode = 'check_violation';
end $$;
create trigger owner_stays before update of owner_organization_id on locations for each row
  when (old.owner_organization_id <> new.owner_organization_id) execute function refuse_new_owner();

drop policy tenant on location_organizations;
create policy reading on location_organizations for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or organization_id in (select app_linked_organizations())
);
-- the owner's own link; that of another organisation is made by share_location()
create policy adding on location_organizations for insert with check (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[]) and owns_location(organization_id, location_id)));
create policy changing on location_organizations for update using (
  (select app_sees_all()) or organization_id = any ((select app_organization_ids())::bigint[]));
create policy removing on location_organizations for delete using ((select app_sees_all()));

-- An organisation may stop using a location; whether it may edit, and a link that the owner ended, are for the owner's side.
create function guard_location_link() returns trigger language plpgsql as $$
begin
  if not app_sees_all() then
    raise exception 'only the owner of a location changes the rights of a link' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger owner_decides before update on location_organizations for each row
  when (old.is_admin <> new.is_admin or old.ended_by_owner <> new.ended_by_owner
    or (old.ended_by_owner and new.unlinked_at is distinct from old.unlinked_at)
    or old.location_id <> new.location_id or old.organization_id <> new.organization_id)
  execute function guard_location_link();

create procedure write_location_child(table_name text) language plpgsql as $$
declare
  may text := format('(select app_sees_all()) or may_edit_location(%I.location_id)', table_name);
begin
  execute format('drop policy tenant on %I', table_name);
  execute format('create policy reading on %1$I for select using (
    (select app_sees_all())
    or exists (select from location_organizations as link where link.location_id = %1$I.location_id))', table_name);
  execute format('create policy adding on %I for insert with check (%s)', table_name, may);
  execute format('create policy changing on %I for update using (%s)', table_name, may);
  execute format('create policy removing on %I for delete using (%s)', table_name, may);
end $$;
call write_location_child('location_type_links');
call write_location_child('location_sports');
call write_location_child('opening_hours');
call write_location_child('opening_exceptions');
drop procedure write_location_child;
drop procedure protect_location_child;

-- What changes a link ----------------------------------------------------------------------------------------------------

-- Starts using a location of another organisation, when both are on one platform. Returns whether that is so. A link that the
-- owner ended starts again only by the owner's side.
create or replace function share_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  may_share boolean := may_share_location(p_location_id);
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
  ) and (may_share or not exists (
    select from location_organizations
     where location_id = p_location_id and organization_id = p_organization_id and ended_by_owner)) into is_near;
  if is_near then
    insert into location_organizations (location_id, organization_id) values (p_location_id, p_organization_id)
    on conflict (location_id, organization_id) do update set unlinked_at = null, ended_by_owner = false;
  end if;
  perform set_config('app.scope', scope_before, true);
  return is_near;
end $$;

create or replace function linkable_locations(p_organization_id bigint, p_pattern text, p_limit integer)
returns table (id bigint, name text, street text, house_number text, zipcode text, city text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  -- the caller must have entered for this organisation
  if not (p_organization_id = any (app_organization_ids())) then return; end if;
  perform set_config('app.scope', 'system', true);
  return query
    select locations.id, locations.name::text, locations.street::text, locations.house_number::text,
        locations.zipcode::text, locations.city::text
      from locations
     where locations.deleted_at is null and not locations.is_hidden
       and locations.id = any (array(select search_locations(p_pattern, null)))
       and exists (
         select from location_organizations used
           join organization_applications theirs on theirs.organization_id = used.organization_id
           join organization_applications ours on ours.application_id = theirs.application_id
          where used.location_id = locations.id and used.unlinked_at is null and ours.organization_id = p_organization_id)
       and not exists (
         select from location_organizations own
          where own.location_id = locations.id and own.organization_id = p_organization_id
            and (own.unlinked_at is null or own.ended_by_owner))
     order by fold(locations.name), locations.id
     limit p_limit;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Stops using a location; with its last link the location is removed. Returns whether there was a link.
create function unlink_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_ended boolean;
begin
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  -- of two that unlink at once, the second has the last link
  perform from locations where id = p_location_id for no key update;
  -- the right to edit ends with the link: the owner no longer sees who has it
  update location_organizations link set unlinked_at = now(),
      is_admin = is_admin and p_organization_id = (select owner_organization_id from locations where id = p_location_id)
   where location_id = p_location_id and organization_id = p_organization_id and unlinked_at is null;
  is_ended := found;
  if is_ended and not exists (
    select from location_organizations where location_id = p_location_id and unlinked_at is null) then
    update locations set deleted_at = now() where id = p_location_id;
  end if;
  perform set_config('app.scope', scope_before, true);
  return is_ended;
end $$;
drop function location_has_others(bigint, bigint);

-- Undoes unlink_location() for 30 days. A location that was removed later, by another organisation, comes back for its owner alone.
create function relink_location(p_location_id bigint, p_organization_id bigint) returns boolean
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
     and (locations.deleted_at = link.unlinked_at or locations.owner_organization_id = p_organization_id);
  update location_organizations link set unlinked_at = null
   where location_id = p_location_id and organization_id = p_organization_id
     and unlinked_at > now() - interval '30 days' and not ended_by_owner
     and exists (select from locations where id = p_location_id and deleted_at is null);
  is_linked := found;
  perform set_config('app.scope', scope_before, true);
  return is_linked;
end $$;

-- The organisations that use a location, and those whose link the owner's side ended, for who may decide about them. The name
-- of an organisation that shares no platform with the owner is null. `planned` counts its sessions to come there.
create function location_links(p_location_id bigint)
returns table (
  organization_id bigint, name text, is_owner boolean, is_admin boolean, is_ended boolean, planned integer, may_update boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_administrator boolean;
begin
  if not may_share_location(p_location_id) then return; end if;
  perform set_config('app.scope', 'system', true);
  is_administrator := administers_organization(
    app_user_id(), (select owner_organization_id from locations where id = p_location_id));
  return query
    select link.organization_id,
      case when organizations.id = locations.owner_organization_id or exists (
        select from organization_applications theirs
          join organization_applications ours on ours.application_id = theirs.application_id
         where theirs.organization_id = organizations.id and ours.organization_id = locations.owner_organization_id)
        then organizations.name end,
      organizations.id = locations.owner_organization_id, link.is_admin, link.unlinked_at is not null,
      (select count(*)::integer from sessions
        where sessions.organization_id = link.organization_id and sessions.deleted_at is null and sessions.canceled_at is null
          and sessions.starts_at > now()
          and (sessions.location_id = p_location_id
            or (sessions.location_id is null and sessions.activity_id in (
              select activities.id from activities
               where activities.organization_id = link.organization_id and activities.location_id = p_location_id)))),
      organizations.id <> locations.owner_organization_id or is_administrator
    from location_organizations link
      join locations on locations.id = link.location_id
      join organizations on organizations.id = link.organization_id
   where link.location_id = p_location_id and (link.unlinked_at is null or link.ended_by_owner)
   order by organizations.id <> locations.owner_organization_id, link.unlinked_at is not null, fold(organizations.name), organizations.id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Lets an organisation edit a location that it uses, or no longer. The link of the owner itself is for administrators of the
-- owner's platforms: its staff can't give the right to themselves.
create function update_location_link(p_location_id bigint, p_organization_id bigint, p_is_admin boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_changed boolean;
  owner bigint;
begin
  if not may_share_location(p_location_id) then return false; end if;
  perform set_config('app.scope', 'system', true);
  select owner_organization_id into owner from locations where id = p_location_id for no key update;
  update location_organizations set is_admin = p_is_admin
   where location_id = p_location_id and organization_id = p_organization_id and unlinked_at is null
     and (organization_id <> owner or administers_organization(app_user_id(), owner));
  is_changed := found;
  perform set_config('app.scope', scope_before, true);
  return is_changed;
end $$;

-- Ends the link of another organisation, or with p_is_ended false lets it use the location again.
create function end_location_link(p_location_id bigint, p_organization_id bigint, p_is_ended boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_changed boolean;
begin
  if not may_share_location(p_location_id) then return false; end if;
  perform set_config('app.scope', 'system', true);
  perform from locations where id = p_location_id for no key update;
  update location_organizations link
     set unlinked_at = case when p_is_ended then now() end, ended_by_owner = p_is_ended, is_admin = false
    from locations
   where locations.id = p_location_id and link.location_id = p_location_id and link.organization_id = p_organization_id
     and locations.deleted_at is null and locations.owner_organization_id <> p_organization_id
     and case when p_is_ended then link.unlinked_at is null else link.ended_by_owner end;
  is_changed := found;
  perform set_config('app.scope', scope_before, true);
  return is_changed;
end $$;
