-- Adds each entry of the ledger to the balance, and notes the use of the profile at most once a day. A booking locks the buyer's profile
-- before the balance; other entries lock the balance first. Waiting for the profile could deadlock, so a locked profile is skipped: the
-- transaction that locks it writes `last_used_at` too. Trigger on wallet_entries.
create or replace function keep_wallet_balance() returns trigger language plpgsql as $$
begin
  if new.moves > 0 then
    insert into wallet_balances as balance (wallet_id, profile_id, moves) values (new.wallet_id, new.profile_id, new.moves)
      on conflict (wallet_id, profile_id) do update set moves = balance.moves + excluded.moves;
  else
    update wallet_balances set moves = moves + new.moves where wallet_id = new.wallet_id and profile_id = new.profile_id;
    if not found then
      raise exception 'no moves' using errcode = 'check_violation', constraint = 'wallet_balances_not_negative';
    end if;
  end if;
  update profiles set last_used_at = new.created_at where id = (
    select id from profiles where id = new.profile_id and last_used_at < new.created_at - interval '1 day'
    for no key update skip locked);
  return null;
end $$;
