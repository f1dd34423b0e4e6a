-- Ends a login; returns whose it was, null when it had ended.
create or replace function end_profile_token(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  ended bigint;
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_tokens where token_hash = p_token_hash returning profile_id into ended;
  perform set_config('app.scope', scope_before, true);
  return ended;
end $$;
