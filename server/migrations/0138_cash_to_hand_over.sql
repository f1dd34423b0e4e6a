-- A refund in cash is done once staff have handed it over. Refunds of before count as handed over.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('pending', 'done', 'failed', 'to_hand_over'));
alter table refunds add column handed_over_at timestamptz;
alter table refunds add column handed_over_by bigint references users on delete set null;
alter table refunds add check (handed_over_at is null or status = 'done');
create index refunds_to_hand_over on refunds (organization_id, transaction_id) where status = 'to_hand_over';
create index refunds_handed_over_by on refunds (handed_over_by) where handed_over_by is not null;

-- Whatever refunds a line of an order that was paid in cash leaves it to be handed over.
create function leave_cash_to_hand_over() returns trigger language plpgsql as $$
begin
  if (select orders.payment_type from transactions join orders on orders.id = transactions.order_id
      where transactions.id = new.transaction_id) = 'cash' then
    new.status := 'to_hand_over';
  end if;
  return new;
end $$;
create trigger left_to_hand_over before insert on refunds for each row execute function leave_cash_to_hand_over();
