-- How a platform is set up: its place under another, its map and area, the filters of its site, what paying costs.

-- Two levels and no circle, whoever writes at the same time: a parent stands on level 1, and only there.
alter table applications
  add column level smallint not null generated always as ((case when parent_id is null then 1 else 2 end)::smallint) stored,
  add column parent_level smallint generated always as ((case when parent_id is not null then 1 end)::smallint) stored,
  add column map_style_url text,
  add column map_access_token text,
  -- the map is a form of its own, so it has a version of its own
  add column map_updated_at timestamptz(3) not null default now(),
  add constraint applications_name check (length(name) between 1 and 255),
  add constraint applications_slug_form check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and length(slug) <= 60),
  add constraint applications_level unique (id, level),
  add constraint applications_parent_level foreign key (parent_id, parent_level) references applications (id, level);

alter table application_hosts
  add constraint application_hosts_form check (host = lower(host) and length(host) <= 253);
create index application_hosts_application on application_hosts (application_id);

-- A key stands in one of both lists: that is the primary key.
create table application_filters (
  application_id bigint not null references applications on delete cascade,
  key text not null check (key in ('sport', 'category', 'date', 'age', 'gender', 'level', 'price', 'distance',
    'accessible', 'offer_type', 'tag', 'location_type')),
  tier text not null check (tier in ('primary', 'secondary')),
  position smallint not null check (position > 0),
  enabled boolean not null default true,
  primary key (application_id, key),
  unique (application_id, tier, position)
);

-- What an order costs the customer by way of paying, including VAT.
create table payment_methods (
  application_id bigint not null references applications on delete cascade,
  code text not null check (code in ('ideal', 'bancontact', 'creditcard', 'wallet', 'cash', 'free', 'external')),
  fixed_in_cents integer not null default 0 check (fixed_in_cents between 0 and 100000),
  basis_points integer not null default 0 check (basis_points between 0 and 10000),
  enabled boolean not null default true,
  primary key (application_id, code),
  -- nothing is paid here, so there is nothing to charge for
  check (code not in ('free', 'external') or (fixed_in_cents = 0 and basis_points = 0 and enabled))
);

-- The area that a platform serves. Up to 50,000 points: apart from the platform's row, which every visitor reads.
create table application_geofences (
  application_id bigint primary key references applications on delete cascade,
  -- polygons of rings of positions, as the coordinates of a GeoJSON MultiPolygon
  polygons jsonb not null,
  points integer not null check (points between 4 and 50000),
  area_km2 double precision not null check (area_km2 > 0),
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- Read inside the platform and by the organisations on it; written by a superadmin alone.
create procedure protect_setting(p_table text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', p_table);
  execute format('alter table %I force row level security', p_table);
  execute format($policy$create policy reading on %I for select using (
    (select app_sees_all())
    or ((select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[])))$policy$, p_table);
  execute format('create policy writing on %I using ((select app_sees_all()))', p_table);
end $$;
call protect_setting('application_filters');
call protect_setting('payment_methods');
call protect_setting('application_geofences');

-- A new platform works at once: every filter in use, and the usual costs of paying.
create procedure furnish_application(p_id bigint) language sql as $$
  insert into application_filters (application_id, tier, key, position)
  select p_id, 'primary', key, position
    from unnest(array['sport', 'category', 'date', 'distance']) with ordinality as filter (key, position);
  insert into application_filters (application_id, tier, key, position)
  select p_id, 'secondary', key, position
    from unnest(array['age', 'gender', 'level', 'price', 'offer_type', 'tag', 'location_type', 'accessible'])
         with ordinality as filter (key, position);
  insert into payment_methods (application_id, code, fixed_in_cents)
  select p_id, code, cents
    from (values ('ideal', 35), ('bancontact', 35), ('creditcard', 35), ('wallet', 0), ('cash', 0), ('free', 0),
                 ('external', 0)) as usual (code, cents);
$$;
create function furnish_new_application() returns trigger language plpgsql as $$
begin
  call furnish_application(new.id);
  return null;
end $$;
create trigger furnished after insert on applications for each row execute function furnish_new_application();

do $$
declare
  known bigint;
begin
  for known in select id from applications loop
    call furnish_application(known);
  end loop;
end $$;

-- What belongs to a platform alone goes with it.
alter table school_holidays
  drop constraint school_holidays_application_id_fkey,
  add foreign key (application_id) references applications on delete cascade;
alter table saved_views
  drop constraint saved_views_application_id_fkey,
  add foreign key (application_id) references applications on delete cascade;
alter table organization_unlinks
  drop constraint organization_unlinks_application_id_fkey,
  add foreign key (application_id) references applications on delete cascade;
