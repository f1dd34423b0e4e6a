-- What a platform sold is its own: an administrator of a platform sees and changes the orders that the platform sold, its children
-- included, and not those of other platforms of the same organisation. Staff of an organisation see all orders of it.

-- Limits the money that the rest of the transaction sees: to what these platforms sold, and all of these organisations. Without
-- this call only the scope limits what is seen.
create function limit_money(p_applications bigint[], p_organizations bigint[]) returns void language sql as $$
  select set_config('app.money_application_ids', p_applications::text, true),
         set_config('app.money_organization_ids', p_organizations::text, true)
$$;
create function app_money_is_limited() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.money_application_ids', true), '') <> '';
create function app_money_application_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.money_application_ids', true), ''), '{}')::bigint[];
create function app_money_organization_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.money_organization_ids', true), ''), '{}')::bigint[];

-- Whether the caller may see what an organisation sold on a platform. Policies say the same with settings that are read once.
create function app_sees_money(p_organization_id bigint, p_application_id bigint) returns boolean
  language sql stable parallel safe
  return not app_money_is_limited() or p_application_id = any (app_money_application_ids())
    or p_organization_id = any (app_money_organization_ids());

create procedure protect_sales(p_table text, p_column text default 'application_id') language plpgsql as $$
begin
  execute format($policy$
    create policy sold_here on %1$I as restrictive using (
      not (select app_money_is_limited())
      or %1$I.%2$I = any ((select app_money_application_ids())::bigint[])
      or %1$I.organization_id = any ((select app_money_organization_ids())::bigint[])
    )$policy$, p_table, p_column);
end $$;
call protect_sales('orders');
call protect_sales('order_lines');
call protect_sales('transactions');
call protect_sales('refunds');

-- Buyers: a purchase belongs to the platform that sold it.
select set_config('app.scope', 'system', true);
alter table purchases add column application_id bigint;
update purchases set application_id = line.application_id from order_lines line where line.id = purchases.order_line_id;
alter table purchases alter column application_id set not null;
alter table purchases add foreign key (organization_id, application_id, order_line_id)
  references order_lines (organization_id, application_id, id);
call protect_sales('purchases');

-- The audit trail: a row with amounts in it belongs to the platform that sold.
alter table audit_log add column sold_on bigint;

-- Whether the changes of an audit row hold amounts.
create function has_amounts(p_subject_type text, p_changes jsonb) returns boolean
  language sql immutable parallel safe
  return p_subject_type = 'purchases'
    or (p_subject_type in ('participants', 'bundle_participants') and p_changes ? 'payment');

