-- Whoever pays, refunds or cancels locks an order before its transactions, and more orders by their id. A batch that takes, settles or
-- releases them does so in the same order: otherwise each waits for the other, and a refund or a batch fails.

-- The orders that these payments would settle.
create function lock_settled_orders(p_lines bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from sepa_lines line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
   where line.id = any (p_lines) order by orders.id for update of orders;
end $$;

-- The orders that are open in a payout. The few that are paid after this are taken as well, and locked then.
create function lock_open_orders(p_month bpchar, p_organizations bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from orders
   where organization_id = any (p_organizations) and sepa_line_id is null and payout_month <= p_month
     and payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
   order by id for update;
end $$;

-- The platforms of lines, of many at once: one by one, thousands of them took longer at the end of a transaction than a statement may.
drop trigger shared_by_platform on sepa_lines;
drop function share_new_line();
drop function share_sepa_line(bigint, bigint);
create function share_sepa_lines(p_lines bigint[]) returns void
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

-- As before, after the orders are locked. One statement takes the items, so one snapshot: a line is worth exactly what gets its id.
create or replace function insert_sepa_lines(p_batch_id bigint, p_organizations bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  batch sepa_batches;
begin
  select * into strict batch from sepa_batches where id = p_batch_id and status = 'draft';
  perform lock_open_orders(batch.payout_month, p_organizations);
  with item as materialized (
    select * from open_payout_items(batch.payout_month) where organization_id = any (p_organizations)
  ), open as (
    select organization_id, sum(amount_in_cents)::bigint as amount_in_cents, count(*) filter (where kind = 'order') as orders_count
      from item group by organization_id having sum(amount_in_cents) >= 100
  ), line as (
    insert into sepa_lines (organization_id, sepa_batch_id, payout_month, execution_date, end_to_end_id, amount_in_cents, orders_count,
      account_name, iban_encrypted, iban_country, iban_last4, bic, street, house_number, postal_code, city, country)
    select info.organization_id, batch.id, batch.payout_month, batch.execution_date, batch.id || '-' || info.organization_id,
      open.amount_in_cents, open.orders_count, info.account_name, info.iban_encrypted, info.iban_country, info.iban_last4, info.bic,
      info.street, info.house_number, info.postal_code, info.city, info.country
      from open join finance_infos info on info.organization_id = open.organization_id and info.payouts_held_since is null
     order by info.organization_id
    returning id, organization_id
  ), in_line as (
    select line.id as line_id, item.* from line join item on item.organization_id = line.organization_id
  ), sold as (
    update orders set sepa_line_id = line_id from in_line where in_line.kind = 'order' and orders.id = in_line.id
  ), refunded as (
    update refunds set sepa_line_id = line_id from in_line where in_line.kind = 'refund' and refunds.id = in_line.id
  ), own as (
    update provider_refunds set sepa_line_id = line_id from in_line where in_line.kind = 'own_refund' and provider_refunds.id = in_line.id
  )
  update invoices set sepa_line_id = line_id from in_line where in_line.kind = 'invoice' and invoices.id = in_line.id;
  perform share_sepa_lines(array(
    select id from sepa_lines where sepa_batch_id = p_batch_id and organization_id = any (p_organizations)));
end $$;

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
  update invoices set status = 'settled' from sepa_lines line
   where line.id = any (p_lines) and invoices.organization_id = line.organization_id and invoices.sepa_line_id = line.id
     and invoices.status in ('issued', 'sent');
end $$;
