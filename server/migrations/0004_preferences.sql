-- How people left their lists, the views they saved, and what they were typing (D1.26).

-- Own rows only, asked for by user id: there is no tenant in them.
create table user_preferences (
  user_id bigint not null references users on delete cascade,
  list text not null check (length(list) between 1 and 100),
  columns jsonb,
  density text not null default 'roomy' check (density in ('roomy', 'compact')),
  primary key (user_id, list)
);

create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null check (length(list) between 1 and 100),
  name text not null check (length(name) between 1 and 255),
  query jsonb not null default '{}',
  columns jsonb,
  shared text not null default 'me' check (shared in ('me', 'organization', 'all')),
  organization_id bigint references organizations,
  application_id bigint references applications,
  created_at timestamptz not null default now(),
  check ((organization_id is not null) = (shared = 'organization')),
  check ((application_id is not null) = (shared = 'all'))
);
create index saved_views_list on saved_views (list, user_id);
create index saved_views_user on saved_views (user_id);
create index saved_views_organization on saved_views (organization_id, list) where organization_id is not null;
create index saved_views_application on saved_views (application_id, list) where application_id is not null;

-- A private view has no tenant and is asked for by user id; a shared one belongs to its organisation or platform.
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant on saved_views using (
  shared = 'me'
  or (select app_sees_all())
  or (shared = 'all' and application_id = any ((select app_application_ids())::bigint[]))
  or (shared = 'organization' and (
    organization_id = any ((select app_organization_ids())::bigint[])
    or organization_id in (select app_linked_organizations())))
);

create table form_drafts (
  user_id bigint not null references users on delete cascade,
  form text not null check (length(form) between 1 and 100),
  values jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, form)
);
create index form_drafts_age on form_drafts (updated_at);
