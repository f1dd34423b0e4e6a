-- Returns the names of the organisation and the platform of orders that the caller has read. The scope may hide a name, as when the
-- organisation has left the platform since. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function names_of_orders(p_ids bigint[]) returns table (id bigint, organization text, application text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  return query
    select orders.id, organizations.name, applications.name
      from orders join organizations on organizations.id = orders.organization_id
        join applications on applications.id = orders.application_id
     where orders.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;
