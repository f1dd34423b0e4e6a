create table files (
  id uuid primary key default gen_random_uuid(),
  -- only its hash is stored: the uploader gets the token itself once
  token_hash bytea not null unique,
  uploader_id bigint references users on delete set null,
  -- the tenant of the record that uses it; neither while pending, and for what belongs to a person or to all platforms
  organization_id bigint references organizations,
  application_id bigint references applications,
  path text not null default '' check (path ~ '^[a-z0-9/_-]{0,100}$'),
  filename text not null,
  size integer not null check (size > 0),
  mime_type text not null,
  width integer check (width > 0),
  height integer check (height > 0),
  is_transparent boolean not null default false,
  sha256 bytea not null,
  visibility text not null default 'public' check (visibility in ('public', 'private')),
  status text not null default 'pending' check (status in ('pending', 'attached')),
  attached_at timestamptz,
  -- when it was last taken from a record; whether another one still uses it is found out before it goes
  detached_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (application_id, id),
  check (num_nonnulls(organization_id, application_id) <= 1),
  check ((status = 'attached') = (attached_at is not null)),
  check (status = 'attached' or num_nonnulls(organization_id, application_id, detached_at) = 0),
  check ((width is null) = (height is null))
);
create index files_uploader on files (uploader_id);
create index files_pending on files (created_at) where status = 'pending';
create index files_detached on files (detached_at) where detached_at is not null;
alter table files enable row level security, force row level security;
create policy reading on files for select using (
  num_nonnulls(organization_id, application_id) = 0
  or (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
  or application_id = any ((select app_application_ids())::bigint[])
);
-- A file is its uploader's until a record uses it, then its tenant's. One without a tenant stays the uploader's.
create policy adding on files for insert with check (
  (select app_sees_all())
  or (num_nonnulls(organization_id, application_id) = 0 and status = 'pending'
    and (uploader_id = (select app_user_id()) or (uploader_id is null and (select app_user_id()) is null))));
create policy changing on files for update using (
  (select app_sees_all())
  or (num_nonnulls(organization_id, application_id) = 0 and uploader_id = (select app_user_id()))
  or organization_id = any ((select app_organization_ids())::bigint[])
  or administers(application_id) and application_id is not null);
create policy removing on files for delete using (
  (select app_sees_all())
  or (status = 'pending' and uploader_id = (select app_user_id())));

alter table applications add foreign key (id, logo_id) references files (application_id, id);

alter table applications add foreign key (id, favicon_id) references files (application_id, id);

alter table applications add foreign key (id, fallback_image_id) references files (application_id, id);

alter table app_configs add foreign key (application_id, icon_id) references files (application_id, id);

alter table app_configs add foreign key (application_id, notification_icon_id) references files (application_id, id);

alter table campaigns add foreign key (application_id, image_id) references files (application_id, id);

alter table organizations add foreign key (id, logo_id) references files (organization_id, id);

alter table organizations add foreign key (id, header_id) references files (organization_id, id);

alter table users add foreign key (avatar_file_id) references files;

-- What a run made for the person who started it. In the database, so that it comes and goes with the run's own transaction and
-- is nobody else's: it is small, for what is long is streamed instead.
create table job_files (
  job_id uuid primary key references job_runs on delete cascade,
  filename text not null check (length(filename) between 1 and 255),
  mime_type text not null,
  content bytea not null check (octet_length(content) <= 20 * 1024 * 1024)
);

-- What a run takes in: rows that were judged when the list was handed in, and those refused then.
create table imports (
  id uuid primary key references job_runs on delete cascade,
  application_id bigint not null references applications on delete cascade,
  is_accepting boolean not null,
  headers jsonb not null,
  rows jsonb not null,
  refused jsonb not null,
  -- on whose behalf, for the audit trail
  actor_roles text[] not null,
  impersonator_id bigint references users,
  ip inet not null
);
create index imports_application on imports (application_id);
create index imports_impersonator on imports (impersonator_id) where impersonator_id is not null;
alter table imports enable row level security, force row level security;
create policy reading on imports for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('imports', 'administers(application_id)');
