-- Enters a call of another system by its access token, as enter() does for users. The call sees its own organisation only, on its home
-- platform or, when it has left that one, on the first that it is on. Its transaction can only read.
create or replace function enter_client(p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own record;
begin
  perform set_scope('system', '{}', '{}');
  select organizations.id, coalesce(
      (select link.application_id from organization_applications link where link.organization_id = organizations.id
        order by link.application_id <> organizations.home_application_id, link.application_id limit 1),
      organizations.home_application_id) as application_id into own
    from api_client_tokens token
    join api_clients client on client.id = token.api_client_id and client.revoked_at is null
    join organizations on organizations.id = token.organization_id and organizations.deleted_at is null
   where token.token_hash = p_token_hash and token.expires_at > now();
  if not found then
    perform set_scope('', '{}', '{}');
    return jsonb_build_object('outcome', 'unauthenticated');
  end if;
  perform set_scope('organizations', array[own.id], array[own.application_id]);
  perform set_config('transaction_read_only', 'on', true);
  return jsonb_build_object('outcome', 'ok', 'organization_id', own.id, 'application_id', own.application_id);
end $$;
