-- App builds: what the app of a platform is made of, and each time it was made.

create table app_configs (
  application_id bigint primary key references applications on delete cascade,
  -- store texts, addresses and colours; what only one store asks for
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
  ios_updated_at timestamptz(3) not null default now(),
  foreign key (application_id, icon_id) references files (application_id, id),
  foreign key (application_id, notification_icon_id) references files (application_id, id)
);
create index app_configs_icon on app_configs (application_id, icon_id);
create index app_configs_notification_icon on app_configs (application_id, notification_icon_id);

create table builds (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  platform text not null check (platform in ('ios', 'android')),
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'aborted')),
  runner text not null check (runner in ('local', 'webhook')),
  version text not null,
  version_code integer not null check (version_code > 0),
  -- as it was when the build started, without secrets
  config jsonb not null,
  phase text check (phase in ('check', 'icons', 'texts', 'package', 'store')),
  -- why it ended, as a message of the catalogue; `note` is what the runner says itself
  message jsonb,
  note text check (length(note) <= 500),
  started_by bigint references users,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  created_at timestamptz(3) not null default now(),
  -- which process works on it, and its last sign of life
  claim uuid,
  heartbeat_at timestamptz,
  finished_at timestamptz(3),
  bundle_key text,
  bundle_bytes integer check (bundle_bytes > 0),
  bundle_sha256 text check (bundle_sha256 ~ '^[0-9a-f]{64}$'),
  check ((finished_at is null) = (status in ('queued', 'running'))),
  check (bundle_key is null or status = 'succeeded' and bundle_bytes is not null and bundle_sha256 is not null)
);
-- one at a time for each platform and store, however many ask at once
create unique index builds_one_active on builds (application_id, platform) where status in ('queued', 'running');
create index builds_of_application on builds (application_id, id desc);
create index builds_running on builds (heartbeat_at) where status = 'running';
create index builds_started_by on builds (started_by);

create table build_logs (
  id bigint generated always as identity primary key,
  build_id bigint not null references builds on delete cascade,
  at timestamptz(3) not null default clock_timestamp(),
  level text not null default 'info' check (level in ('info', 'warning', 'error')),
  line text not null check (length(line) <= 2000),
  -- the event and line of a remote runner: one that is sent twice is kept once
  source text,
  unique (build_id, source)
);
create index build_logs_of_build on build_logs (build_id, id);

do $$
declare
  name text;
begin
  foreach name in array '{app_configs,builds,build_logs}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

-- queued → running → succeeded or failed; queued and running → aborted. What has ended stays as it is.
create function keep_build_status() returns trigger language plpgsql as $$
begin
  if old.status = new.status then
    if old.status not in ('queued', 'running') and new is distinct from old then
      raise exception 'build % has ended', old.id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if not (old.status = 'queued' and new.status in ('running', 'failed', 'aborted')
          or old.status = 'running' and new.status in ('succeeded', 'failed', 'aborted')) then
    raise exception 'build % goes from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_status before update on builds for each row execute function keep_build_status();

-- Every platform has a config from the start, so that a form always has a version to save against.
insert into app_configs (application_id) select id from applications;
create function add_app_config() returns trigger language plpgsql as $$
begin
  insert into app_configs (application_id) values (new.id);
  return null;
end $$;
create trigger add_app_config after insert on applications for each row execute function add_app_config();
