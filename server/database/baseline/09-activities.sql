create table activities (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  name text not null check (length(name) between 1 and 255),
  -- A removed sport has no visible use left: removed activities, locations and organisations lose the link.
  sport_id bigint references sports on delete set null,
  description text,
  notes text,
  gender text check (gender in ('male', 'female', 'other', 'none', 'both')),
  level text check (level in ('beginner', 'intermediate', 'advanced', 'all')),
  payment_url text,
  is_accessible smallint not null default 0 check (is_accessible in (0, 1)),
  age_from smallint check (age_from between 0 and 120),
  age_to smallint check (age_to between 0 and 120),
  -- Website and app don't show a draft.
  concept boolean not null default true,
  has_waitlist boolean not null default false,
  waitlist_auto_invite boolean not null default true,
  should_validate_age boolean not null default false,
  no_signup_required boolean not null default false,
  -- whole minutes before the start; subscriptionWindow() reads the pair
  subscribe_from integer check (subscribe_from between 0 and 525600),
  subscribe_until integer check (subscribe_until between 0 and 525600),
  offer_type text not null default 'sessions' check (offer_type in ('sessions', 'bundles', 'products', 'none')),
  rate_id bigint,
  cancellation_term_id bigint,
  location_id bigint references locations,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  image_id uuid,
  -- The search text, folded once. Under row-level security no index serves LIKE, and folding all names of a platform for each search took
  -- most of its time.
  search_text text not null generated always as (fold(name)) stored,
  unique (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  foreign key (organization_id, cancellation_term_id) references cancellation_terms (organization_id, id),
  -- The organisation must use the location, or have used it.
  foreign key (location_id, organization_id) references location_organizations (location_id, organization_id),
  check (age_from <= age_to),
  check (subscribe_from < subscribe_until),
  check (not (no_signup_required and has_waitlist)),
  foreign key (organization_id, image_id) references files (organization_id, id)
);
create index activities_search on activities using gin (fold(name) gin_trgm_ops) where deleted_at is null;
create index activities_location on activities (location_id) where location_id is not null;
create index activities_rate on activities (organization_id, rate_id) where rate_id is not null;
create index activities_term on activities (organization_id, cancellation_term_id) where cancellation_term_id is not null;
create index activities_sport on activities (sport_id) where sport_id is not null;
create index activities_image on activities (organization_id, image_id) where image_id is not null;
-- removed activities, whose sessions aren't shown
create index activities_removed on activities (id) where deleted_at is not null;
create index activities_list on activities (organization_id, fold(name), id) include (name, concept, deleted_at)
  where deleted_at is null;
create index activities_name on activities (fold(name), id) include (organization_id, name, concept, deleted_at)
  where deleted_at is null;
create index activities_changed on activities (organization_id, updated_at, id) include (concept, deleted_at)
  where deleted_at is null;
call protect_tenant('activities');
create policy published on activities for select using (
  (select app_scope()) = 'public' and not concept and deleted_at is null
  and organization_id in (select app_public_organizations())
);
-- Keeps the totals of activities and sessions, as those of locations, so that a list need not count rows that it doesn't show.
call keep_count('activities', 'activities', 'it.deleted_at is null');
create trigger figures_of_activity after update of deleted_at on activities for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function mark_session_changes();

alter table calendar_feeds add foreign key (organization_id, activity_id) references activities (organization_id, id);

create table activity_categories (
  organization_id bigint not null,
  activity_id bigint not null,
  category_id bigint not null references categories on delete cascade,
  primary key (activity_id, category_id),
  foreign key (organization_id, activity_id) references activities (organization_id, id)
);
create index activity_categories_category on activity_categories (category_id);
call protect_tenant('activity_categories');
call publish_with_organization('activity_categories');

create table activity_tags (
  organization_id bigint not null,
  activity_id bigint not null,
  tag_id bigint not null references tags on delete cascade,
  primary key (activity_id, tag_id),
  foreign key (organization_id, activity_id) references activities (organization_id, id)
);
create index activity_tags_tag on activity_tags (tag_id);
call protect_tenant('activity_tags');
call publish_with_organization('activity_tags');

create table activity_labels (
  organization_id bigint not null,
  activity_id bigint not null,
  label_id bigint not null references labels,
  primary key (activity_id, label_id),
  foreign key (organization_id, activity_id) references activities (organization_id, id)
);
create index activity_labels_label on activity_labels (label_id);
call protect_tenant('activity_labels');

create table session_series (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  type text not null check (type in ('weeks', 'months', 'years')),
  every smallint not null check (every > 0),
  -- ISO weekdays, 1 is Monday
  days smallint[] not null default '{}',
  until date,
  count smallint check (count between 1 and 730),
  -- local dates without a session
  skip date[] not null default '{}',
  tz text not null,
  anchor_date date not null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  check (type <> 'weeks' or cardinality(days) > 0),
  check (until is null or count is null)
);
create index session_series_activity on session_series (organization_id, activity_id);
call protect_tenant('session_series');

create table sessions (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  series_id bigint,
  series_index smallint,
  -- The session was edited by itself, so a later edit of the series leaves its date and time alone.
  is_exception boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tz text not null,
  start_date date not null,
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_date date not null,
  end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- null is unlimited, 0 is closed
  spots integer check (spots between 0 and 100000),
  -- The number of taken spots. Triggers keep it under a lock of this row.
  taken integer not null default 0 check (taken >= 0),
  waitlist_count integer not null default 0 check (waitlist_count >= 0),
  -- inherited: the activity's rate; else the own rate, where null is free
  rate_id bigint,
  rate_inherited boolean not null default true,
  -- null: the activity's location
  location_id bigint,
  subscribe_from integer check (subscribe_from between 0 and 525600),
  subscribe_until integer check (subscribe_until between 0 and 525600),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  over_spots integer not null default 0 check (over_spots >= 0),
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, series_id) references session_series (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  foreign key (location_id, organization_id) references location_organizations (location_id, organization_id),
  check (ends_at > starts_at),
  check (subscribe_from < subscribe_until),
  check ((series_id is null) = (series_index is null)),
  constraint sessions_spots_hold check (taken <= spots + over_spots),
  unique (organization_id, activity_id, id)
);
-- A series that is generated twice adds nothing the second time.
create unique index sessions_in_series on sessions (series_id, series_index) where deleted_at is null;
create index sessions_of_organization on sessions (organization_id, starts_at, id) where deleted_at is null;
create index sessions_location on sessions (location_id, starts_at) where location_id is not null and deleted_at is null;
create index sessions_rate on sessions (organization_id, rate_id) where rate_id is not null;
-- Waiting lists are maintained every minute; this index finds the few sessions with entries.
create index sessions_waiting on sessions (id) where waitlist_count > 0;
create index sessions_of_activity on sessions (activity_id, starts_at, id) include (organization_id, start_date, deleted_at)
  where deleted_at is null;
create index sessions_by_start on sessions (starts_at, id) include (organization_id, activity_id, start_date, deleted_at)
  where deleted_at is null;
call protect_tenant('sessions');
create policy published on sessions for select using (
  (select app_scope()) = 'public' and deleted_at is null and activity_id in (select app_public_activities())
);
create trigger session_spots_changed before update of spots on sessions for each row
  when (old.spots is distinct from new.spots) execute function tighten_spots();
create trigger session_spots_raised after update of spots on sessions for each row
  when (old.spots is not null and (new.spots is null or new.spots > old.spots)) execute function offer_session_spots();
call keep_count('sessions', 'sessions', 'it.deleted_at is null');
call keep_count_of('sessions', 'sessions', 'it.deleted_at is null', 'activity_id');
create trigger figures_of_added after insert on sessions referencing new table as fresh
  for each statement execute function mark_session_changes();
create trigger figures_of_removed after delete on sessions referencing old table as gone
  for each statement execute function mark_session_changes();
create trigger figures_of_changed after update on sessions for each row
  when ((old.organization_id, old.activity_id, old.start_date, old.starts_at, old.spots, old.taken, old.deleted_at, old.canceled_at)
    is distinct from
    (new.organization_id, new.activity_id, new.start_date, new.starts_at, new.spots, new.taken, new.deleted_at, new.canceled_at))
  execute function mark_session_changes();

-- The planning years, as in the contract. Rows outside them may stay until their date changes.
alter table sessions add constraint sessions_in_planning_years
  check (start_date >= '2000-01-01' and start_date < '2100-01-01') not valid;

create table bundles (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  name text not null check (length(name) between 1 and 255),
  description text,
  -- at most the day of the first session
  start_date date not null,
  -- null is unlimited, 0 is closed
  spots integer check (spots between 0 and 100000),
  taken integer not null default 0 check (taken >= 0),
  -- the number of spots above the limit, added by a user who may overbook
  over_spots integer not null default 0 check (over_spots >= 0),
  waitlist_count integer not null default 0 check (waitlist_count >= 0),
  -- inherited: the activity's rate; else the own rate, where null is free
  rate_id bigint,
  rate_inherited boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  unique (organization_id, id),
  unique (organization_id, activity_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  check (taken <= spots + over_spots)
);
create index bundles_of_activity on bundles (organization_id, activity_id, start_date, id) where deleted_at is null;
create index bundles_rate on bundles (organization_id, rate_id) where rate_id is not null;
create index bundles_by_start on bundles (start_date, id) where deleted_at is null;
create index bundles_waiting on bundles (id) where waitlist_count > 0;
call protect_tenant('bundles');
create policy published on bundles for select using (
  (select app_scope()) = 'public' and deleted_at is null and activity_id in (select app_public_activities())
);
create trigger bundle_spots_changed before update of spots on bundles for each row
  when (old.spots is distinct from new.spots) execute function tighten_spots();
create trigger bundle_spots_raised after update of spots on bundles for each row
  when (new.waitlist_count > 0 and old.spots is not null and (new.spots is null or new.spots > old.spots))
  execute function offer_bundle_spots();

-- Keys of three columns keep the sessions of a bundle within its activity.
create table bundle_sessions (
  organization_id bigint not null,
  activity_id bigint not null,
  bundle_id bigint not null,
  session_id bigint not null,
  primary key (bundle_id, session_id),
  foreign key (organization_id, activity_id, bundle_id) references bundles (organization_id, activity_id, id),
  foreign key (organization_id, activity_id, session_id) references sessions (organization_id, activity_id, id)
);
create index bundle_sessions_session on bundle_sessions (session_id);
call protect_tenant('bundle_sessions');
create policy published on bundle_sessions for select using (
  (select app_scope()) = 'public' and activity_id in (select app_public_activities())
);

-- Marks what changed since the last fold: a session, all sessions of an activity, or all of an organisation. The last two are resolved to
-- sessions when they are read, so a session that was being added meanwhile is included.
create table session_changes (
  session_id bigint,
  activity_id bigint,
  organization_id bigint,
  check (num_nonnulls(session_id, activity_id, organization_id) = 1)
);
alter table session_changes enable row level security, force row level security;
-- The sums still hold an organisation that has just left a platform, so its mark must be visible. A mark holds only an id.
create policy reading on session_changes for select using ((select app_sees_all()) or (select app_scope()) = 'applications');
call protect_writing('session_changes', 'false');

create table session_figures (
  session_id bigint primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  -- the platforms of the organisation
  platforms bigint[] not null,
  day date not null,
  starts_at timestamptz not null,
  participants integer not null,
  -- the spots of a session with a limit, else 0
  spots integer not null,
  taken integer not null,
  present integer not null
);
create index session_figures_day on session_figures (day);
create index session_figures_activity on session_figures (activity_id);
create index session_figures_organization on session_figures (organization_id);
alter table session_figures enable row level security, force row level security;
call protect_writing('session_figures', 'false');
create policy reading on session_figures for select using (
    (select app_sees_all())
    -- Most rows are of the first platform in scope, and `= any` is faster than the overlap of two arrays.
    or (select case app_scope() when 'applications' then (app_application_ids())[1] end) = any (platforms)
    or ((select app_scope()) = 'applications' and platforms && (select app_application_ids())::bigint[])
);

create table session_figures_by_day (
  platforms bigint[] not null,
  day date not null,
  sessions bigint not null,
  participants bigint not null,
  spots bigint not null,
  taken bigint not null,
  present bigint not null,
  primary key (day, platforms)
);
alter table session_figures_by_day enable row level security, force row level security;
call protect_writing('session_figures_by_day', 'false');
create policy reading on session_figures_by_day for select using (
    (select app_sees_all())
    -- Most rows are of the first platform in scope, and `= any` is faster than the overlap of two arrays.
    or (select case app_scope() when 'applications' then (app_application_ids())[1] end) = any (platforms)
    or ((select app_scope()) = 'applications' and platforms && (select app_application_ids())::bigint[])
);

create table session_figures_by_month (
  platforms bigint[] not null,
  activity_id bigint not null,
  -- the first day of the month
  month date not null,
  sessions bigint not null,
  participants bigint not null,
  spots bigint not null,
  taken bigint not null,
  primary key (month, activity_id, platforms)
);
alter table session_figures_by_month enable row level security, force row level security;
call protect_writing('session_figures_by_month', 'false');
create policy reading on session_figures_by_month for select using (
    (select app_sees_all())
    -- Most rows are of the first platform in scope, and `= any` is faster than the overlap of two arrays.
    or (select case app_scope() when 'applications' then (app_application_ids())[1] end) = any (platforms)
    or ((select app_scope()) = 'applications' and platforms && (select app_application_ids())::bigint[])
);

-- Shows the sessions that changed since the last fold, also removed or hidden ones. `offset 0` makes the planner look up the sessions of
-- each mark: there are few marks, whatever it expects of a table that is emptied each minute.
create view changed_sessions with (security_invoker = true) as
select session_id from session_changes where session_id is not null
union
select found.id from session_changes mark
  cross join lateral (select id from sessions where sessions.activity_id = mark.activity_id offset 0) as found
where mark.activity_id is not null
union
select found.id from session_changes mark
  cross join lateral (select id from sessions where sessions.organization_id = mark.organization_id offset 0) as found
where mark.organization_id is not null
union
select found.session_id from session_changes mark
  cross join lateral (select session_id from session_figures kept where kept.activity_id = mark.activity_id offset 0) as found
where mark.activity_id is not null
union
select found.session_id from session_changes mark
  cross join lateral (select session_id from session_figures kept where kept.organization_id = mark.organization_id offset 0) as found
where mark.organization_id is not null;
