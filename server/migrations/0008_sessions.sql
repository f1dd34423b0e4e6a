-- When an activity takes place. Planning is kept as local wall time with its zone; instants are computed from it (D4.2).

create table school_holidays (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  region text not null,
  name text not null,
  "from" date not null,
  until date not null,
  check ("from" <= until)
);
create index school_holidays_application on school_holidays (application_id, "from");
alter table school_holidays enable row level security;
alter table school_holidays force row level security;
create policy tenant on school_holidays using (
  (select app_sees_all()) or application_id = any ((select app_application_ids())::bigint[])
);

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
  -- local dates that get no session
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
  -- edited by itself: a later edit of the series leaves its date and time alone
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
  -- places taken, kept by whatever takes them under a lock of this row
  taken integer not null default 0 check (taken >= 0),
  waitlist_count integer not null default 0 check (waitlist_count >= 0),
  -- inherited: follows the activity's rate; else the own one, null being free
  rate_id bigint,
  rate_inherited boolean not null default true,
  -- null is the activity's location
  location_id bigint,
  subscribe_from integer check (subscribe_from between 0 and 525600),
  subscribe_until integer check (subscribe_until between 0 and 525600),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, series_id) references session_series (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  foreign key (location_id, organization_id) references location_organizations (location_id, organization_id),
  check (ends_at > starts_at),
  check (subscribe_from < subscribe_until),
  check ((series_id is null) = (series_index is null))
);
-- generating a series twice makes nothing twice (D4.1)
create unique index sessions_in_series on sessions (series_id, series_index) where deleted_at is null;
create index sessions_of_organization on sessions (organization_id, starts_at, id) where deleted_at is null;
create index sessions_of_activity on sessions (activity_id, starts_at, id) where deleted_at is null;
create index sessions_by_start on sessions (starts_at, id) where deleted_at is null;
create index sessions_location on sessions (location_id, starts_at) where location_id is not null and deleted_at is null;
create index sessions_rate on sessions (organization_id, rate_id) where rate_id is not null;
call protect_tenant('sessions');
