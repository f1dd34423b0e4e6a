-- Adds a payment (negative) or a refund (positive) of an order to the ledger and returns the balance. Fails on wallet_balances_not_negative
-- or wallet_entries_refund.
create or replace function post_wallet_entry(p_wallet_id bigint, p_profile_id bigint, p_moves integer, p_order_id bigint, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  held bigint;
begin
  perform set_config('app.scope', 'system', true);
  insert into wallet_entries (wallet_id, profile_id, kind, moves, order_id, created_at)
    values (p_wallet_id, p_profile_id, case when p_moves < 0 then 'payment' else 'refund' end, p_moves, p_order_id, p_now);
  select moves into held from wallet_balances where wallet_id = p_wallet_id and profile_id = p_profile_id;
  perform set_config('app.scope', scope_before, true);
  return held;
end $$;
