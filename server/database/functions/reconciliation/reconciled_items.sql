-- Returns all that an organisation is owed or owes, with the month in which it arose and the month in which it was paid out. Months of
-- orders and refunds are by the clock of the platform, as payout_month. A line of a draft counts as not paid out.
create or replace function reconciled_items()
returns table (organization_id bigint, application_id bigint, kind text, id bigint, amount_in_cents bigint, month text,
  booked_at timestamptz, paid_month text)
language sql stable as $$
  with item as not materialized (
    select orders.organization_id, orders.application_id, 'order' as kind, orders.id,
        sum(transactions.total_price_in_cents)::bigint as amount_in_cents,
        to_char((orders.payout_month || '-01')::date - 1, 'YYYY-MM') as month, orders.paid_at as booked_at, orders.sepa_line_id
      from orders join transactions on transactions.order_id = orders.id
        and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
     where orders.payout_month is not null and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
     group by orders.organization_id, orders.id
    union all
    select refunds.organization_id, refunds.application_id, 'refund', refunds.id, -refunds.amount_in_cents::bigint,
        to_char(refunds.booked_at at time zone applications.timezone, 'YYYY-MM'), refunds.booked_at, refunds.sepa_line_id
      from refunds join transactions on transactions.id = refunds.transaction_id
        join orders on orders.id = transactions.order_id and orders.payout_month is not null
          and orders.payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
        join applications on applications.id = refunds.application_id
    union all
    select own.organization_id, own.application_id, 'own_refund', own.id, own.amount_in_cents::bigint,
        to_char(own.settled_at at time zone applications.timezone, 'YYYY-MM'), own.settled_at, own.sepa_line_id
      from provider_refunds own join applications on applications.id = own.application_id
     where own.owed_to_organization and own.settled_at is not null
    union all
    select invoices.organization_id, share.application_id, case when credit_of is null then 'invoice' else 'credit_note' end,
        invoices.id, -share.amount_in_cents, to_char(invoices.issued_on, 'YYYY-MM'), invoices.created_at, invoices.sepa_line_id
      from invoices join invoice_shares share on share.organization_id = invoices.organization_id and share.invoice_id = invoices.id
  )
  select item.organization_id, item.application_id, item.kind, item.id, item.amount_in_cents, item.month, item.booked_at,
    to_char(line.execution_date, 'YYYY-MM')
  from item left join sepa_lines line on line.organization_id = item.organization_id and line.id = item.sepa_line_id
    and line.status in ('exported', 'executed')
$$;
