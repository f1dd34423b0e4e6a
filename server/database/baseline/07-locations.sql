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
  image_id uuid references files,
  address_key text not null
  generated always as (public.address_key(zipcode, house_number)) stored,
  check ((latitude is null) = (longitude is null))
);
create index locations_owner on locations (owner_organization_id) where deleted_at is null;
create index locations_name on locations (fold(name), id) where deleted_at is null;
create index locations_image on locations (image_id) where image_id is not null;
create index locations_address on locations (address_key) where deleted_at is null;
alter table locations enable row level security, force row level security;
create policy adding on locations for insert with check (
  (select app_sees_all()) or owner_organization_id = any ((select app_organization_ids())::bigint[]));
create policy changing on locations for update using ((select app_sees_all()) or may_edit_location(id));
create policy removing on locations for delete using ((select app_sees_all()));
create trigger location_changed after update of name, street, city, zipcode, deleted_at on locations for each row
  when ((old.name, old.street, old.city, old.zipcode, old.deleted_at)
    is distinct from (new.name, new.street, new.city, new.zipcode, new.deleted_at))
  execute function location_changed();
create trigger owner_stays before update of owner_organization_id on locations for each row
  when (old.owner_organization_id <> new.owner_organization_id) execute function refuse_new_owner();
create trigger location_hidden after update of is_hidden on locations for each row
  when (old.is_hidden <> new.is_hidden) execute function location_hidden();

-- Links a location to an organisation that uses it. is_admin: the organisation may edit the location. Links are never deleted, since past
-- sessions keep them.
create table location_organizations (
  location_id bigint not null references locations,
  organization_id bigint not null references organizations,
  is_admin boolean not null default false,
  unlinked_at timestamptz,
  -- Copies of the location that triggers maintain, so that a page of an organisation's list and its total are read from this table alone.
  sort_name text not null default '',
  is_removed boolean not null default false,
  -- The owner's side ended the link. The organisation can't restore it by itself.
  ended_by_owner boolean not null default false,
  -- A copy on each link, as the name is: in the public scope a location and its children are found by its links alone.
  is_hidden boolean not null default false,
  -- Website and app list locations from their links alone, as an organisation does. So a link has a copy of the city too, and an index with
  -- all that the list reads.
  sort_city text not null default '',
  primary key (location_id, organization_id),
  check (not ended_by_owner or unlinked_at is not null)
);
create index location_organizations_list on location_organizations (organization_id, sort_name, location_id)
  where unlinked_at is null and not is_removed;
create index location_organizations_name on location_organizations (sort_name, location_id)
  include (organization_id, is_hidden, sort_city) where unlinked_at is null and not is_removed;
alter table location_organizations enable row level security, force row level security;
create policy reading on location_organizations for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
);
-- adds the owner's own link; share_location() adds that of another organisation
create policy adding on location_organizations for insert with check (
  (select app_sees_all())
  or (organization_id = any ((select app_organization_ids())::bigint[]) and owns_location(organization_id, location_id)));
create policy changing on location_organizations for update using (
  (select app_sees_all()) or organization_id = any ((select app_organization_ids())::bigint[]));
create policy removing on location_organizations for delete using ((select app_sees_all()));
create policy published on location_organizations for select using (
  (select app_scope()) = 'public' and not is_hidden and organization_id in (select app_public_organizations())
);
call keep_count('locations', 'location_organizations', 'it.unlinked_at is null and not it.is_removed');
create trigger copy_location before insert on location_organizations for each row execute function copy_location();
create trigger location_use_added after insert on location_organizations referencing new table as added
  for each statement execute function location_use_added();
create trigger location_use_changed after update of unlinked_at on location_organizations for each row
  when ((old.unlinked_at is null) <> (new.unlinked_at is null)) execute function location_use_changed();
create trigger owner_decides before update on location_organizations for each row
  when (old.is_admin <> new.is_admin or old.ended_by_owner <> new.ended_by_owner
    or (old.ended_by_owner and new.unlinked_at is distinct from old.unlinked_at)
    or old.location_id <> new.location_id or old.organization_id <> new.organization_id)
  execute function guard_location_link();

create policy reading on locations for select using (
  (select app_sees_all())
  or owner_organization_id = any ((select app_organization_ids())::bigint[])
  or (((select app_scope()) <> 'public' or not is_hidden)
    and exists (select from location_organizations as link where link.location_id = locations.id))
);

-- Holds the search text of a location for each organisation that uses it. The search is in the policy (app_search_pattern).
create table location_search (
  organization_id bigint not null,
  location_id bigint not null,
  text text not null,
  primary key (location_id, organization_id),
  foreign key (location_id, organization_id) references location_organizations on delete cascade
);
create index location_search_text on location_search using gin (organization_id, text gin_trgm_ops)
  with (gin_pending_list_limit = 256);
alter table location_search enable row level security, force row level security;
create policy reading on location_search for select using (
  ((select app_sees_all())
    or organization_id = any ((select app_organization_ids())::bigint[])
    or is_in_set((select app_linked_organization_set()), organization_id))
  and text like (select app_search_pattern())
);
call protect_writing('location_search', 'false');

create table location_type_links (
  location_id bigint not null references locations,
  location_type_id bigint not null references location_types on delete cascade,
  primary key (location_id, location_type_id)
);
create index location_type_links_type on location_type_links (location_type_id);
alter table location_type_links enable row level security, force row level security;
create policy reading on location_type_links for select using (
  (select app_sees_all())
  or exists (select from location_organizations as link where link.location_id = location_type_links.location_id));
call protect_writing('location_type_links', 'may_edit_location(location_id)');

create table location_sports (
  location_id bigint not null references locations,
  sport_id bigint not null references sports on delete cascade,
  primary key (location_id, sport_id)
);
create index location_sports_sport on location_sports (sport_id);
alter table location_sports enable row level security, force row level security;
create policy reading on location_sports for select using (
  (select app_sees_all())
  or exists (select from location_organizations as link where link.location_id = location_sports.location_id));
call protect_writing('location_sports', 'may_edit_location(location_id)');

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
alter table opening_hours enable row level security, force row level security;
create policy reading on opening_hours for select using (
  (select app_sees_all())
  or exists (select from location_organizations as link where link.location_id = opening_hours.location_id));
call protect_writing('opening_hours', 'may_edit_location(location_id)');

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
alter table opening_exceptions enable row level security, force row level security;
create policy reading on opening_exceptions for select using (
  (select app_sees_all())
  or exists (select from location_organizations as link where link.location_id = opening_exceptions.location_id));
call protect_writing('opening_exceptions', 'may_edit_location(location_id)');
