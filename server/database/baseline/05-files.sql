create table files (
  id uuid primary key default gen_random_uuid(),
  -- Only the hash of the token is stored. The uploader gets the token itself once.
  token_hash bytea not null unique,
  uploader_id bigint references users on delete set null,
  -- the organisation or platform of the record that uses the file; neither while pending, nor for a file of a user or of all platforms
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
  -- the moment at which a record last stopped using the file; before its removal the sweep checks whether another record uses it
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
-- A file belongs to its uploader until a record uses it, then to the tenant of the record. A file without a tenant stays the uploader's.
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

-- Holds the file that a run made for its user. It is in the database, so that it is stored and removed together with the run and only its
-- user can read it. It is small; long results are streamed.
create table job_files (
  job_id uuid primary key references job_runs on delete cascade,
  filename text not null check (length(filename) between 1 and 255),
  mime_type text not null,
  content bytea not null check (octet_length(content) <= 20 * 1024 * 1024)
);

-- Holds the rows that an import adds, checked when the list was uploaded, and the rows refused then.
create table imports (
  id uuid primary key references job_runs on delete cascade,
  application_id bigint not null references applications on delete cascade,
  is_accepting boolean not null,
  headers jsonb not null,
  rows jsonb not null,
  refused jsonb not null,
  -- the roles of the user, and the superadmin who acted as the user, for the audit trail
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
