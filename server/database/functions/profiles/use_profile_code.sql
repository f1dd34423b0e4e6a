-- Checks a login code. Returns 'right' and uses it up, 'wrong' and counts the attempt, or 'over' when no code is valid any more. The caller
-- commits a wrong attempt. Locks the code: of many simultaneous calls only five are compared from the network that asked for it and five from
-- all others, and only one succeeds. They are counted apart, so that strangers can't end the code of a person.
create or replace function use_profile_code(p_application_id bigint, p_email citext, p_code_hash bytea, p_now timestamptz, p_network bytea)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  known profile_codes;
  is_own boolean;
  outcome text := 'over';
begin
  perform set_config('app.scope', 'system', true);
  select * into known from profile_codes where application_id = p_application_id and email = p_email for update;
  -- a code of the previous version has no network
  is_own := known.network_hash is null or coalesce(known.network_hash = p_network, false);
  if known.email is not null and known.expires_at > p_now
    and (case when is_own then known.tries else known.tries_elsewhere end) < 5 then
    if known.code_hash = p_code_hash then
      delete from profile_codes where application_id = p_application_id and email = p_email;
      outcome := 'right';
    else
      update profile_codes set tries = tries + is_own::integer, tries_elsewhere = tries_elsewhere + (not is_own)::integer
      where application_id = p_application_id and email = p_email;
      outcome := 'wrong';
    end if;
  end if;
  perform set_config('app.scope', scope_before, true);
  return outcome;
end $$;
