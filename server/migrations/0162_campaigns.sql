-- Campaigns of a platform: a picture with a link that its website and app show, for a while or for good.

create table campaigns (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  title text not null check (length(title) between 1 and 255),
  url text not null check (length(url) between 1 and 2000),
  image_id uuid,
  category_id bigint references categories on delete set null,
  -- null: from the start, and without an end
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  deleted_by bigint references users on delete set null,
  deleted_as text check (deleted_as in ('superadmin', 'admin')),
  deleted_levels bigint[] not null default '{}',
  foreign key (application_id, image_id) references files (application_id, id),
  check (ends_at > starts_at)
);
create index campaigns_application on campaigns (application_id, position, id) where deleted_at is null;
create index campaigns_image on campaigns (application_id, image_id) where image_id is not null;
create index campaigns_category on campaigns (category_id) where category_id is not null;
create index campaigns_deleted_by on campaigns (deleted_by) where deleted_by is not null;

-- The moment of the end is no longer part of the period, so that one campaign follows another at midnight.
create function campaign_state(p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz) returns text
language sql immutable parallel safe
  return case when p_ends_at <= p_at then 'ended' when p_starts_at > p_at then 'planned' else 'running' end;

alter table campaigns enable row level security;
alter table campaigns force row level security;
create policy reading on campaigns for select using (
  (select app_sees_all())
  or ((select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[]))
);
-- A website never learns of a campaign before it begins.
create policy published on campaigns for select using (
  (select app_scope()) = 'public' and deleted_at is null
  and application_id = any ((select app_application_ids())::bigint[])
  and campaign_state(starts_at, ends_at, now()) = 'running'
);
call protect_writing('campaigns', 'administers(application_id)');
