-- Returns the user of a token and what the user's roles give access to; null for a token that is unknown, revoked or expired. Call it in
-- the scope `system`.
create or replace function caller_of_token(p_token_hash bytea) returns caller language plpgsql as $$
declare
  found_caller caller;
begin
  select users.id, users.email::text, users.first_name, users.last_name, users.locale, users.avatar_url, api_tokens.id,
         api_tokens.impersonator_id, api_tokens.used_at is null
    into found_caller.id, found_caller.email, found_caller.first_name, found_caller.last_name, found_caller.locale,
         found_caller.avatar_url, found_caller.token_id, found_caller.impersonator_id, found_caller.is_first_use
    from api_tokens join users on users.id = api_tokens.user_id
   where api_tokens.token_hash = p_token_hash and api_tokens.revoked_at is null and api_tokens.expires_at > now()
     and users.deleted_at is null;
  if not found then
    return null;
  end if;

  select coalesce(bool_or(role = 'superadmin'), false),
         coalesce(array_agg(distinct family_id) filter (where family_id is not null), '{}'),
         coalesce(array_agg(distinct organization_id) filter (where live), '{}')
    into found_caller.is_superadmin, found_caller.admin_of, found_caller.works_for
    from roles_held(found_caller.id) held
    left join lateral unnest(case when role = 'admin' then application_family(application_id) end) as family_id on true
    left join lateral (select true as live from organizations
                        where organizations.id = held.organization_id and deleted_at is null) as own on true;

  select coalesce(array_agg(distinct application_id), '{}') into found_caller.linked
    from organization_applications where organization_id = any (found_caller.works_for);
  return found_caller;
end $$;
