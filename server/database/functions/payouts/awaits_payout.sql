-- Whether an organisation is still to be paid, by all platforms together: what is open reaches least_payout(),
-- or a payment was made and is not executed. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function awaits_payout(p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_in_scope boolean := app_sees_all() or p_organization_id = any (app_organization_ids());
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  answer boolean;
begin
  if not is_in_scope then return false; end if;
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  answer := exists (select from sepa_lines where organization_id = p_organization_id and status in ('draft', 'exported'))
    -- of any month, also of one to come
    or (select coalesce(sum(amount_in_cents), 0) >= least_payout() from open_payout_items('9999-12') where organization_id = p_organization_id);
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;
