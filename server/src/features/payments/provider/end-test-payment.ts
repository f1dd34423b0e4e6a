import type * as api from '@move/contract/payments/payments.ts';
import type { TestPayment } from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { syncPaymentTask } from '../payments.queue.ts';

/** Acts as the provider: stores the outcome and reports it by the job that a real provider's webhook queues. */
export async function endTestPayment(call: Call<typeof api.endTestPayment>) {
  const { db, params, body, config } = call;
  if (config.paymentDriver !== 'test') throw notFound();
  // a paid payment stays paid, as at a real provider
  const { rows: ended } = await sql<TestPayment>`
    update test_payments set status = case when status = 'paid' then status else ${body.outcome} end
    where reference = ${params.reference}
    returning amount_in_cents, description, method, locale, status, return_url`.execute(db);
  const [test_payment] = ended;
  if (!test_payment) throw notFound();
  const { rows } = await sql<{ id: number | null }>`
    select payment_by_reference('test', ${params.reference}) as id`.execute(db);
  const paymentId = rows[0]?.id;
  if (paymentId) await queue(db, syncPaymentTask, { paymentId }, { jobKey: `${syncPaymentTask.name}:${paymentId}` });
  // the built-in provider's data is not audited
  return unaudited({ test_payment });
}
