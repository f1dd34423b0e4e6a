-- Writes the reconciliation of each organisation and platform, month by month until at least p_month, and removes rows without amounts.
-- What is in a file but not executed is `underway`, apart from what is `paid`.
create or replace function write_reconciliations(p_month bpchar) returns void
language plpgsql set plan_cache_mode = force_custom_plan set work_mem = '64MB' as $$
begin
  with item as materialized (
    select organization_id, application_id, kind, month, paid_month, sum(amount_in_cents)::bigint as amount
    from reconciled_items() group by 1, 2, 3, 4, 5
  ), payment as materialized (
    select organization_id, application_id, case when kind = 'paid' and not was_executed then 'underway' else kind end as kind, month,
      sum(amount_in_cents)::bigint as amount, sum(amount_in_cents) filter (where is_back)::bigint as back
    from (select payment.*, line.status in ('rejected', 'canceled') as is_back from reconciled_payments() payment
      join sepa_lines line on line.organization_id = payment.organization_id and line.id = payment.id) as each
    group by 1, 2, 3, 4
  ), flow as (
    select organization_id, application_id, month, kind, amount, amount as opens from item
    union all
    select organization_id, application_id, paid_month, 'settled', 0, -amount from item where paid_month is not null
    union all
    -- The items of a returned payment are open again, so no item settles that payment: it lowers the balance when paid, and raises it when
    -- returned.
    select organization_id, application_id, month, kind, amount, case kind when 'returned' then back else -coalesce(back, 0) end
      from payment
  ), moved as (
    select organization_id, application_id, month, sum(opens)::bigint as opens,
      coalesce(sum(amount) filter (where kind = 'order'), 0)::bigint as orders,
      -coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunds,
      coalesce(sum(amount) filter (where kind = 'own_refund'), 0)::bigint as own_refunds,
      -coalesce(sum(amount) filter (where kind = 'invoice'), 0)::bigint as invoices,
      coalesce(sum(amount) filter (where kind = 'credit_note'), 0)::bigint as credit_notes,
      coalesce(sum(amount) filter (where kind = 'paid'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where kind = 'underway'), 0)::bigint as underway,
      coalesce(sum(amount) filter (where kind = 'returned'), 0)::bigint as returned
    from flow group by 1, 2, 3
  ), span as (
    select organization_id, application_id, min(month) as first, greatest(max(month), p_month::text) as last from moved group by 1, 2
  ), calendar as (
    select organization_id, application_id, to_char(day, 'YYYY-MM') as month
    from span, generate_series((first || '-01')::timestamp, (last || '-01')::timestamp, interval '1 month') as day
  ), each_month as (
    select calendar.month, calendar.organization_id, calendar.application_id,
      (sum(coalesce(moved.opens, 0)) over months - coalesce(moved.opens, 0))::bigint as opening,
      coalesce(orders, 0) as orders, coalesce(refunds, 0) as refunds, coalesce(own_refunds, 0) as own_refunds,
      coalesce(invoices, 0) as invoices, coalesce(credit_notes, 0) as credit_notes, coalesce(paid, 0) as paid,
      coalesce(underway, 0) as underway, coalesce(returned, 0) as returned, (sum(coalesce(moved.opens, 0)) over months)::bigint as closing
    from calendar left join moved on moved.organization_id = calendar.organization_id and moved.month = calendar.month
      and moved.application_id is not distinct from calendar.application_id
    window months as (partition by calendar.organization_id, calendar.application_id order by calendar.month)
  ), reconciled as materialized (
    select * from each_month where (opening, orders, refunds, own_refunds, invoices, credit_notes, paid, underway, returned,
      closing) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), gone as (
    delete from reconciliations old where not exists (select from reconciled
      where reconciled.month = old.month and reconciled.organization_id = old.organization_id
        and coalesce(reconciled.application_id, 0) = coalesce(old.application_id, 0))
  )
  insert into reconciliations as old (month, organization_id, application_id, opening_in_cents, orders_in_cents, refunds_in_cents,
    own_refunds_in_cents, invoices_in_cents, credit_notes_in_cents, paid_in_cents, underway_in_cents, returned_in_cents,
    closing_in_cents)
  select month, organization_id, application_id, opening, orders, refunds, own_refunds, invoices, credit_notes, paid, underway, returned,
      closing
    from reconciled
  on conflict (month, application_id, organization_id) do update set
    (opening_in_cents, orders_in_cents, refunds_in_cents, own_refunds_in_cents, invoices_in_cents, credit_notes_in_cents,
      paid_in_cents, underway_in_cents, returned_in_cents, closing_in_cents)
    = (excluded.opening_in_cents, excluded.orders_in_cents, excluded.refunds_in_cents, excluded.own_refunds_in_cents,
      excluded.invoices_in_cents, excluded.credit_notes_in_cents, excluded.paid_in_cents, excluded.underway_in_cents,
      excluded.returned_in_cents, excluded.closing_in_cents)
  where (old.opening_in_cents, old.orders_in_cents, old.refunds_in_cents, old.own_refunds_in_cents, old.invoices_in_cents,
      old.credit_notes_in_cents, old.paid_in_cents, old.underway_in_cents, old.returned_in_cents, old.closing_in_cents)
    is distinct from (excluded.opening_in_cents, excluded.orders_in_cents, excluded.refunds_in_cents, excluded.own_refunds_in_cents,
      excluded.invoices_in_cents, excluded.credit_notes_in_cents, excluded.paid_in_cents, excluded.underway_in_cents,
      excluded.returned_in_cents, excluded.closing_in_cents);
end $$;
