import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refundAmount } from '../../features/orders/public.ts';

/** The statuses of refunds in turn, newest first; the provider completed the earlier ones. */
const STATES = ['failed', 'sent', 'done', 'pending', 'settled', 'done', 'done', 'done', 'failed', 'done'] as const;

/** The number of orders that are partly refunded. */
const REFUNDED = 6;

/**
 * Adds the payment attempts of the orders that were paid online: a paid one, sometimes a failed one before it, and those of unpaid orders.
 * Their refunds went through the provider and have every status. The attempts are added after the refunds, so that no job sends the
 * refunds.
 */
export async function seedDemoPayments(db: Database): Promise<void> {
  await refundSome(db);
  await addAttempts(db);
  await addProviderRefunds(db);
}

async function refundSome(db: Database): Promise<void> {
  const { rows } = await sql<{ line_id: number; cents: number }>`
    select line.id as line_id, line.total_price_in_cents as cents from orders join order_lines line on line.order_id = orders.id
    where orders.status = 'paid' and orders.payment_type in ('ideal', 'bancontact', 'creditcard') and orders.refunded_in_cents = 0
      and line.total_price_in_cents > 1 order by orders.id % 97, orders.id limit ${REFUNDED}`.execute(db);
  for (const { line_id: lineId, cents } of rows) {
    const amountInCents = Math.ceil(cents / 2);
    await refundAmount(db, { lineId, amountInCents, locale: 'nl', reason: 'Coulance', now: new Date(), by: null });
  }
}

/** Adds the attempts of each order with an online payment; the status of the last one matches the order. */
async function addAttempts(db: Database): Promise<void> {
  await sql`
    with online as (
      select orders.*, array(select id from order_lines where order_id = orders.id order by position) as line_ids,
        coalesce(paid_at, created_at) as ended_at
      from orders where payment_type in ('ideal', 'bancontact', 'creditcard') and total_price_in_cents > 0
        and (paid_at is not null or status in ('failed', 'expired'))
    ), attempt as (
      select online.*, 1 as turn, ended_at - interval '4 minutes' as began_at,
        (array['failed', 'canceled', 'expired'])[1 + id % 3] as outcome
      from online where paid_at is not null and id % 8 = 0
      union all
      select online.*, 2, ended_at - interval '1 minute',
        case when paid_at is not null then 'paid' when status = 'failed' then 'failed' else 'expired' end
      from online
    ), payment as (
      insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents,
        fee_in_cents, status, provider_reference, created_at, updated_at)
      select organization_id, application_id, id, line_ids, 'test', payment_type, total_price_in_cents,
        transaction_fee_in_cents, outcome, 'tr_demo_' || id || '_' || turn, began_at, began_at + interval '1 minute'
      from attempt order by began_at
      returning *
    ), event as (
      insert into payment_events (payment_id, organization_id, application_id, status, received_at)
      select id, organization_id, application_id, status, updated_at from payment
    )
    insert into test_payments (reference, idempotency_key, amount_in_cents, description, method, locale, return_url, status,
      created_at)
    select provider_reference, provider_reference, amount_in_cents, 'Beweegplein', method, 'nl', '/', status, created_at
    from payment`.execute(db);
}

/** Adds the provider's record of every refund of an order that was paid online. */
async function addProviderRefunds(db: Database): Promise<void> {
  await sql`
    with refunded as (
      select refunds.*, payments.id as payment_id,
        case when refunds.booked_at < now() - interval '35 days' then 'done' else
          (${[...STATES]}::text[])[1 + (row_number() over (order by refunds.booked_at desc, refunds.id desc) - 1) % ${STATES.length}]
        end as state
      from refunds join transactions on transactions.id = refunds.transaction_id
        join payments on payments.order_id = transactions.order_id and payments.status = 'paid'
      where payments.provider_reference like 'tr\\_demo\\_%'
    )
    insert into provider_refunds (organization_id, application_id, payment_id, refund_id, reason, amount_in_cents, status,
      provider_reference, attempts, failure, was_refused, settled_how, created_at, updated_at)
    select organization_id, application_id, payment_id, id, 'refund', amount_in_cents, state,
      case when state in ('sent', 'done') then 're_demo_' || id end, (state <> 'pending')::integer,
      case when state in ('failed', 'settled') then 'The bank account is closed.' end, state = 'failed',
      case when state = 'settled' then 'Overgemaakt naar een andere rekening' end, booked_at, least(booked_at + interval '1 hour', now())
    from refunded`.execute(db);
  await sql`
    update refunds set status = case back.status when 'failed' then 'failed' when 'pending' then 'pending' when 'sent' then 'pending'
      else 'done' end
    from provider_refunds back where back.refund_id = refunds.id`.execute(db);
  await sql`
    with sent as (
      insert into test_refunds (reference, idempotency_key, payment_reference, amount_in_cents, created_at)
      select back.provider_reference, back.provider_reference, payments.provider_reference, back.amount_in_cents, back.created_at
      from provider_refunds back join payments on payments.id = back.payment_id where back.provider_reference is not null
      returning payment_reference, amount_in_cents
    )
    update test_payments set refunded_in_cents = back.cents
    from (select payment_reference, sum(amount_in_cents) as cents from sent group by 1) as back
    where reference = back.payment_reference`.execute(db);
}
