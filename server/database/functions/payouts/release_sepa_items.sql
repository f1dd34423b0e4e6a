-- Releases the items of ended payout lines: they are open again and count in the next payout. Takes back their settlement.
create or replace function release_sepa_items(p_lines bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform lock_settled_orders(p_lines);
  with line as materialized (select organization_id, id from sepa_lines where id = any (p_lines)
  ), sold as (
    update orders set sepa_line_id = null, status = case status when 'complete' then 'paid' else status end
      from line where orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
    returning orders.id
  ), unsettled as (
    update transactions set settled_at = null, status = case status when 'complete' then 'paid' else status end
      from sold where transactions.order_id = sold.id and transactions.settled_at is not null
  ), refunded as (
    update refunds set sepa_line_id = null
      from line where refunds.organization_id = line.organization_id and refunds.sepa_line_id = line.id
  ), own as (
    update provider_refunds set sepa_line_id = null
      from line where provider_refunds.organization_id = line.organization_id and provider_refunds.sepa_line_id = line.id
  )
  update invoices set sepa_line_id = null,
    status = case when status <> 'settled' then status when sent_at is null then 'issued' else 'sent' end
    from line where invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id;
end $$;
