import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Compared, isOfPair, onlyHere, pairsOf } from './compared.ts';

/** SQL: whether a second payment of an order is or will be refunded, so that nothing is wrong. */
const isReturned = (payment: string) => sql`exists (select from provider_refunds back
  where back.payment_id = ${sql.ref(payment)} and back.reason = 'paid_twice' and back.status <> 'failed')`;

/** SQL: the amount that a payment should have: the price of its lines, and what was paid too much and is refunded. */
const due = sql`(
  select coalesce(sum(total_price_in_cents), 0) from transactions
  where transactions.order_line_id = any (payments.order_line_ids)) + (
  select coalesce(sum(amount_in_cents), 0) from provider_refunds back
  where back.payment_id = payments.id and back.reason = 'paid_too_much')`;

/** SQL: payments at the provider without exactly one payment here of the same amount. */
const payments = ({ comparison }: Compared) => sql`
  select case when is_second then 'double' when not is_paid then 'missing_here' when currency <> 'EUR' then 'currency'
      when amount_in_cents <> asked or (not is_returned and amount_in_cents <> due) then 'amount' end as kind,
    'payment' as entry, reference, null as payment_reference, organization_id, application_id, order_id, day,
    case when is_second or not is_paid then 0 when amount_in_cents <> asked then asked else due end as expected,
    amount_in_cents as actual, currency
  from (
    select entry.*, coalesce(payments.status = 'paid', false) as is_paid, payments.amount_in_cents as asked,
      ${isReturned('payments.id')} as is_returned, case when payments.status = 'paid' then ${due} end as due,
      not ${isReturned('payments.id')} and (
        exists (select from payments other where other.order_id = entry.order_id and other.status = 'paid'
          and other.id is distinct from payments.id and (payments.status is distinct from 'paid' or other.id < payments.id)
          and not ${isReturned('other.id')})
        or exists (select from orders where orders.id = entry.order_id and orders.paid_at is not null
          and orders.payment_type in ('wallet', 'cash'))) as is_second
    from provider_entries entry left join payments on payments.id = entry.payment_id
    where entry.comparison = ${comparison} and entry.kind = 'payment') as entry`;

/** SQL: refunds at the provider without a refund here of the same amount, and every chargeback. */
const refunds = ({ comparison }: Compared) => sql`
  select case when entry.kind = 'chargeback' then 'chargeback' when back.id is null then 'refund'
      when entry.currency <> 'EUR' then 'currency' when entry.amount_in_cents <> back.amount_in_cents then 'refund' end,
    entry.kind, entry.reference, entry.payment_reference, entry.organization_id, entry.application_id, entry.order_id, entry.day,
    coalesce(back.amount_in_cents, 0), entry.amount_in_cents, entry.currency
  from provider_entries entry left join provider_refunds back on entry.kind = 'refund' and back.provider_reference = entry.reference
    and back.payment_id = entry.payment_id and back.status in ('pending', 'sent', 'done')
  where entry.comparison = ${comparison} and entry.kind in ('refund', 'chargeback')`;

const missingThere = (compared: Compared) => sql`
  select case entry when 'refund' then 'refund' else 'missing_there' end, entry, reference, payment_reference, organization_id,
    application_id, order_id, day, amount_in_cents, 0, 'EUR'
  from (${onlyHere(compared)}) as here`;

/**
 * Stores every difference of the compared days. A known finding keeps its explanation, unless its amounts changed or it was closed: it then
 * counts as new. Closes findings of these days whose difference no longer exists.
 */
export async function keepFindings(db: Database, compared: Compared): Promise<void> {
  const moment = sql`${compared.now.toISOString()}::timestamptz`;
  const isNews = sql`(known.closed_at is not null or (known.expected_in_cents, known.actual_in_cents, known.currency)
    is distinct from (excluded.expected_in_cents, excluded.actual_in_cents, excluded.currency))`;
  const unlessNews = (column: string) => sql`case when not ${isNews} then known.${sql.ref(column)} end`;
  await sql`
    insert into provider_findings as known (kind, entry, reference, payment_reference, organization_id, application_id, order_id,
      day, expected_in_cents, actual_in_cents, currency, found_at, seen_at)
    select found.*, ${moment}, ${moment} from (
      ${payments(compared)} union all ${refunds(compared)} union all ${missingThere(compared)}) as found
      join ${pairsOf(compared)} on ${isOfPair('found')}
    where found.kind is not null
    on conflict (kind, reference) do update set organization_id = excluded.organization_id, application_id = excluded.application_id,
      order_id = excluded.order_id, day = excluded.day, expected_in_cents = excluded.expected_in_cents,
      actual_in_cents = excluded.actual_in_cents, currency = excluded.currency, seen_at = excluded.seen_at, closed_at = null,
      found_at = case when known.closed_at is null then known.found_at else excluded.found_at end,
      alarmed_at = ${unlessNews('alarmed_at')}, explained_at = ${unlessNews('explained_at')},
      explained_by = ${unlessNews('explained_by')}, explanation = ${unlessNews('explanation')}`.execute(db);
  await sql`
    update provider_findings finding set closed_at = ${moment} from ${pairsOf(compared)}
    where ${isOfPair('finding')} and finding.closed_at is null and finding.seen_at <> ${moment}`.execute(db);
}
