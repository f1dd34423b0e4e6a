create table applications (
  id bigint generated always as identity primary key,
  parent_id bigint references applications,
  name text not null,
  slug text not null,
  email citext,
  description text,
  dashboard_url text,
  website_url text,
  support_url text,
  timezone text not null default 'Europe/Amsterdam',
  sport_id_alias text,
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  zoom double precision check (zoom between 0 and 22),
  primary_color text check (primary_color ~ '^#[0-9A-F]{6}([0-9A-F]{2})?$'),
  secondary_color text check (secondary_color ~ '^#[0-9A-F]{6}([0-9A-F]{2})?$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  logo_id uuid,
  favicon_id uuid,
  fallback_image_id uuid,
  logo_url text generated always as ('/v1/files/' || logo_id::text) stored,
  favicon_url text generated always as ('/v1/files/' || favicon_id::text) stored,
  -- Allows two levels and no circle, also when two calls write at the same moment: a parent is on level 1.
  level smallint not null generated always as ((case when parent_id is null then 1 else 2 end)::smallint) stored,
  parent_level smallint generated always as ((case when parent_id is not null then 1 end)::smallint) stored,
  map_style_url text,
  map_access_token text,
  -- The map has a form of its own, so it has its own version.
  map_updated_at timestamptz(3) not null default now(),
  check (parent_id <> id),
  constraint applications_name check (length(name) between 1 and 255),
  constraint applications_slug_form check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and length(slug) <= 60),
  constraint applications_level unique (id, level),
  constraint applications_parent_level foreign key (parent_id, parent_level) references applications (id, level)
);
create unique index applications_slug on applications (slug);
create index applications_parent on applications (parent_id);
alter table applications enable row level security, force row level security;
create policy reading on applications for select using (
  (select app_sees_all())
  or id = any ((select app_application_ids())::bigint[])
);
call protect_writing('applications', 'false');
create trigger furnished after insert on applications for each row execute function furnish_new_application();
create trigger follow_clock after update of timezone on applications for each row
  when (old.timezone <> new.timezone) execute function follow_clock();
create trigger add_app_config after insert on applications for each row execute function add_app_config();

create policy reading on audit_log for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);

create table application_hosts (
  host text primary key,
  application_id bigint not null references applications on delete cascade,
  constraint application_hosts_form check (host = lower(host) and length(host) <= 253)
);
create index application_hosts_application on application_hosts (application_id);

