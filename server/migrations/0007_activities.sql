-- What an organisation offers.

create table activities (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  name text not null check (length(name) between 1 and 255),
  sport_id bigint references sports,
  description text,
  notes text,
  gender text check (gender in ('male', 'female', 'other', 'none', 'both')),
  level text check (level in ('beginner', 'intermediate', 'advanced', 'all')),
  payment_url text,
  is_accessible smallint not null default 0 check (is_accessible in (0, 1)),
  age_from smallint check (age_from between 0 and 120),
  age_to smallint check (age_to between 0 and 120),
  -- a draft is hidden from website and app
  concept boolean not null default true,
  has_waitlist boolean not null default false,
  waitlist_auto_invite boolean not null default true,
  should_validate_age boolean not null default false,
  no_signup_required boolean not null default false,
  -- whole minutes before the start; the pair is read by subscriptionWindow()
  subscribe_from integer check (subscribe_from between 0 and 525600),
  subscribe_until integer check (subscribe_until between 0 and 525600),
  offer_type text not null default 'sessions' check (offer_type in ('sessions', 'bundles', 'products', 'none')),
  rate_id bigint,
  cancellation_term_id bigint,
  location_id bigint references locations,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  foreign key (organization_id, cancellation_term_id) references cancellation_terms (organization_id, id),
  -- the location must be one the organisation uses (or used)
  foreign key (location_id, organization_id) references location_organizations (location_id, organization_id),
  check (age_from <= age_to),
  check (subscribe_from < subscribe_until),
  check (not (no_signup_required and has_waitlist))
);
create index activities_list on activities (organization_id, fold(name), id) where deleted_at is null;
create index activities_name on activities (fold(name), id) where deleted_at is null;
create index activities_search on activities using gin (fold(name) gin_trgm_ops) where deleted_at is null;
create index activities_location on activities (location_id) where location_id is not null;
create index activities_rate on activities (organization_id, rate_id) where rate_id is not null;
create index activities_term on activities (organization_id, cancellation_term_id) where cancellation_term_id is not null;
create index activities_sport on activities (sport_id) where sport_id is not null;
call protect_tenant('activities');

create table activity_categories (
  organization_id bigint not null,
  activity_id bigint not null,
  category_id bigint not null references categories,
  primary key (activity_id, category_id),
  foreign key (organization_id, activity_id) references activities (organization_id, id)
);
create index activity_categories_category on activity_categories (category_id);
call protect_tenant('activity_categories');

create table activity_tags (
  organization_id bigint not null,
  activity_id bigint not null,
  tag_id bigint not null references tags,
  primary key (activity_id, tag_id),
  foreign key (organization_id, activity_id) references activities (organization_id, id)
);
create index activity_tags_tag on activity_tags (tag_id);
call protect_tenant('activity_tags');
