-- Returns what was refunded of an app user's orders, those that bookings_of_profile() returns. Works in the scope `system`, so call it in a
-- statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function refunds_of_profile(p_profile_id bigint)
returns table (number bigint, refunded_in_cents bigint, failed_refund_in_cents bigint, pending_refund_in_cents bigint, to_hand_over_in_cents bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  platform bigint;
  address text;
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  select application_id, lower(email::text) into platform, address from profiles where id = p_profile_id;
  return query
    select orders.id, coalesce(sum(refunds.amount_in_cents) filter (where refunds.status <> 'failed'), 0)::bigint,
      coalesce(sum(refunds.amount_in_cents) filter (where refunds.status = 'failed'), 0)::bigint,
      coalesce(sum(refunds.amount_in_cents) filter (where refunds.status = 'pending'), 0)::bigint,
      coalesce(sum(refunds.amount_in_cents) filter (where refunds.status = 'to_hand_over'), 0)::bigint
    from orders join transactions on transactions.order_id = orders.id join refunds on refunds.transaction_id = transactions.id
    where orders.application_id = platform and orders.email::text = address and orders.refunded_in_cents > 0
    group by orders.id;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;
