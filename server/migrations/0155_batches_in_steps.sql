-- A batch is made, executed and canceled by a run in steps that each commit (docs/adr/0033-batches-in-steps.md), so that a refund never
-- waits long for one. Until the last step the batch is in a state of its own.

alter table sepa_batches drop constraint sepa_batches_status_check;
alter table sepa_batches add constraint sepa_batches_status_check
  check (status in ('preparing', 'draft', 'exported', 'executing', 'executed', 'canceling', 'canceled'));
alter table sepa_batches add check (status <> 'executing' or exported_at is not null);
-- the run that works on it, or did last
alter table sepa_batches add column job_id uuid references job_runs on delete set null;
create index sepa_batches_job on sepa_batches (job_id) where job_id is not null;
-- one at a time: another one would take or leave what this one is about to release
create unique index sepa_batches_one_at_work on sepa_batches ((true)) where status in ('preparing', 'executing', 'canceling');

create or replace function freeze_sepa_batch() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
    (old.status = 'preparing' and new.status in ('draft', 'canceling'))
    or (old.status = 'draft' and new.status in ('exported', 'canceling'))
    or (old.status = 'exported' and new.status in ('executing', 'canceling'))
    or (old.status = 'executing' and new.status = 'executed')
    or (old.status = 'canceling' and new.status = 'canceled')) then
    raise exception 'a batch can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if old.payout_month <> new.payout_month or old.execution_date <> new.execution_date
     or (old.created_by is distinct from new.created_by and new.created_by is not null)
     or (old.exported_at is not null and (old.file_encrypted, old.file_sha256, old.msg_id, old.number_of_payments, old.total_in_cents)
       is distinct from (new.file_encrypted, new.file_sha256, new.msg_id, new.number_of_payments, new.total_in_cents)) then
    raise exception 'a batch stays as it was exported' using errcode = 'restrict_violation';
  end if;
  -- what is not complete is not what was counted
  if new.status in ('executed', 'canceled') and old.status <> new.status and exists (
    select from sepa_lines where sepa_batch_id = new.id
      and status = any (case new.status when 'executed' then '{draft,exported}' else '{draft,exported,executed}' end::text[])) then
    raise exception 'a batch with payments left is not %', new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The orders and refunds that these payments would settle, each by their id: whoever erases a person locks them so too.
create or replace function lock_settled_orders(p_lines bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from sepa_lines line join orders on orders.organization_id = line.organization_id and orders.sepa_line_id = line.id
   where line.id = any (p_lines) order by orders.id for update of orders;
  perform from sepa_lines line join refunds on refunds.organization_id = line.organization_id and refunds.sepa_line_id = line.id
   where line.id = any (p_lines) order by refunds.id for update of refunds;
end $$;

-- The orders and refunds that are open in a payout. The few that are paid or booked after this are taken as well, and locked then.
create or replace function lock_open_orders(p_month bpchar, p_organizations bigint[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from orders
   where organization_id = any (p_organizations) and sepa_line_id is null and payout_month <= p_month
     and payment_type in ('ideal', 'bancontact', 'creditcard', 'wallet')
   order by id for update;
  perform from refunds where organization_id = any (p_organizations) and sepa_line_id is null order by id for update;
end $$;

-- As before, while the batch is being made.
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
