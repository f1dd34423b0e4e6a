-- Refuses a refund of more than the order took from this user's wallet. Locks the balance first, so that the second of two simultaneous
-- refunds sees the first. Trigger on wallet_entries.
create or replace function check_wallet_refund() returns trigger language plpgsql as $$
begin
  perform from wallet_balances where wallet_id = new.wallet_id and profile_id = new.profile_id for update;
  if (select coalesce(sum(moves), 0) from wallet_entries
      where order_id = new.order_id and wallet_id = new.wallet_id and profile_id = new.profile_id) + new.moves > 0 then
    raise exception 'order % did not take that many moves', new.order_id
      using errcode = 'check_violation', constraint = 'wallet_entries_refund';
  end if;
  return new;
end $$;
