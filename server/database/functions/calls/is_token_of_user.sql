-- Whether this is the token of a user who is logged in. Public calls don't enter as that user, and some give users more room. Works in the
-- scope `system`, so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function is_token_of_user(p_token_hash bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_found boolean;
begin
  perform set_config('app.scope', 'system', true);
  is_found := exists (
    select from api_tokens join users on users.id = api_tokens.user_id
    where api_tokens.token_hash = p_token_hash and api_tokens.revoked_at is null and api_tokens.expires_at > now()
      and users.deleted_at is null);
  perform set_config('app.scope', scope_before, true);
  return is_found;
end $$;
