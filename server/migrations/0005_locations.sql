-- People to turn to, and places to be.

create table contacts (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  user_id bigint references users,
  first_name text not null,
  last_name text not null default '',
  email citext,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id)
);
create unique index contacts_user on contacts (organization_id, user_id) where user_id is not null;
create index contacts_user_id on contacts (user_id) where user_id is not null;
call protect_tenant('contacts');

create table contact_links (
  organization_id bigint not null,
  subject_type text not null check (subject_type in ('location', 'activity', 'product')),
  subject_id bigint not null,
  contact_id bigint not null,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array['contact_person', 'trainer', 'confirmation_mail']),
  primary key (organization_id, subject_type, subject_id, contact_id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index contact_links_contact on contact_links (organization_id, contact_id);
call protect_tenant('contact_links');

create table locations (
  id bigint generated always as identity primary key,
  owner_organization_id bigint not null references organizations,
  name text not null check (length(name) between 1 and 255),
  street text not null,
  house_number text not null,
  zipcode text not null,
  city text not null,
  country text not null default 'NL' check (country ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  notes text,
  is_hidden boolean not null default false,
  show_link boolean not null default false,
  link_label text,
  link_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  check ((latitude is null) = (longitude is null))
);
create index locations_owner on locations (owner_organization_id) where deleted_at is null;
create index locations_name on locations (fold(name), id) where deleted_at is null;

-- An organisation that uses a location; is_admin says whether it may edit it. Never deleted: past sessions keep it.
create table location_organizations (
  location_id bigint not null references locations,
  organization_id bigint not null references organizations,
  is_admin boolean not null default false,
  unlinked_at timestamptz,
  -- copies of the location, kept by triggers: a page of an organisation's list and its total come from this table alone
  sort_name text not null default '',
  is_removed boolean not null default false,
  primary key (location_id, organization_id)
);
create index location_organizations_list on location_organizations (organization_id, sort_name, location_id)
  where unlinked_at is null and not is_removed;
call protect_tenant('location_organizations');
call keep_count('locations', 'location_organizations', 'it.unlinked_at is null and not it.is_removed');

alter table locations enable row level security;
alter table locations force row level security;
create policy tenant on locations using (
  (select app_sees_all())
  or owner_organization_id = any ((select app_organization_ids())::bigint[])
  or exists (select from location_organizations as link where link.location_id = locations.id)
);

-- What a location is found by, for each organisation that uses it; the policy holds the search itself (app_search_pattern).
create table location_search (
  organization_id bigint not null,
  location_id bigint not null,
  text text not null,
  primary key (location_id, organization_id),
  foreign key (location_id, organization_id) references location_organizations on delete cascade
);
create index location_search_text on location_search using gin (organization_id, text gin_trgm_ops)
  with (gin_pending_list_limit = 256);
alter table location_search enable row level security;
alter table location_search force row level security;
create policy tenant on location_search using (
  ((select app_sees_all())
    or organization_id = any ((select app_organization_ids())::bigint[])
    or organization_id in (select app_linked_organizations()))
  and text like (select app_search_pattern())
) with check ((select app_scope()) = 'system');

-- The locations in scope whose text holds a pattern, of one organisation or of all. It changes no scope, only what is searched.
create function search_locations(p_pattern text, p_organization_id bigint) returns setof bigint
language plpgsql rows 100 as $$
begin
  perform set_config('app.search_pattern', p_pattern, true);
  if p_organization_id is null then
    return query select distinct location_id from location_search;
  else
    return query select location_id from location_search where organization_id = p_organization_id;
  end if;
  perform set_config('app.search_pattern', '', true);
end $$;

create function copy_location() returns trigger language plpgsql as $$
begin
  select fold(name), deleted_at is not null into strict new.sort_name, new.is_removed
    from locations where id = new.location_id;
  return new;
end $$;
create trigger copy_location before insert on location_organizations for each row execute function copy_location();

-- Brings the copies and the search texts of locations up to date after a change of them or of who uses them.
create function refresh_location_search(p_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.search_pattern', '%', true);
  delete from location_search where location_id = any (p_ids);
  insert into location_search (organization_id, location_id, text)
  select link.organization_id, locations.id, fold(name || ' ' || street || ' ' || city || ' ' || zipcode)
    from locations join location_organizations link on link.location_id = locations.id
   where locations.id = any (p_ids) and link.unlinked_at is null and not link.is_removed;
  perform set_config('app.search_pattern', '', true);
  perform set_config('app.scope', scope_before, true);
end $$;

create function location_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update location_organizations set sort_name = fold(new.name), is_removed = new.deleted_at is not null
   where location_id = new.id and (sort_name <> fold(new.name) or is_removed <> (new.deleted_at is not null));
  perform refresh_location_search(array[new.id]);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger location_changed after update of name, street, city, zipcode, deleted_at on locations for each row
  when ((old.name, old.street, old.city, old.zipcode, old.deleted_at)
    is distinct from (new.name, new.street, new.city, new.zipcode, new.deleted_at))
  execute function location_changed();

create function location_use_added() returns trigger language plpgsql as $$
begin
  perform refresh_location_search((select array_agg(distinct location_id) from added));
  return null;
end $$;
create trigger location_use_added after insert on location_organizations referencing new table as added
  for each statement execute function location_use_added();
create function location_use_changed() returns trigger language plpgsql as $$
begin
  perform refresh_location_search(array[new.location_id]);
  return null;
end $$;
create trigger location_use_changed after update of unlinked_at on location_organizations for each row
  when ((old.unlinked_at is null) <> (new.unlinked_at is null)) execute function location_use_changed();

create table location_type_links (
  location_id bigint not null references locations,
  location_type_id bigint not null references location_types,
  primary key (location_id, location_type_id)
);
create index location_type_links_type on location_type_links (location_type_id);
create table location_sports (
  location_id bigint not null references locations,
  sport_id bigint not null references sports,
  primary key (location_id, sport_id)
);
create index location_sports_sport on location_sports (sport_id);

create table opening_hours (
  id bigint generated always as identity primary key,
  location_id bigint not null references locations,
  weekday smallint not null check (weekday between 1 and 7),
  state text not null check (state in ('open', 'closed')),
  opened_at text check (opened_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closed_at text check (closed_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  check ((state = 'open') = (opened_at is not null and closed_at is not null))
);
create index opening_hours_location on opening_hours (location_id, weekday, opened_at);
create table opening_exceptions (
  id bigint generated always as identity primary key,
  location_id bigint not null references locations,
  date date not null,
  state text not null check (state in ('open', 'closed')),
  opened_at text check (opened_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closed_at text check (closed_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  check ((state = 'open') = (opened_at is not null and closed_at is not null))
);
create index opening_exceptions_location on opening_exceptions (location_id, date);

-- A child of a location is visible to the organisations that use it, as the location itself is; asking for the use rather than
-- for the location spares a level of policies within policies.
create procedure protect_location_child(table_name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy tenant on %1$I using (
    (select app_sees_all())
    or exists (select from location_organizations as link where link.location_id = %1$I.location_id))', table_name);
end $$;
call protect_location_child('location_type_links');
call protect_location_child('location_sports');
call protect_location_child('opening_hours');
call protect_location_child('opening_exceptions');

-- Names of organisations out of scope, where a shared record shows them: nothing but the name. Volatile and plpgsql on
-- purpose: it changes the scope for its own query, so it must be called in a statement of its own.
create function organization_names(p_ids bigint[]) returns table (id bigint, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select organizations.id, organizations.name from organizations where organizations.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
end $$;

-- Starts using a location of another organisation, when both are on one platform; answers whether that is so.
create function share_location(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_near boolean;
begin
  -- the caller must have entered for this organisation
  if not (p_organization_id = any (app_organization_ids())) then return false; end if;
  perform set_config('app.scope', 'system', true);
  select exists (
    select from locations
      join location_organizations used on used.location_id = locations.id and used.unlinked_at is null
      join organization_applications theirs on theirs.organization_id = used.organization_id
      join organization_applications ours on ours.application_id = theirs.application_id
     where locations.id = p_location_id and locations.deleted_at is null and ours.organization_id = p_organization_id
  ) into is_near;
  if is_near then
    insert into location_organizations (location_id, organization_id) values (p_location_id, p_organization_id)
    on conflict (location_id, organization_id) do update set unlinked_at = null;
  end if;
  perform set_config('app.scope', scope_before, true);
  return is_near;
end $$;

-- Whether another organisation, perhaps out of scope, still uses a location.
create function location_has_others(p_location_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  has_others boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (
    select from location_organizations
     where location_id = p_location_id and organization_id <> p_organization_id and unlinked_at is null) into has_others;
  perform set_config('app.scope', scope_before, true);
  return has_others;
end $$;
