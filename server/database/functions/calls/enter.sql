-- Opens a call: checks the token, finds the tenant, sets the scope of the transaction and returns the roles and abilities there.
-- `outcome` is ok, unauthenticated, not_found (foreign or unknown in the path) or forbidden (foreign or unknown in a header or
-- query). `p_abilities` and `p_needed` are the abilities that the endpoint asks for, and how many of them: a call that names no
-- organisation sees only the organisations in which a role of the caller holds them.
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
-- Its statements look up single rows by index, so a custom plan for each of a connection's first five calls gains nothing.
set plan_cache_mode = force_generic_plan as $$
declare
  who caller;
  entered entrance;
  current_application bigint;
  target bigint := p_organization_id;
  -- the role as which a superadmin views the product, set by the server before the call is entered
  asked_view text := coalesce(current_setting('app.view_as', true), '');
begin
  perform set_scope('system', '{}', '{}');
  current_application := case when p_application_named then p_application_id else find_application(p_slug, p_host, p_default) end;

  if p_scope = 'public' then
    perform set_scope('public', '{}', array_remove(array[current_application], null));
    perform set_config('app.application_id', coalesce(current_application::text, ''), true);
    return jsonb_build_object('outcome', 'ok', 'application_id', current_application, 'is_on_application', true);
  end if;

  who := caller_of_token(p_token_hash);
  if who.id is null then
    return refuse_call('unauthenticated', null);
  end if;
  if asked_view <> '' then
    if not who.is_superadmin or not begin_role_view(asked_view) then
      return refuse_call('forbidden', who.id);
    end if;
    who := caller_of_token(p_token_hash);
  end if;
  if who.impersonator_id is not null then
    -- means impersonation; triggers of tables read this name, so another one would take a step between two releases
    perform set_config('app.is_acting', 'true', true);
  end if;

  current_application := application_of_caller(who, current_application, p_application_named);
  if p_application_named and current_application is null then
    return refuse_call('forbidden', who.id);
  end if;

  if p_scope = 'record' then
    target := organization_of_record(who, p_owned_by, p_record_id);
  end if;
  if p_scope in ('organization', 'kept_organization', 'record') or (p_scope = 'named' and target is not null) then
    entered := enter_organization(who, target, current_application, p_abilities, p_needed);
    -- people of a removed organisation can still be exported and erased, and its refunds sent and settled
    if p_scope = 'kept_organization' and who.is_superadmin and exists (select from organizations where id = target) then
      entered.roles := array_append(array_remove(entered.roles, 'superadmin'), 'superadmin');
    end if;
    if cardinality(entered.roles) = 0 then
      return refuse_call(case p_scope when 'named' then 'forbidden' else 'not_found' end, who.id);
    end if;
  elsif p_scope = 'application' or (p_scope = 'named' and p_application_named) then
    entered := enter_application(who, current_application, p_abilities, p_needed);
  else
    entered := enter_all_of_caller(who, p_scope, p_abilities, p_needed);
  end if;

  return jsonb_build_object(
    'outcome', 'ok',
    'user', jsonb_build_object('id', who.id, 'email', who.email, 'first_name', who.first_name,
      'last_name', who.last_name, 'locale', who.locale, 'avatar_url', who.avatar_url),
    'token_id', who.token_id,
    'impersonator_id', who.impersonator_id,
    'is_first_use', who.is_first_use,
    'viewed_role', nullif(current_setting('app.viewed_role', true), ''),
    'is_on_application', entered.is_on_application,
    'roles', to_jsonb(entered.roles),
    'abilities', (select coalesce(jsonb_agg(distinct ability), '[]') from role_abilities where role = any (entered.roles)),
    'application_id', current_application,
    'organization_id', target,
    'organization_ids', to_jsonb(entered.organization_ids)
  );
end $$;
