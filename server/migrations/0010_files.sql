-- Files that people uploaded: pending until a record uses them, then attached, and some days after the last use gone (D6.3).

create table files (
  id uuid primary key default gen_random_uuid(),
  -- the token itself is told once, to the uploader
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

-- A file without a tenant is asked for by its token and uploader, or by the record that shows it.
alter table files enable row level security;
alter table files force row level security;
create policy tenant on files using (
  num_nonnulls(organization_id, application_id) = 0
  or (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or organization_id in (select app_linked_organizations())
  or application_id = any ((select app_application_ids())::bigint[])
);

-- An image as a record shows it (contract: Image).
create function image_of(p_file_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', id, 'filename', filename, 'size', size, 'mime_type', mime_type, 'width', width, 'height', height)
  from files where id = p_file_id
$$;

-- The addresses that rows of lists show come from the ids by themselves.
alter table users drop column avatar_url;
alter table users add column avatar_file_id uuid references files;
alter table users add column avatar_url text generated always as ('/v1/files/' || avatar_file_id::text) stored;
create index users_avatar on users (avatar_file_id) where avatar_file_id is not null;

-- A file of another tenant can't be put on a record: the keys hold both.
alter table applications drop column logo_url, drop column favicon_url;
alter table applications add column logo_id uuid;
alter table applications add column favicon_id uuid;
alter table applications add column fallback_image_id uuid;
alter table applications add column logo_url text generated always as ('/v1/files/' || logo_id::text) stored;
alter table applications add column favicon_url text generated always as ('/v1/files/' || favicon_id::text) stored;
alter table applications add foreign key (id, logo_id) references files (application_id, id);
alter table applications add foreign key (id, favicon_id) references files (application_id, id);
alter table applications add foreign key (id, fallback_image_id) references files (application_id, id);

alter table organizations add column logo_id uuid;
alter table organizations add column header_id uuid;
alter table organizations add column logo_url text generated always as ('/v1/files/' || logo_id::text) stored;
alter table organizations add foreign key (id, logo_id) references files (organization_id, id);
alter table organizations add foreign key (id, header_id) references files (organization_id, id);

alter table locations add column image_id uuid references files;
create index locations_image on locations (image_id) where image_id is not null;

alter table activities add column image_id uuid;
alter table activities add foreign key (organization_id, image_id) references files (organization_id, id);
create index activities_image on activities (organization_id, image_id) where image_id is not null;

-- Files that no record points to: every foreign key to this table counts, those of later slices too.
create function unused_files(p_ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  uses text;
begin
  select coalesce(string_agg(format('and not exists (select from %s used where used.%I = files.id)', c.conrelid::regclass, a.attname), ' '), '')
    into uses
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, target)
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = k.target and t.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
   where c.contype = 'f' and c.confrelid = 'files'::regclass;
  perform set_config('app.scope', 'system', true);
  return query execute 'select files.id from files where files.id = any ($1) ' || uses using p_ids;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Which file an address shows, to whom: a public one to anybody; a private one by a signed address, or to its uploader and the
-- people of its tenant by their login. Answers no row otherwise.
create function file_to_serve(p_id uuid, p_is_signed boolean, p_token_hash bytea)
returns table (id uuid, filename text, mime_type text, size integer, width integer, height integer, sha256 bytea, visibility text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  person bigint;
begin
  perform set_config('app.scope', 'system', true);
  if p_token_hash is not null and not p_is_signed then
    select user_id into person from api_tokens join users on users.id = user_id
     where token_hash = p_token_hash and revoked_at is null and expires_at > now() and users.deleted_at is null;
  end if;
  return query
    select f.id, f.filename, f.mime_type, f.size, f.width, f.height, f.sha256, f.visibility from files f
     where f.id = p_id and (f.visibility = 'public' or p_is_signed or f.uploader_id = person or exists (
       select from user_roles r
        where r.user_id = person and (
          r.role = 'superadmin'
          or r.organization_id = f.organization_id
          or (r.role = 'admin' and (
            f.application_id = any (application_family(r.application_id))
            or exists (select from organization_applications link
                        where link.organization_id = f.organization_id
                          and link.application_id = any (application_family(r.application_id))))))));
  perform set_config('app.scope', scope_before, true);
end $$;
