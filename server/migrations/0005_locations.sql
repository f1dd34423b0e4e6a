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
create index locations_search on locations using gin (fold(name || ' ' || street || ' ' || city || ' ' || zipcode) gin_trgm_ops)
  where deleted_at is null;

-- An organisation that uses a location; is_admin says whether it may edit it. Never deleted: past sessions keep it.
create table location_organizations (
  location_id bigint not null references locations,
  organization_id bigint not null references organizations,
  is_admin boolean not null default false,
  unlinked_at timestamptz,
  primary key (location_id, organization_id)
);
create index location_organizations_by_organization on location_organizations (organization_id, location_id)
  where unlinked_at is null;
call protect_tenant('location_organizations');

alter table locations enable row level security;
alter table locations force row level security;
create policy tenant on locations using (
  (select app_scope()) in ('all', 'system')
  or ((select app_scope()) = 'organizations' and owner_organization_id = any ((select app_organization_ids())::bigint[]))
  or ((select app_scope()) in ('organizations', 'applications') and exists (
    select from location_organizations as link where link.location_id = locations.id))
);

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

-- A child of a location is as visible as the location itself.
create procedure protect_location_child(table_name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy tenant on %1$I using (
    (select app_scope()) in (''all'', ''system'')
    or exists (select from locations where locations.id = %1$I.location_id))', table_name);
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
