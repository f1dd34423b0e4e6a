-- Sends each refund of an order that was paid through a provider to that provider, in the same transaction. Leaves out a payment that goes
-- back because it was paid twice. Trigger on refunds.
create or replace function send_to_provider() returns trigger language plpgsql as $$
declare
  paid bigint;
  sent bigint;
begin
  select payments.id into paid
    from transactions join payments on payments.order_id = transactions.order_id and payments.status = 'paid'
   where transactions.id = new.transaction_id
     and not exists (select from provider_refunds back where back.payment_id = payments.id and back.reason = 'paid_twice')
   order by payments.id limit 1;
  if paid is null then return null; end if;
  update refunds set status = 'pending' where id = new.id;
  insert into provider_refunds (organization_id, application_id, payment_id, refund_id, reason, amount_in_cents)
  values (new.organization_id, new.application_id, paid, new.id, 'refund', new.amount_in_cents) returning id into sent;
  perform queue_refund(sent);
  return null;
end $$;
