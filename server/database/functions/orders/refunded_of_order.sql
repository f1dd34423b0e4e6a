-- Adds what is refunded of a transaction to orders.refunded_in_cents. Trigger on transactions.
create or replace function refunded_of_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  update orders set refunded_in_cents = refunded_in_cents + new.refunded_in_cents - old.refunded_in_cents where id = new.order_id;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
