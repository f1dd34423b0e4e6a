-- Other systems that read an organisation's own offers: their credentials, and the tokens these buy (D1.3, D1.25).

create table api_clients (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  client_id text not null unique,
  secret_hash bytea not null,
  secret_last4 text not null check (length(secret_last4) = 4),
  created_by bigint references users,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  unique (organization_id, id)
);
create unique index api_clients_active on api_clients (organization_id) where revoked_at is null;
create index api_clients_by_maker on api_clients (created_by) where created_by is not null;
call protect_tenant('api_clients');

create table api_client_tokens (
  token_hash bytea primary key,
  organization_id bigint not null,
  api_client_id bigint not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, api_client_id) references api_clients (organization_id, id) on delete cascade
);
create index api_client_tokens_client on api_client_tokens (organization_id, api_client_id);
create index api_client_tokens_expiry on api_client_tokens (expires_at);
call protect_tenant('api_client_tokens');

-- Buys a token with credentials; answers nothing when they are wrong, revoked, or their organisation is gone. In a statement of
-- its own: it looks beyond the scope.
create function issue_client_token(p_client_id text, p_secret_hash bytea, p_token_hash bytea, p_seconds integer)
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

-- Enters a call of such a system, as enter() does for people: it sees its own organisation, and its transaction only reads.
create function enter_client(p_token_hash bytea) returns jsonb
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
