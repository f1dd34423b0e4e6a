-- Settles the items of payout lines: transactions and orders become complete, invoices settled. Stores which line settled each invoice.
create or replace function settle_sepa_items(p_lines bigint[], p_now timestamptz) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform lock_settled_orders(p_lines);
  update transactions set settled_at = p_now, status = case transactions.status when 'paid' then 'complete' else transactions.status end
    from sepa_lines line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
   where line.id = any (p_lines) and transactions.order_id = orders.id
     and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded');
  update orders set status = 'complete' from sepa_lines line
   where line.id = any (p_lines) and orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
     and orders.status = 'paid'
     and not exists (select from transactions where transactions.order_id = orders.id and settled_at is null
       and transactions.status not in ('complete', 'free', 'canceled'));
  insert into invoice_settlements (organization_id, invoice_id, sepa_line_id, settled_at)
  select invoices.organization_id, invoices.id, line.id, p_now
    from sepa_lines line join invoices on invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
   where line.id = any (p_lines);
  update invoices set status = 'settled' from sepa_lines line
   where line.id = any (p_lines) and invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
     and invoices.status in ('issued', 'sent');
end $$;
