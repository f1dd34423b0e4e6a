-- Returns how many of these order lines can be refunded, now or once they are paid, but not by this user. The right to refund comes from a
-- role in the organisation, or from one on the platform that sold. Counts lines that the caller can't see too. Without a user it counts all
-- of them. Works in the scope `system`, so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function count_refundable_by_others(p_line_ids bigint[], p_organization_id bigint, p_user_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_in_scope boolean := app_sees_all() or p_organization_id = any (app_organization_ids());
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  holds_all boolean;
  admin_of bigint[];
  answer bigint;
begin
  if not is_in_scope then return 0; end if;
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  select exists (
    select from roles_held(p_user_id) held left join role_abilities on role_abilities.role = held.role and ability = 'refund-transactions'
     where held.role = 'superadmin' or (held.organization_id = p_organization_id and ability is not null)) into holds_all;
  select coalesce(array_agg(distinct family_id), '{}') into admin_of
    from roles_held(p_user_id) cross join lateral unnest(application_family(application_id)) as family_id
   where role = 'admin';
  select count(*) into answer
    from order_lines line join transactions on transactions.order_line_id = line.id
   where line.id = any (p_line_ids) and line.organization_id = p_organization_id and line.total_price_in_cents > 0
     and transactions.status in ('open', 'paid', 'complete', 'partly_refunded')
     and not holds_all and line.application_id <> all (admin_of);
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;
