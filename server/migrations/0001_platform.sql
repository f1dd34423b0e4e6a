-- What every table stands on: extensions, text folding for search, and the scope that row-level security reads (D2.3.6).

create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- unaccent() is only STABLE, for its dictionary could change; naming the dictionary lets an index use it.
create function public.fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

comment on function public.fold(text) is 'Case- and accent-insensitive form of a text, for search and its indexes (D0.3).';

-- The four settings are made per transaction with set_config(…, true). Unset, or empty after an earlier transaction of the
-- connection, means no rows. In policies write (select app_scope()) = 'system', so that each is read once per query.
create function public.app_scope() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.scope', true), '');

create function public.app_organization_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.organization_ids', true), ''), '{}')::bigint[];

create function public.app_application_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.application_ids', true), ''), '{}')::bigint[];

create function public.app_token_hash() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.token_hash', true), '');

-- Which sets of example data this database was filled with; each at most once.
create table seed_runs (
  name text primary key,
  seeded_at timestamptz not null default now()
);
