-- Returns the items that count in the payout of a month and are in no payout line; subtracted items are negative. The first of the month is
-- by the clock of the platform that sold, as for payout_month (docs/rules/payouts.md#what-counts).
create or replace function open_payout_items(p_month bpchar)
returns table (organization_id bigint, kind text, id bigint, amount_in_cents bigint)
language sql stable as $$
  select orders.organization_id, 'order', orders.id, sum(transactions.total_price_in_cents)::bigint
    from orders join transactions on transactions.order_id = orders.id
      and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
   where orders.sepa_line_id is null and orders.payout_month <= p_month
     and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
   group by orders.organization_id, orders.id
  union all
  select refunds.organization_id, 'refund', refunds.id, -refunds.amount_in_cents::bigint
    from refunds join transactions on transactions.id = refunds.transaction_id
      join orders on orders.id = transactions.order_id and orders.payout_month is not null
        and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
      join applications on applications.id = refunds.application_id
   where refunds.sepa_line_id is null
     and refunds.booked_at < (p_month || '-01')::timestamp at time zone applications.timezone
  union all
  select provider_refunds.organization_id, 'own_refund', provider_refunds.id, provider_refunds.amount_in_cents::bigint
    from provider_refunds join applications on applications.id = provider_refunds.application_id
   where provider_refunds.owed_to_organization and provider_refunds.sepa_line_id is null
     and provider_refunds.settled_at < (p_month || '-01')::timestamp at time zone applications.timezone
  union all
  select invoices.organization_id, 'invoice', invoices.id, -invoices.total_price_in_cents::bigint
    from invoices where invoices.sepa_line_id is null and invoices.month < p_month
$$;
