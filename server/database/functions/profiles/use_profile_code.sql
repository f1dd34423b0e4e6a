-- Checks a login code. Returns 'right' and uses it up, 'wrong' and counts the attempt, or 'over' when no code is valid any more. The caller
-- commits a wrong attempt. Locks the code: of many simultaneous calls only one succeeds, and only five are compared.
create or replace function use_profile_code(p_application_id bigint, p_email citext, p_code_hash bytea, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  known profile_codes;
  outcome text := 'over';
begin
  perform set_config('app.scope', 'system', true);
  select * into known from profile_codes where application_id = p_application_id and email = p_email for update;
  if found and known.expires_at > p_now and known.tries < 5 then
    if known.code_hash = p_code_hash then
      delete from profile_codes where application_id = p_application_id and email = p_email;
      outcome := 'right';
    else
      update profile_codes set tries = tries + 1 where application_id = p_application_id and email = p_email;
      outcome := 'wrong';
    end if;
  end if;
  perform set_config('app.scope', scope_before, true);
  return outcome;
end $$;
