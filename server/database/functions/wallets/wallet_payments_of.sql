-- Returns how orders that the caller has read were paid from wallets, and the moves that were refunded. No row for an order that was paid
-- otherwise. `is_erased`: the wallet's user was erased, so a refund of moves has no recipient.
create or replace function wallet_payments_of(p_order_ids bigint[])
returns table (order_id bigint, wallet_id bigint, profile_id bigint, name text, moves bigint, moves_back bigint, is_erased boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select paid.order_id, paid.wallet_id, paid.profile_id, wallets.name, -paid.moves::bigint,
        (select coalesce(sum(back.moves), 0)::bigint from wallet_entries back where back.order_id = paid.order_id and back.kind = 'refund'),
        profiles.email like '%@erased.invalid'
      from wallet_entries paid join wallets on wallets.id = paid.wallet_id join profiles on profiles.id = paid.profile_id
     where paid.order_id = any (p_order_ids) and paid.kind = 'payment';
  perform set_config('app.scope', scope_before, true);
end $$;
