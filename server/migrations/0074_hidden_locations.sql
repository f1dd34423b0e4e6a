-- Website and app never see a hidden location, nor what is stored of it (docs/rules/access.md#hidden-locations).

-- A copy on each link, as the name is: in the public scope a location and its children are found by its links alone.
alter table location_organizations add column is_hidden boolean not null default false;
update location_organizations link set is_hidden = true
  from locations where locations.id = link.location_id and locations.is_hidden;

create or replace function copy_location() returns trigger language plpgsql as $$
begin
  select fold(name), deleted_at is not null, is_hidden into strict new.sort_name, new.is_removed, new.is_hidden
    from locations where id = new.location_id;
  return new;
end $$;

create function location_hidden() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update location_organizations set is_hidden = new.is_hidden where location_id = new.id;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger location_hidden after update of is_hidden on locations for each row
  when (old.is_hidden <> new.is_hidden) execute function location_hidden();

drop policy published on location_organizations;
create policy published on location_organizations for select using (
  (select app_scope()) = 'public' and not is_hidden and organization_id in (select app_public_organizations())
);
-- the location says so itself as well
drop policy reading on locations;
create policy reading on locations for select using (
  (select app_sees_all())
  or owner_organization_id = any ((select app_organization_ids())::bigint[])
  or (((select app_scope()) <> 'public' or not is_hidden)
    and exists (select from location_organizations as link where link.location_id = locations.id))
);
