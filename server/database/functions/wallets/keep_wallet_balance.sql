-- A booking locks the profile of its buyer before the balance; other entries of the ledger lock the balance first. Waiting for the
-- profile here could be a deadlock, so a profile that is locked is skipped: who holds that lock writes `last_used_at` too.
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
