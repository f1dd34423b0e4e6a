-- What every table stands on: extensions, text folding for search, and the scope that row-level security reads (D2.3.6).

create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;

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

-- The two scopes that see every row: a superadmin's list and the worker.
create function public.app_sees_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.scope', true), '') in ('all', 'system');

create function public.app_organization_ids() returns bigint[]
  language sql stable parallel safe
  return case when current_setting('app.scope', true) = 'organizations'
    then coalesce(nullif(current_setting('app.organization_ids', true), ''), '{}')::bigint[] else '{}' end;

create function public.app_application_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.application_ids', true), ''), '{}')::bigint[];

create function public.app_token_hash() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.token_hash', true), '');

-- What is searched for, folded and as a LIKE pattern; unset finds nothing. LIKE isn't leakproof: beside a policy it can't use an
-- index, for it would see rows before the policy did. As part of the policy of a search table it can.
create function public.app_search_pattern() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.search_pattern', true), '');

-- Which sets of example data this database was filled with; each at most once.
create table seed_runs (
  name text primary key,
  seeded_at timestamptz not null default now()
);
