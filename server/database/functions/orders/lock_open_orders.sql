-- Locks the orders and refunds that are open in a payout, by id. A refund booked after the month or of a cash order isn't locked, so it
-- goes on while a batch is made. An item that is paid or booked after this joins the payout too, and is locked then.
create or replace function lock_open_orders(p_month bpchar, p_organizations bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from orders
   where id in (select item.id from open_payout_items(p_month) as item
     where item.kind = 'order' and item.organization_id = any (p_organizations))
   order by id for update;
  perform from refunds
   where id in (select item.id from open_payout_items(p_month) as item
     where item.kind = 'refund' and item.organization_id = any (p_organizations))
   order by id for update;
end $$;
