-- Returns the app user of a token and the platform; no row for a token that is unknown or expired. Works in the scope `system`, so call it
-- in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_profile(p_token_hash bytea, p_now timestamptz) returns table (profile_id bigint, application_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select profiles.id, profiles.application_id from profile_tokens
    join profiles on profiles.id = profile_id where token_hash = p_token_hash and expires_at > p_now;
  perform set_config('app.scope', scope_before, true);
end $$;
