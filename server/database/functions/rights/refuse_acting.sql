-- Refuses payments, refunds and payouts during impersonation (docs/rules/money.md#impersonation). Handlers refuse first; this trigger
-- function is the safety net.
create or replace function refuse_acting() returns trigger language plpgsql as $$
begin
  raise exception 'no money is received, refunded or paid out during impersonation' using errcode = 'insufficient_privilege';
end $$;
