-- Marks each refund of an order that was paid in cash as to be handed over. Trigger on refunds.
create or replace function leave_cash_to_hand_over() returns trigger language plpgsql as $$
begin
  if (select orders.payment_type from transactions join orders on orders.id = transactions.order_id
      where transactions.id = new.transaction_id) = 'cash' then
    new.status := 'to_hand_over';
  end if;
  return new;
end $$;
