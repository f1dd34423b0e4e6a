-- Locks the orders and refunds of payout lines, each by id. Erasing a person locks them in the same order, so the two can't deadlock.
create or replace function lock_settled_orders(p_lines bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from sepa_lines line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
   where line.id = any (p_lines) order by orders.id for update of orders;
  perform from sepa_lines line join refunds on refunds.organization_id = line.organization_id and refunds.sepa_line_id = line.id
   where line.id = any (p_lines) order by refunds.id for update of refunds;
end $$;
