-- Divides invoices over platforms by the service fees that buyers paid on each in the invoice's month; a credit note takes the same back.
-- What no platform explains has no platform.
create or replace function share_invoices(p_invoices bigint[]) returns void language sql as $$
  with invoice as (
    select id, organization_id, total_price_in_cents as total, sign(total_price_in_cents)::integer as sign,
      to_char((month || '-01')::date + interval '1 month', 'YYYY-MM') as payout_month
    from invoices where id = any (p_invoices)
  ), fee as (
    select invoice.organization_id, invoice.id, orders.application_id, sign * sum(orders.transaction_fee_in_cents) as amount
    from invoice join orders on orders.organization_id = invoice.organization_id and orders.payout_month = invoice.payout_month
      and orders.transaction_fee_in_cents > 0 and orders.paid_at is not null
    group by invoice.organization_id, invoice.id, orders.application_id, sign
  )
  insert into invoice_shares (organization_id, invoice_id, application_id, amount_in_cents)
  select * from fee
  union all
  select invoice.organization_id, invoice.id, null, invoice.total - coalesce(sum(fee.amount), 0)
    from invoice left join fee on fee.id = invoice.id
   group by invoice.organization_id, invoice.id, invoice.total having invoice.total <> coalesce(sum(fee.amount), 0)
$$;
