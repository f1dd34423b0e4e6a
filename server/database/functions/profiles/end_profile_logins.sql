-- Ends the logins of an app user who is erased or gets another address. Trigger on profiles.
create or replace function end_profile_logins() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_tokens where profile_id = new.id;
  delete from profile_codes where application_id = old.application_id and email = old.email;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
