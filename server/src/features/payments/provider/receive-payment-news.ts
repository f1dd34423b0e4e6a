import type * as api from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { PAYMENT_CALL_LIMITS } from '../payments.queries.ts';
import { syncPaymentTask } from '../payments.queue.ts';

/** Queues a job that asks the provider for the status, since the content of a webhook is not trusted. */
export async function receivePaymentNews({ db, body, throttle, request }: Call<typeof api.receivePaymentNews>) {
  await throttle(`payment-news:${request.network}`, PAYMENT_CALL_LIMITS.news, PAYMENT_CALL_LIMITS.seconds);
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ id: number | null }>`select payment_by_reference('mollie', ${body.id}) as id`.execute(
    db,
  );
  const paymentId = rows[0]?.id;
  if (paymentId) await queue(db, syncPaymentTask, { paymentId }, { jobKey: `${syncPaymentTask.name}:${paymentId}` });
  return unaudited({ received: true as const });
}
