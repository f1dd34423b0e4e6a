-- Returns the prices of order lines and what is still to be paid, also of lines whose amounts the caller may not see: mails and questions
-- need the right amount. Lines of organisations outside the scope are left out. Works in the scope `system`, so call it in a statement of
-- its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function amounts_of_lines(p_line_ids bigint[])
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
