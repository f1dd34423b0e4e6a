-- Orders of the website and the app: how long their spots are kept while they are unpaid, and the link by which buyers reach them.

-- null: until staff decide, as with cash
alter table orders add column reserved_until timestamptz;
create index orders_reserved on orders (reserved_until) where status = 'open' and reserved_until is not null;

-- Each mail about an order has a secret of its own; all of them keep working, since people open old mails.
create table order_links (
  token_hash bytea primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id)
);
create index order_links_order on order_links (organization_id, application_id, order_id);
call protect_tenant('order_links');
call protect_sales('order_links');

-- Enters the organisation of an order by the secret of its link, and answers the order; null for a link that there never was. To be
-- called in a statement of its own.
create function enter_order_link(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  link record;
begin
  perform set_config('app.scope', 'system', true);
  select order_id, organization_id into link from order_links where token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  perform enter_organization_of_public(link.organization_id);
  return link.order_id;
end $$;

-- Sees this one organisation from here on, as a call of its own staff would.
create function enter_organization_of_public(p_organization_id bigint) returns void language sql as $$
  select set_scope('organizations', array[p_organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = p_organization_id))
$$;

-- Enters the organisation of a published offer of the current platform, to book it; true when it did. Only a call of the website or the
-- app may do that, and the caller looks up the offer there first. To be called in a statement of its own.
create function enter_published(p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  platforms bigint[] := app_application_ids();
begin
  if app_scope() is distinct from 'public' then
    return false;
  end if;
  perform set_config('app.scope', 'system', true);
  if not exists (
    select from organizations join organization_applications link on link.organization_id = organizations.id
    where organizations.id = p_organization_id and status = 'accepted' and deleted_at is null and link.application_id = any (platforms))
  then
    perform set_config('app.scope', 'public', true);
    return false;
  end if;
  perform enter_organization_of_public(p_organization_id);
  return true;
end $$;
