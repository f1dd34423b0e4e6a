-- Adds the payout lines of some organisations to a batch in preparation, and assigns their open items to the lines. Leaves out
-- organisations with less than least_payout(), that aren't accepted, or without a confirmed bank account.
create or replace function insert_sepa_lines(p_batch_id bigint, p_organizations bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  batch sepa_batches;
begin
  select * into strict batch from sepa_batches where id = p_batch_id and status = 'preparing';
  perform lock_open_orders(batch.payout_month, p_organizations);
  with item as materialized (
    select * from open_payout_items(batch.payout_month) where organization_id = any (p_organizations)
  ), open as (
    select organization_id, sum(amount_in_cents)::bigint as amount_in_cents, count(*) filter (where kind = 'order') as orders_count
      from item group by organization_id having sum(amount_in_cents) >= least_payout()
  ), line as (
    insert into sepa_lines (organization_id, sepa_batch_id, payout_month, execution_date, end_to_end_id, amount_in_cents, orders_count,
      account_name, iban_encrypted, iban_country, iban_last4, bic, street, house_number, postal_code, city, country)
    select info.organization_id, batch.id, batch.payout_month, batch.execution_date, batch.id || '-' || info.organization_id,
      open.amount_in_cents, open.orders_count, info.account_name, info.iban_encrypted, info.iban_country, info.iban_last4, info.bic,
      info.street, info.house_number, info.postal_code, info.city, info.country
      from open join finance_infos info on info.organization_id = open.organization_id and info.payouts_held_since is null
        join organizations on organizations.id = open.organization_id and organizations.status = 'accepted'
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
