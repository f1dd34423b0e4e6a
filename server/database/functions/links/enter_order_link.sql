-- Enters the organisation of an order by the secret of its link and returns the order's id; null when no link has this secret. Leaves the
-- scope changed, so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_order_link(p_token_hash bytea) returns bigint
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
