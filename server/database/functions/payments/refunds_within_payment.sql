-- Refuses refunds that together exceed their payment. Locks the payment first, so that simultaneous refunds count each other. Trigger on
-- provider_refunds.
create or replace function refunds_within_payment() returns trigger language plpgsql as $$
begin
  perform from payments where id = new.payment_id for update;
  if (select sum(amount_in_cents) from provider_refunds where payment_id = new.payment_id)
     > (select amount_in_cents from payments where id = new.payment_id) then
    raise exception 'more than payment % goes back', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
