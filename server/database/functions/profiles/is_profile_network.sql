-- Whether the app user with this address on this platform has a login from this network. Works in the scope `system`, so call it in a
-- statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function is_profile_network(p_application_id bigint, p_email citext, p_network bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_known boolean;
begin
  perform set_config('app.scope', 'system', true);
  is_known := exists (select from profile_tokens join profiles on profiles.id = profile_tokens.profile_id
    where profiles.application_id = p_application_id and profiles.email = p_email and profile_tokens.network_hash = p_network);
  perform set_config('app.scope', scope_before, true);
  return is_known;
end $$;