-- The primary key keeps a filter from being in both tiers.
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
alter table application_filters enable row level security, force row level security;
create policy reading on application_filters for select using (
  (select app_sees_all())
  or ((select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('application_filters', 'false');

-- Holds what a payment method adds to the price of an order, including VAT.
create table payment_methods (
  application_id bigint not null references applications on delete cascade,
  code text not null check (code in ('ideal', 'bancontact', 'creditcard', 'wallet', 'cash', 'free', 'external')),
  fixed_in_cents integer not null default 0 check (fixed_in_cents between 0 and 100000),
  basis_points integer not null default 0 check (basis_points between 0 and 10000),
  enabled boolean not null default true,
  primary key (application_id, code),
  -- Orders of these two methods are not paid here, so they have no costs.
  check (code not in ('free', 'external') or (fixed_in_cents = 0 and basis_points = 0 and enabled))
);
alter table payment_methods enable row level security, force row level security;
create policy reading on payment_methods for select using (
  (select app_sees_all())
  or ((select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('payment_methods', 'false');

-- Holds the area that a platform serves, of up to 50,000 points. A table of its own, since every visitor reads the row of the platform.
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
alter table application_geofences enable row level security, force row level security;
create policy reading on application_geofences for select using (
  (select app_sees_all())
  or ((select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('application_geofences', 'false');

create table school_holidays (
  id bigint generated always as identity primary key,
  -- The school holidays of a platform are removed with it.
  application_id bigint not null references applications on delete cascade,
  region text not null,
  name text not null,
  "from" date not null,
  until date not null,
  check ("from" <= until)
);
create index school_holidays_application on school_holidays (application_id, "from");
alter table school_holidays enable row level security, force row level security;
create policy reading on school_holidays for select using (
  (select app_sees_all()) or application_id = any ((select app_application_ids())::bigint[])
);
call protect_writing('school_holidays', 'false');

create table app_configs (
  application_id bigint primary key references applications on delete cascade,
  -- store texts, addresses and colours; fields that only one store needs are in the configuration of that store
  common jsonb not null default '{}',
  android jsonb not null default '{}',
  ios jsonb not null default '{}',
  icon_id uuid,
  notification_icon_id uuid,
  -- encrypted with APP_KEY; never read back
  signing_password_encrypted bytea,
  private_key_encrypted bytea,
  common_updated_at timestamptz(3) not null default now(),
  android_updated_at timestamptz(3) not null default now(),
  ios_updated_at timestamptz(3) not null default now()
);
create index app_configs_icon on app_configs (application_id, icon_id);
create index app_configs_notification_icon on app_configs (application_id, notification_icon_id);
alter table app_configs enable row level security, force row level security;
create policy reading on app_configs for select using ((select app_sees_all()));
call protect_writing('app_configs', 'false');

create table builds (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  platform text not null check (platform in ('ios', 'android')),
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'aborted')),
  runner text not null check (runner in ('local', 'webhook')),
  version text not null,
  version_code integer not null check (version_code > 0),
  -- the configuration at the start of the build, without secrets
  config jsonb not null,
  phase text check (phase in ('check', 'icons', 'texts', 'package', 'store')),
  -- why the build ended, as a message of the catalogue; `note` is the text of the runner itself
  message jsonb,
  note text check (length(note) <= 500),
  started_by bigint,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  created_at timestamptz(3) not null default now(),
  -- the process that works on the build, and its last sign of life
  claim uuid,
  heartbeat_at timestamptz,
  finished_at timestamptz(3),
  bundle_key text,
  bundle_bytes integer check (bundle_bytes > 0),
  bundle_sha256 text check (bundle_sha256 ~ '^[0-9a-f]{64}$'),
  check ((finished_at is null) = (status in ('queued', 'running'))),
  check (bundle_key is null or status = 'succeeded' and bundle_bytes is not null and bundle_sha256 is not null)
);
-- A platform has one active build for each store, also when several are requested at once.
create unique index builds_one_active on builds (application_id, platform) where status in ('queued', 'running');
create index builds_of_application on builds (application_id, id desc);
create index builds_running on builds (heartbeat_at) where status = 'running';
create index builds_started_by on builds (started_by);
alter table builds enable row level security, force row level security;
create policy reading on builds for select using ((select app_sees_all()));
call protect_writing('builds', 'false');
create trigger keep_status before update on builds for each row execute function keep_build_status();

create table build_logs (
  id bigint generated always as identity primary key,
  build_id bigint not null references builds on delete cascade,
  at timestamptz(3) not null default clock_timestamp(),
  level text not null default 'info' check (level in ('info', 'warning', 'error')),
  line text not null check (length(line) <= 2000),
  -- the event and line of a remote runner; a line that is sent twice is stored once
  source text,
  unique (build_id, source)
);
create index build_logs_of_build on build_logs (build_id, id);
alter table build_logs enable row level security, force row level security;
create policy reading on build_logs for select using ((select app_sees_all()));
call protect_writing('build_logs', 'false');

create table campaigns (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  title text not null check (length(title) between 1 and 255),
  url text not null check (length(url) between 1 and 2000),
  image_id uuid,
  category_id bigint,
  -- null start: running from the beginning; null end: running without an end
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  deleted_by bigint,
  deleted_as text check (deleted_as in ('superadmin', 'admin')),
  deleted_levels bigint[] not null default '{}',
  check (ends_at > starts_at)
);
create index campaigns_application on campaigns (application_id, position, id) where deleted_at is null;
create index campaigns_image on campaigns (application_id, image_id) where image_id is not null;
create index campaigns_category on campaigns (category_id) where category_id is not null;
create index campaigns_deleted_by on campaigns (deleted_by) where deleted_by is not null;
alter table campaigns enable row level security, force row level security;
create policy reading on campaigns for select using (
  (select app_sees_all())
  or ((select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[]))
);
-- Websites get a campaign only once it has begun.
create policy published on campaigns for select using (
  (select app_scope()) = 'public' and deleted_at is null
  and application_id = any ((select app_application_ids())::bigint[])
  and campaign_state(starts_at, ends_at, now()) = 'running'
);
call protect_writing('campaigns', 'administers(application_id)');
