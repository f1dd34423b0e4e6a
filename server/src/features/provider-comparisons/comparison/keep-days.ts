import type { NotComparedReason } from '@move/domain/provider-comparisons/comparison.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Compared, isOfPair, onlyHere, type Pair, pairsOf } from './compared.ts';

/** Stores the sums of each compared day, here and at the provider. Amounts in other currencies are findings, and not in these sums. */
export async function keepDays(db: Database, compared: Compared): Promise<void> {
  const { comparison, now } = compared;
  await sql`
    with moved as (
      select application_id, day, kind, 'there' as side, count(*) as number,
        sum(amount_in_cents) filter (where currency = 'EUR') as cents
      from provider_entries where comparison = ${comparison} group by 1, 2, 3
      union all
      select entry.application_id, entry.day, 'payment', 'here', count(*), sum(payments.amount_in_cents)
      from provider_entries entry join payments on payments.id = entry.payment_id and payments.status = 'paid'
      where entry.comparison = ${comparison} and entry.kind = 'payment' group by 1, 2
      union all
      select entry.application_id, entry.day, 'refund', 'here', count(*), sum(back.amount_in_cents)
      from provider_entries entry join provider_refunds back on back.provider_reference = entry.reference
        and back.payment_id = entry.payment_id and back.status in ('pending', 'sent', 'done')
      where entry.comparison = ${comparison} and entry.kind = 'refund' group by 1, 2
      union all
      select application_id, day, case entry when 'refund' then 'refund' else 'payment' end, 'here', count(*), sum(amount_in_cents)
      from (${onlyHere(compared)}) as here group by 1, 2, 3
    ), summed as (
      select pair.application_id, pair.day, pair.unread_keys,
        ${totals('payment', 'here')}, ${totals('payment', 'there')}, ${totals('refund', 'here')}, ${totals('refund', 'there')}
      from ${pairsOf(compared)} left join moved on ${isOfPair('moved')}
      group by pair.application_id, pair.day, pair.unread_keys
    )
    insert into provider_days as known (application_id, day, unread_keys, payments_here, received_here_in_cents, payments_there,
      received_there_in_cents, refunds_here, refunded_here_in_cents, refunds_there, refunded_there_in_cents, state, first_tried_at,
      tried_at, compared_at)
    select summed.*, 'compared', ${now.toISOString()}, ${now.toISOString()}, ${now.toISOString()} from summed
    on conflict (application_id, day) do update set
      (unread_keys, payments_here, received_here_in_cents, payments_there, received_there_in_cents, refunds_here,
        refunded_here_in_cents, refunds_there, refunded_there_in_cents, state, reason, tried_at, compared_at)
      = (excluded.unread_keys, excluded.payments_here, excluded.received_here_in_cents, excluded.payments_there,
        excluded.received_there_in_cents, excluded.refunds_here, excluded.refunded_here_in_cents, excluded.refunds_there,
        excluded.refunded_there_in_cents, excluded.state, null, excluded.tried_at, excluded.compared_at)`.execute(db);
}

const totals = (kind: 'payment' | 'refund', side: 'here' | 'there') => sql`
  coalesce(sum(number) filter (where kind = ${kind} and side = ${side}), 0),
  coalesce(sum(cents) filter (where kind = ${kind} and side = ${side}), 0)`;

type Failed = Pair & { reason: NotComparedReason };

/** Stores why days were not compared. A day that was compared before stays compared, since only later changes are unknown. */
export async function keepNotCompared(db: Database, failed: readonly Failed[], now: Date): Promise<void> {
  await sql`
    insert into provider_days as known (application_id, day, unread_keys, state, reason, first_tried_at, tried_at)
    select application_id, day, unread_keys, 'not_compared', reason, ${now.toISOString()}, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb)
      as failed (application_id bigint, day date, unread_keys integer, reason text)
    on conflict (application_id, day) do update set tried_at = excluded.tried_at,
      reason = case known.state when 'not_compared' then excluded.reason end`.execute(db);
}
