-- Opens a call: checks the token, finds the tenant, sets the scope of the transaction and returns the roles and abilities there.
-- `outcome` is ok, unauthenticated, not_found (foreign or unknown in the path) or forbidden (foreign or unknown in a header or
-- query). `p_abilities` and `p_needed` are the abilities that the endpoint asks for, and how many of them: a call that names no
-- organisation sees only the organisations in which a role of the person holds them.
create or replace function enter(
  p_token_hash bytea,
  p_scope text,
  p_organization_id bigint,
  p_application_id bigint,
  p_application_named boolean,
  p_owned_by text,
  p_record_id bigint,
  p_slug text,
  p_host text,
  p_default text,
  p_abilities text[],
  p_needed integer
) returns jsonb language plpgsql security definer set search_path = public, pg_temp
-- its statements look up single rows by index: planning them anew for the first five calls of a connection gains nothing
set plan_cache_mode = force_generic_plan as $$
declare
  person record;
  is_superadmin boolean;
  admin_of bigint[];
  works_for bigint[];
  family bigint[];
  linked bigint[];
  roles_here text[];
  target bigint := p_organization_id;
  current_application bigint := p_application_id;
  administers boolean := true;
  is_on_application boolean := true;
begin
  perform set_scope('system', '{}', '{}');
  if not p_application_named then
    current_application := find_application(p_slug, p_host, p_default);
  end if;

  if p_scope = 'public' then
    perform set_scope('public', '{}', array_remove(array[current_application], null));
    perform set_config('app.application_id', coalesce(current_application::text, ''), true);
    return jsonb_build_object('outcome', 'ok', 'application_id', current_application, 'is_on_application', true);
  end if;

  select users.id, users.email::text, users.first_name, users.last_name, users.locale, users.avatar_url, api_tokens.id as token_id,
         api_tokens.impersonator_id, api_tokens.used_at is null as is_first_use
    into person
    from api_tokens join users on users.id = api_tokens.user_id
   where api_tokens.token_hash = p_token_hash and api_tokens.revoked_at is null and api_tokens.expires_at > now()
     and users.deleted_at is null;
  if not found then
    perform set_scope('', '{}', '{}');
    return jsonb_build_object('outcome', 'unauthenticated');
  end if;
  if person.impersonator_id is not null then
    perform set_config('app.is_acting', 'true', true);
  end if;

  select coalesce(bool_or(role = 'superadmin'), false),
         coalesce(array_agg(distinct family_id) filter (where family_id is not null), '{}'),
         coalesce(array_agg(distinct organization_id) filter (where live), '{}')
    into is_superadmin, admin_of, works_for
    from user_roles
    left join lateral unnest(case when role = 'admin' then application_family(application_id) end) as family_id on true
    left join lateral (select true as live from organizations
                        where organizations.id = user_roles.organization_id and deleted_at is null) as own on true
   where user_id = person.id;

  select coalesce(array_agg(distinct application_id), '{}') into linked
    from organization_applications where organization_id = any (works_for);

  -- a header that names an application the caller has nothing to do with
  if p_application_named and not is_superadmin
     and not (current_application = any (admin_of) or current_application = any (linked)) then
    perform set_scope('', '{}', '{}');
    return jsonb_build_object('outcome', 'forbidden', 'user_id', person.id);
  end if;
  if p_application_named and not exists (select from applications where id = current_application) then
    perform set_scope('', '{}', '{}');
    return jsonb_build_object('outcome', 'forbidden', 'user_id', person.id);
  end if;
  -- a user without a role on the default application gets the first own one
  if not p_application_named and not is_superadmin
     and not (current_application = any (admin_of) or current_application = any (linked)) then
    current_application := coalesce((select min(a) from unnest(admin_of) a), (select min(a) from unnest(linked) a));
  end if;

  if p_scope = 'record' then
    if p_owned_by = 'activities' then
      select organization_id into target from activities where id = p_record_id;
    elsif p_owned_by = 'locations' then
      -- an organisation that uses it: one of the person's own, else the owner, else another one of a platform administered
      select coalesce(
        (select link.organization_id
           from location_organizations link
           join locations on locations.id = link.location_id
           join organizations on organizations.id = link.organization_id and organizations.deleted_at is null
          where link.location_id = p_record_id and link.unlinked_at is null
            and (is_superadmin or link.organization_id = any (works_for) or exists (
              select from organization_applications platform
               where platform.organization_id = link.organization_id and platform.application_id = any (admin_of)))
          order by link.organization_id = any (works_for) desc,
            link.organization_id = locations.owner_organization_id and link.organization_id <> all (works_for) desc,
            link.is_admin desc, link.organization_id
          limit 1),
        (select owner_organization_id from locations where id = p_record_id)) into target;
    else
      raise exception 'unknown owner table %', p_owned_by;
    end if;
  end if;

  if p_scope in ('organization', 'record') or (p_scope = 'named' and target is not null) then
    select coalesce(array_agg(distinct application_id), '{}') into family
      from organization_applications link
      join organizations on organizations.id = link.organization_id and organizations.deleted_at is null
     where link.organization_id = target;
    select coalesce(array_agg(distinct role), '{}') into roles_here
      from user_roles where user_id = person.id and organization_id = target and target = any (works_for);
    if family && admin_of then
      -- an administrator of one of its platforms sees only what those sold, unless a role in the organisation itself holds all
      -- that the call asks for
      if not is_superadmin and (cardinality(roles_here) = 0 or p_needed > (
        select count(distinct ability) from role_abilities where role = any (roles_here) and ability = any (p_abilities))) then
        perform limit_money(admin_of, '{}');
      end if;
      roles_here := roles_here || 'admin'::text;
    end if;
    if is_superadmin then roles_here := roles_here || 'superadmin'::text; end if;
    if cardinality(roles_here) = 0
       or not exists (select from organizations where id = target and deleted_at is null) then
      perform set_scope('', '{}', '{}');
      return jsonb_build_object('outcome', case p_scope when 'named' then 'forbidden' else 'not_found' end, 'user_id', person.id);
    end if;
    is_on_application := coalesce(current_application = any (family), false);
    perform set_scope('organizations', array[target], family);
  elsif p_scope = 'application' or (p_scope = 'named' and p_application_named) then
    family := application_family(current_application);
    if is_superadmin then
      roles_here := array['superadmin'];
      perform set_scope('applications', '{}', family);
    elsif current_application = any (admin_of) then
      roles_here := array['admin'];
      perform set_scope('applications', '{}', family);
      perform limit_money(admin_of, works_for);
    else
      select coalesce(array_agg(distinct role), '{}') into roles_here
        from user_roles
       where user_id = person.id and organization_id = any (works_for)
         and exists (select from organization_applications link
                      where link.organization_id = user_roles.organization_id
                        and link.application_id = current_application);
      select coalesce(array_agg(distinct link.organization_id), '{}') into works_for
        from organization_applications link
       where link.organization_id = any (works_for) and link.application_id = current_application;
      if cardinality(p_abilities) > 0 and cardinality(roles_here) > 1 then
        works_for := organizations_with(person.id, works_for, p_abilities, p_needed);
      end if;
      perform set_scope('organizations', works_for, linked);
    end if;
  else
    select coalesce(array_agg(distinct role), '{}') into roles_here
      from user_roles where user_id = person.id and (organization_id is null or organization_id = any (works_for));
    if cardinality(p_abilities) > 0 and cardinality(roles_here) > 1 and not is_superadmin then
      works_for := organizations_with(person.id, works_for, p_abilities, p_needed);
      administers := 'admin' = any (roles_here)
        and (select count(*) from role_abilities where role = 'admin' and ability = any (p_abilities)) >= p_needed;
    end if;
    if cardinality(admin_of) > 0 and not is_superadmin then perform limit_money(admin_of, works_for); end if;
    if is_superadmin then
      perform set_scope('all', '{}', '{}');
    elsif p_scope = 'all' then
      perform set_scope('', '{}', '{}');
    elsif not administers then
      perform set_scope('organizations', works_for, linked);
    elsif cardinality(works_for) = 0 and cardinality(admin_of) > 0 then
      perform set_scope('applications', '{}', admin_of);
    else
      -- everything of the caller: the own organisations, those of the platforms administered, and the platforms
      perform set_scope('organizations',
        works_for || array(select link.organization_id from organization_applications link where link.application_id = any (admin_of)),
        admin_of || linked);
    end if;
  end if;

  return jsonb_build_object(
    'outcome', 'ok',
    'user', jsonb_build_object('id', person.id, 'email', person.email, 'first_name', person.first_name,
      'last_name', person.last_name, 'locale', person.locale, 'avatar_url', person.avatar_url),
    'token_id', person.token_id,
    'impersonator_id', person.impersonator_id,
    'is_first_use', person.is_first_use,
    'is_on_application', is_on_application,
    'roles', to_jsonb(roles_here),
    'abilities', (select coalesce(jsonb_agg(distinct ability), '[]') from role_abilities where role = any (roles_here)),
    'application_id', current_application,
    'organization_id', target,
    'organization_ids', to_jsonb(works_for)
  );
end $$;
