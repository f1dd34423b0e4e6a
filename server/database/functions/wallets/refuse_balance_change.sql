-- Refuses direct changes of a balance: only the ledger changes it. Trigger on wallet_balances.
create or replace function refuse_balance_change() returns trigger language plpgsql as $$
begin
  raise exception 'balances are kept by the ledger' using errcode = 'restrict_violation';
end $$;
