-- The tokens that follow from one login form a family. A token is replaced by a token of the next generation; two tabs that renew
-- at the same moment get one each. An older token can be refreshed until a token of a later generation is used. A refresh after
-- that means that the token was copied: the family ends. See docs/rules/sessions.md.
create sequence token_families;
alter table api_tokens
  add column family_id bigint not null default nextval('token_families'),
  add column generation integer not null default 0 check (generation >= 0),
  -- its first use; null: it may never have arrived
  add column used_at timestamptz,
  -- when the family began: older tokens of it are deleted after a while
  add column started_at timestamptz not null default now();
alter sequence token_families owned by api_tokens.family_id;

-- Every existing token is a family of its own. One that was replaced could be renewed for 30 seconds and must not come back to life.
update api_tokens set started_at = created_at, used_at = created_at;
update api_tokens set revoked_at = now() where rotated_at < now() - interval '30 seconds' and revoked_at is null;

alter table api_tokens drop column rotated_to;
create index api_tokens_family on api_tokens (family_id, generation);
