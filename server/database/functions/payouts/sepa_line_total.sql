-- Returns what a payout line's items add up to: orders with a payment, minus refunds, plus refunds that the organisation paid itself, minus
-- invoices.
create or replace function sepa_line_total(p_organization_id bigint, p_line_id bigint) returns bigint language plpgsql stable as $$
begin
  return coalesce((select sum(transactions.total_price_in_cents) from orders join transactions on transactions.order_id = orders.id
      where orders.organization_id = p_organization_id and orders.sepa_line_id = p_line_id
        and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')), 0)
    - coalesce((select sum(amount_in_cents) from refunds where organization_id = p_organization_id and sepa_line_id = p_line_id), 0)
    + coalesce((select sum(amount_in_cents) from provider_refunds
      where organization_id = p_organization_id and sepa_line_id = p_line_id), 0)
    - coalesce((select sum(total_price_in_cents) from invoices
      where organization_id = p_organization_id and sepa_line_id = p_line_id), 0);
end $$;
