-- Writes the search text of new app users, and updates it when a name or address changes. Trigger on profiles.
create or replace function find_profile_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  pattern_before text := coalesce(current_setting('app.search_pattern', true), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into profile_search (profile_id, application_id, text)
    select id, application_id, profile_search_text(first_name, last_name, email) from fresh;
  else
    perform set_config('app.search_pattern', '%', true);
    update profile_search set text = profile_search_text(new.first_name, new.last_name, new.email) where profile_id = new.id;
    perform set_config('app.search_pattern', pattern_before, true);
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
