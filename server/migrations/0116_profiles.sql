-- App users. A profile belongs to one platform: the same address on another platform is another profile.
create table profiles (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  email citext not null check (length(email) between 1 and 255),
  -- unknown until the user fills them in
  first_name text check (length(first_name) between 1 and 255),
  last_name text check (length(last_name) between 1 and 255),
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other', 'none')),
  zipcode text check (length(zipcode) <= 12),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  created_at timestamptz not null default now(),
  -- to the day; the retention runs from here
  last_used_at timestamptz not null default now(),
  unique (application_id, email)
);
create index profiles_last_used on profiles (last_used_at);

alter table profiles enable row level security;
alter table profiles force row level security;
-- administrators of the platform, on its own screens; website and app only through functions that know the user
create policy reading on profiles for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('profiles', 'false');

-- The profile of an address on a platform, made when there is none. Website and app have no scope that reads profiles.
create function find_or_create_profile(p_application_id bigint, p_email citext, p_locale text, p_now timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  insert into profiles (application_id, email, locale, created_at, last_used_at)
    values (p_application_id, p_email, p_locale, p_now, p_now)
    on conflict (application_id, email) do update
      set last_used_at = greatest(profiles.last_used_at, excluded.last_used_at)
      where profiles.last_used_at < excluded.last_used_at - interval '1 day'
    returning id into found_id;
  -- nothing is returned for a profile that was used today
  if found_id is null then
    select id into found_id from profiles where application_id = p_application_id and email = p_email;
  end if;
  perform set_config('app.scope', scope_before, true);
  return found_id;
end $$;
