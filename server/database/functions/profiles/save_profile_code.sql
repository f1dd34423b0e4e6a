-- Saves a login code for an address on a platform and the network that asked for it, in place of the one before it and its counts of attempts.
create or replace function save_profile_code(p_application_id bigint, p_email citext, p_code_hash bytea, p_now timestamptz,
  p_expires_at timestamptz, p_network bytea)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into profile_codes (application_id, email, code_hash, created_at, expires_at, network_hash)
    values (p_application_id, p_email, p_code_hash, p_now, p_expires_at, p_network)
    on conflict (application_id, email) do update
      set code_hash = excluded.code_hash, tries = 0, tries_elsewhere = 0, network_hash = excluded.network_hash,
        created_at = excluded.created_at, expires_at = excluded.expires_at;
  perform set_config('app.scope', scope_before, true);
end $$;
