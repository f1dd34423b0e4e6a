-- Stores an access token for another system and returns its client and organisation. Returns no row when the credentials are wrong or
-- revoked, or when the organisation is removed. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function issue_client_token(p_client_id text, p_secret_hash bytea, p_token_hash bytea, p_seconds integer)
returns table (api_client_id bigint, organization_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  client record;
begin
  perform set_config('app.scope', 'system', true);
  update api_clients set last_used_at = now()
   where api_clients.client_id = p_client_id and secret_hash = p_secret_hash and revoked_at is null
     and exists (select from organizations where organizations.id = api_clients.organization_id and deleted_at is null)
  returning api_clients.id, api_clients.organization_id into client;
  if found then
    insert into api_client_tokens (token_hash, organization_id, api_client_id, expires_at)
    values (p_token_hash, client.organization_id, client.id, now() + make_interval(secs => p_seconds));
    api_client_id := client.id;
    organization_id := client.organization_id;
    return next;
  end if;
  perform set_config('app.scope', scope_before, true);
end $$;
