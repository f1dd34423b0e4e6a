import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { syncPaymentTask } from '../../payments/public.ts';

/** The most payments that are asked for again at once; the rest wait for the next comparison. */
const MOST = 200;

/** Asks the provider again about attempts of ours that were paid there and not here: its message was lost. */
export async function syncMissing(db: Database, comparison: string): Promise<void> {
  const { rows } = await sql<{ payment_id: number }>`
    select entry.payment_id from provider_entries entry join payments on payments.id = entry.payment_id
    where entry.comparison = ${comparison} and entry.kind = 'payment' and payments.status <> 'paid'
    order by entry.payment_id limit ${MOST}`.execute(db);
  for (const { payment_id: paymentId } of rows)
    await queue(db, syncPaymentTask, { paymentId }, { jobKey: `${syncPaymentTask.name}:${paymentId}` });
}
