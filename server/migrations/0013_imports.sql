-- Lists of organisations that were taken in, and the files that runs leave behind.

-- A run is its owner's; the platform it works for is the business of what it works on.
alter table job_runs drop column application_id;

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
  application_id bigint not null references applications,
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
alter table imports enable row level security;
alter table imports force row level security;
create policy tenant on imports using (
  (select app_sees_all()) or application_id = any ((select app_application_ids())::bigint[])
);

-- Where a location is, whatever spaces and capitals somebody used. Kept, for under row-level security an index can't be used on
-- an expression.
create function public.address_key(zipcode text, house_number text) returns text
  language sql immutable strict parallel safe
  return public.fold(regexp_replace(zipcode, '\s', '', 'g') || ' ' || regexp_replace(house_number, '\s', '', 'g'));

alter table locations add column address_key text not null
  generated always as (public.address_key(zipcode, house_number)) stored;
create index locations_address on locations (address_key) where deleted_at is null;

-- The numbers of the rows that exist already: an organisation of that name on one of these applications, with a location of its
-- own at that address.
create function imported_before(p_rows jsonb, p_applications bigint[]) returns setof integer language sql stable as $$
  select distinct incoming.n
    from jsonb_to_recordset(p_rows) as incoming (n integer, name text, zipcode text, house_number text)
    join locations on locations.address_key = public.address_key(incoming.zipcode, incoming.house_number)
      and locations.deleted_at is null
    join organizations on organizations.id = locations.owner_organization_id and organizations.deleted_at is null
   where public.fold(organizations.name) = public.fold(incoming.name)
     and exists (select from organization_applications link
                  where link.organization_id = organizations.id and link.application_id = any (p_applications))
$$;