create function sold_on(p_subject_type text, p_subject_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  case p_subject_type
    when 'purchases' then
      select application_id into answer from purchases where id = p_subject_id;
    when 'participants' then
      select line.application_id into answer
        from participants join order_lines line on line.id = participants.order_line_id where participants.id = p_subject_id;
    else
      select line.application_id into answer
        from bundle_participants whole join order_lines line on line.id = whole.order_line_id where whole.id = p_subject_id;
  end case;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;

create function audit_sale() returns trigger language plpgsql as $$
begin
  new.sold_on := sold_on(new.subject_type, new.subject_id::bigint);
  return new;
end $$;

-- rows of before: the trail is append-only, for its owner too
create policy filling_in on audit_log for update using (true);
alter table audit_log disable trigger append_only;
update audit_log set sold_on = sold_on(subject_type, subject_id::bigint) where has_amounts(subject_type, changes);
alter table audit_log enable trigger append_only;
drop policy filling_in on audit_log;
select set_config('app.scope', '', true);

create trigger sold_on before insert on audit_log for each row when (has_amounts(new.subject_type, new.changes))
  execute function audit_sale();
create policy sold_here on audit_log as restrictive for select using (
  sold_on is null
  or not (select app_money_is_limited())
  or sold_on = any ((select app_money_application_ids())::bigint[])
  or organization_id = any ((select app_money_organization_ids())::bigint[])
);

-- What people owe and paid for lines that the caller may not see, for mails and questions that must not go wrong by that. In a
-- statement of its own.
create function amounts_of_lines(p_line_ids bigint[])
returns table (id bigint, total_price_in_cents integer, due_in_cents integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organizations bigint[] := app_organization_ids();
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  return query
    select line.id, line.total_price_in_cents,
      case transactions.status when 'open' then transactions.total_price_in_cents else 0 end
    from order_lines line join transactions on transactions.order_line_id = line.id
    where line.id = any (p_line_ids)
      and (line.organization_id = any (organizations) or scope_before in ('all', 'system'));
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;

-- How many buyers of a product still have to pay, on whatever platform. In a statement of its own.
create function count_unpaid(p_organization_id bigint, p_product_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_in_scope boolean := app_sees_all() or p_organization_id = any (app_organization_ids());
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  answer bigint;
begin
  if not is_in_scope then return 0; end if;
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  select count(*) into answer
    from purchases join transactions on transactions.order_line_id = purchases.order_line_id
   where purchases.organization_id = p_organization_id and purchases.product_id = p_product_id
     and purchases.canceled_at is null and transactions.status = 'open';
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;

-- Refuses payments and refunds while a superadmin acts as another user. Handlers refuse first; these triggers are the safety net.
create function refuse_acting() returns trigger language plpgsql as $$
begin
  raise exception 'no money is received or refunded while acting as somebody else' using errcode = 'insufficient_privilege';
end $$;
create trigger refused_to_acting_payment before update of status on transactions for each row
  when (old.status <> new.status and new.status in ('paid', 'complete', 'partly_refunded', 'refunded')
    and current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger refused_to_acting_sale before insert on transactions for each row
  when (new.status in ('paid', 'complete', 'partly_refunded', 'refunded')
    and current_setting('app.is_acting', true) = 'true') execute function refuse_acting();
create trigger refused_to_acting before insert on refunds for each row
  when (current_setting('app.is_acting', true) = 'true') execute function refuse_acting();

-- The organisations in which a person's roles hold enough of these abilities.
create function organizations_with(p_user_id bigint, p_organizations bigint[], p_abilities text[], p_needed integer)
returns bigint[] language sql stable as $$
  select coalesce(array_agg(organization_id), '{}') from (
    select held.organization_id from user_roles held join role_abilities on role_abilities.role = held.role
     where held.user_id = p_user_id and held.organization_id = any (p_organizations)
       and role_abilities.ability = any (p_abilities)
     group by held.organization_id having count(distinct role_abilities.ability) >= p_needed) as enough
$$;

-- For a call that names no organisation and shows records of several kinds: those organisations of the caller, own and of platforms
-- administered, in which a role holds the ability of a kind.
create function organizations_holding(p_user_id bigint, p_abilities text[]) returns bigint[] language sql stable as $$
  select organizations_with(p_user_id, app_organization_ids(), p_abilities, 1) || array(
    select link.organization_id from organization_applications link
     where link.application_id in (
       select unnest(application_family(application_id)) from user_roles
        where user_id = p_user_id and role = 'admin'
          and exists (select from role_abilities where role = 'admin' and ability = any (p_abilities))))
$$;

drop function enter(bytea, text, bigint, bigint, boolean, text, bigint, text, text, text);
-- Opens a call: checks the token, finds the tenant, sets the scope of the transaction and returns the roles and abilities there.
-- `outcome` is ok, unauthenticated, not_found (foreign or unknown in the path) or forbidden (foreign or unknown in a header or
-- query). `p_abilities` and `p_needed` are the abilities that the endpoint asks for, and how many of them: a call that names no
-- organisation sees only the organisations in which a role of the person holds them.
create function enter(
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
      -- the person's own organisation that uses it, else the owner
      select coalesce(
        (select organization_id from location_organizations
          where location_id = p_record_id and organization_id = any (works_for) and unlinked_at is null
          order by is_admin desc, organization_id limit 1),
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
