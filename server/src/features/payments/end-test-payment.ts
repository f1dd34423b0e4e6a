import type * as api from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { syncPaymentTask } from './payment-tasks.ts';
import { findTestPayment } from './payments.queries.ts';

/** Plays the provider: it notes the outcome and tells us of it by the job that the webhook of a real one queues. */
export async function endTestPayment(call: Call<typeof api.endTestPayment>) {
  const { db, params, body } = call;
  await findTestPayment(call);
  // money that came stays: a real provider says that a payment was paid after all, never that it wasn't
  await sql`
    update test_payments set status = ${body.outcome} where reference = ${params.reference} and status <> 'paid'`.execute(
    db,
  );
  const { rows } = await sql<{ id: number | null }>`
    select payment_by_reference('test', ${params.reference}) as id`.execute(db);
  const paymentId = rows[0]?.id;
  if (paymentId) await queue(db, syncPaymentTask, { paymentId }, { jobKey: `${syncPaymentTask.name}:${paymentId}` });
  // the provider is no part of our records
  return unaudited({ test_payment: await findTestPayment(call) });
}
