-- What a person may know of long work (D6.5), and what the bell tells (D1.26).

-- Own rows only, asked for by user id: there is no tenant in them. graphile-worker's own table is the queue; this one is what
-- people see of it, and the claim that keeps two processes from doing the same work.
alter table job_runs
  drop column progress,
  drop column error,
  add column subject text check (length(subject) between 1 and 255),
  add column application_id bigint references applications on delete set null,
  add column payload jsonb not null default '{}',
  add column done integer not null default 0 check (done >= 0),
  add column total integer not null default 0 check (total >= 0),
  -- a sentence of the catalogue: its key and its values
  add column failure jsonb,
  add column request_id text,
  add column attempts integer not null default 0,
  -- the attempt that works on it, and when it last said so
  add column claim uuid,
  add column heartbeat_at timestamptz,
  add column started_at timestamptz,
  add check ((status = 'running') <= (claim is not null and heartbeat_at is not null)),
  add check ((status in ('succeeded', 'failed', 'canceled')) = (finished_at is not null));
create index job_runs_unfinished on job_runs (heartbeat_at) where status in ('queued', 'running');
create index job_runs_application on job_runs (application_id) where application_id is not null;
create index job_runs_age on job_runs (created_at);

create table inbox_items (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 100),
  -- the name of what it is about, as a person knows it
  subject text check (length(subject) between 1 and 255),
  details jsonb not null default '{}',
  -- a path of the web app
  link text check (link ~ '^/[^/]'),
  job_id uuid references job_runs on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index inbox_items_newest on inbox_items (user_id, created_at desc, id desc);
create index inbox_items_unread on inbox_items (user_id) where read_at is null;
create index inbox_items_job on inbox_items (job_id) where job_id is not null;
create index inbox_items_age on inbox_items (created_at);
