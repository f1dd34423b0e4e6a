-- Words that all platforms share, or that a platform adds: sports, tags, categories, kinds of location and of product.

create table sports (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  icon text,
  highlighted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index sports_name on sports (lower(name));

create table tags (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index tags_name on tags (lower(name));

create table categories (
  id bigint generated always as identity primary key,
  -- null is a category of every platform
  application_id bigint references applications,
  title text not null check (length(title) between 1 and 255),
  link text,
  image_url text,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index categories_application on categories (application_id, position, id);
alter table categories enable row level security;
alter table categories force row level security;
create policy tenant on categories using (
  (select app_sees_all())
  or application_id is null
  or application_id = any ((select app_application_ids())::bigint[])
);

create table location_types (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  icon text,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index location_types_name on location_types (lower(name));
create table location_type_applications (
  location_type_id bigint not null references location_types on delete cascade,
  application_id bigint not null references applications,
  primary key (location_type_id, application_id)
);

create table product_types (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index product_types_name on product_types (lower(name));
create table product_type_applications (
  product_type_id bigint not null references product_types on delete cascade,
  application_id bigint not null references applications,
  primary key (product_type_id, application_id)
);

create table organization_sports (
  organization_id bigint not null references organizations on delete cascade,
  sport_id bigint not null references sports,
  primary key (organization_id, sport_id)
);
create index organization_sports_sport on organization_sports (sport_id);
call protect_tenant('organization_sports');
