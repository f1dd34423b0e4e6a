create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;

-- Names the sets of example data in this database. Each set is added at most once.
create table seed_runs (
  name text primary key,
  seeded_at timestamptz not null default now()
);

-- Counts attempts within a period, in the database, so that all processes share the count.
create table throttles (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index throttles_expiry on throttles (resets_at);

create table idempotency_keys (
  scope text not null,
  key uuid not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  expires_at timestamptz not null default now() + interval '24 hours',
  primary key (scope, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Counts the rows of lists as changes to add up. Writers only append, so no writer waits for another. A reader adds up what its snapshot
-- sees, which is exact. compact_row_counts() keeps the sums short.
create table row_counts (
  organization_id bigint not null,
  list text not null,
  change bigint not null
);
create index row_counts_list on row_counts (organization_id, list) include (change);
-- A platform adds up the counts of its organisations.
create index row_counts_of_list on row_counts (list, organization_id) include (change);
alter table row_counts enable row level security, force row level security;
create policy reading on row_counts for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
);
call protect_writing('row_counts', 'false');

-- Append-only. Each month has a partition, so that months older than two years are dropped without a delete.
create table audit_log (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  actor_id bigint,
  actor_roles text[] not null default '{}',
  action text not null,
  subject_type text not null,
  subject_id text,
  subject_name text,
  organization_id bigint,
  application_id bigint,
  changes jsonb not null default '{}',
  ip inet,
  request_id text,
  -- the superadmin who acted as the actor
  impersonator_id bigint,
  -- the platform that sold, for a row with amounts
  sold_on bigint,
  primary key (id, created_at)
) partition by range (created_at);
comment on table audit_log is 'append-only: the app adds rows and reads them';
create index audit_log_application on audit_log (application_id, created_at desc);
create index audit_log_subject on audit_log (subject_type, subject_id, created_at desc);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_actor on audit_log (actor_id, created_at desc);
-- A search of the trail reads every row of an organisation. This index holds all that the search needs. The rows themselves, with their
-- changes, are many times as large.
create index audit_log_search on audit_log (organization_id, created_at desc, id desc)
  include (subject_type, subject_name, actor_id, application_id, sold_on);
alter table audit_log enable row level security, force row level security;
create policy writing on audit_log for insert with check (true);
create policy erasing on audit_log for update
  using (coalesce(current_setting('app.erasing', true), '') = 'on')
  with check (coalesce(current_setting('app.erasing', true), '') = 'on');
create trigger sold_on before insert on audit_log for each row when (has_amounts(new.subject_type, new.changes))
  execute function audit_sale();
create trigger append_only before update or delete on audit_log for each row execute function refuse_trail_change();
create trigger short_subject before insert on audit_log for each row when (octet_length(new.subject_name) > 1000)
  execute function shorten_subject();

create table job_runs (
  id uuid primary key default gen_random_uuid(),
  user_id bigint,
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'canceled')),
  result jsonb,
  cancel_asked_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Rows have no tenant: a user reads the own rows only, by user id. The queue is graphile-worker's own table. This table is what the user
  -- sees of a run, and it holds the claim that keeps two processes from doing the same work.
  subject text check (length(subject) between 1 and 255),
  payload jsonb not null default '{}',
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  -- a message of the catalogue: its key and its values
  failure jsonb,
  request_id text,
  attempts integer not null default 0,
  -- the attempt that works on the run, and the last sign of life of that attempt
  claim uuid,
  heartbeat_at timestamptz,
  started_at timestamptz,
  check ((status = 'running') <= (claim is not null and heartbeat_at is not null)),
  check ((status in ('succeeded', 'failed', 'canceled')) = (finished_at is not null))
);
create index job_runs_user on job_runs (user_id, created_at desc);
create index job_runs_unfinished on job_runs (heartbeat_at) where status in ('queued', 'running');
create index job_runs_age on job_runs (created_at);

-- Holds a row for each running pool of a worker. Jobs that a lost pool had locked go back to the queue.
create table worker_pools (
  id text primary key,
  seen_at timestamptz not null default now()
);
