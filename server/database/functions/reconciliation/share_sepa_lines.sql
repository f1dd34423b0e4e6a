-- Divides payout lines over platforms by the items that they pay. What no item explains has no platform.
create or replace function share_sepa_lines(p_lines bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  with line as materialized (select organization_id, id, amount_in_cents from sepa_lines where id = any (p_lines)
  ), item as materialized (
    select line.organization_id, line.id, orders.application_id, sum(transactions.total_price_in_cents) as amount
      from line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
        join transactions on transactions.order_id = orders.id
          and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
     group by 1, 2, 3
    union all
    select line.organization_id, line.id, refunds.application_id, -sum(refunds.amount_in_cents)
      from line join refunds on refunds.organization_id = line.organization_id and refunds.sepa_line_id = line.id group by 1, 2, 3
    union all
    select line.organization_id, line.id, own.application_id, sum(own.amount_in_cents)
      from line join provider_refunds own on own.organization_id = line.organization_id and own.sepa_line_id = line.id group by 1, 2, 3
    union all
    select line.organization_id, line.id, share.application_id, -sum(share.amount_in_cents)
      from line join invoices on invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
        join invoice_shares share on share.organization_id = invoices.organization_id and share.invoice_id = invoices.id
     group by 1, 2, 3
  ), part as (
    select * from item
    union all
    select line.organization_id, line.id, null, line.amount_in_cents - coalesce(sum(item.amount), 0)
      from line left join item on item.id = line.id group by line.organization_id, line.id, line.amount_in_cents
  )
  insert into sepa_line_shares (organization_id, sepa_line_id, application_id, amount_in_cents)
  select organization_id, id, application_id, sum(amount) from part group by 1, 2, 3 having sum(amount) <> 0;
end $$;
