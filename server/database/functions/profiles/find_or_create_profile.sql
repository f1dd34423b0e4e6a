-- Returns the profile of an address on a platform, and creates it when there is none. Website and app have no scope that reads profiles.
create or replace function find_or_create_profile(p_application_id bigint, p_email citext, p_locale text, p_now timestamptz) returns bigint
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
  -- The statement returns no row for a profile that was used in the last day.
  if found_id is null then
    select id into found_id from profiles where application_id = p_application_id and email = p_email;
  end if;
  perform set_config('app.scope', scope_before, true);
  return found_id;
end $$;
