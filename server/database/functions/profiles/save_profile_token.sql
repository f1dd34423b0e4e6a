-- Saves a login token for an app user, with the network of the login, and returns that user's profile. Returns null when the profile no
-- longer has this address, as after erasure.
create or replace function save_profile_token(p_profile_id bigint, p_email citext, p_token_hash bytea, p_now timestamptz,
  p_expires_at timestamptz, p_network bytea)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  known profiles;
begin
  perform set_config('app.scope', 'system', true);
  select * into known from profiles where id = p_profile_id and email = p_email for share;
  if found then
    insert into profile_tokens (token_hash, profile_id, created_at, expires_at, network_hash)
      values (p_token_hash, known.id, p_now, p_expires_at, p_network);
  end if;
  perform set_config('app.scope', scope_before, true);
  return case when known.id is not null then jsonb_build_object('id', known.id, 'email', known.email, 'first_name', known.first_name,
    'last_name', known.last_name, 'locale', known.locale) end;
end $$;
