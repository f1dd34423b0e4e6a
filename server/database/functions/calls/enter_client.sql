-- Enters a call of another system by its access token, as enter() does for users. The call sees its own organisation only, on its home
-- platform. Its transaction can only read.
create or replace function enter_client(p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  home record;
begin
  perform set_scope('system', '{}', '{}');
  select organizations.id, organizations.home_application_id into home
    from api_client_tokens token
    join api_clients client on client.id = token.api_client_id and client.revoked_at is null
    join organizations on organizations.id = token.organization_id and organizations.deleted_at is null
   where token.token_hash = p_token_hash and token.expires_at > now();
  if not found then
    perform set_scope('', '{}', '{}');
    return jsonb_build_object('outcome', 'unauthenticated');
  end if;
  perform set_scope('organizations', array[home.id], array[home.home_application_id]);
  perform set_config('transaction_read_only', 'on', true);
  return jsonb_build_object('outcome', 'ok', 'organization_id', home.id, 'application_id', home.home_application_id);
end $$;
