-- Refuses another month, payment method, payment moment or total for an order in a payout line. Trigger on orders.
create or replace function keep_paid_out() returns trigger language plpgsql as $$
begin
  raise exception 'order % is in a payout', old.id using errcode = 'restrict_violation';
end $$;
