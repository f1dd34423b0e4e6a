import { asSystem, type Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { syncPaymentTask } from '../payments.queue.ts';
import { findPayment } from './stored-payment.ts';
import { syncPayment } from './sync-payment.ts';

/** Minutes before each check of a payment that the provider hasn't reported. */
const WAITS_IN_MINUTES = [5, 15, 40, 23 * 60];

type PaymentCheck = {
  paymentId: number;
  /** The number of the check, from 0; queued jobs have it under this name. */
  look: number;
};

/** Queues check number `look` of a payment, or nothing after the last check. A second call for the same check queues no second job. */
export async function queuePaymentCheck(db: Database, { paymentId, look }: PaymentCheck, now: Date): Promise<void> {
  const minutes = WAITS_IN_MINUTES[look];
  if (minutes === undefined) return;
  const runAt = new Date(now.getTime() + minutes * 60_000);
  const jobKey = `${syncPaymentTask.name}:${paymentId}:${look}`;
  await queue(db, syncPaymentTask, { paymentId, look }, { runAt, jobKey });
}

/** Asks the provider about a payment that isn't known as paid. Queues the next check first, since the provider may be unreachable. */
export async function checkPayment({ paymentId, look }: PaymentCheck, context: TaskContext): Promise<void> {
  const { pool, now } = context;
  const isPaid = await asSystem(pool, async (db) => {
    const payment = await findPayment(db, paymentId);
    if (payment?.status === 'paid') return true;
    await queuePaymentCheck(db, { paymentId, look: look + 1 }, now);
    return false;
  });
  // refunds of a paid payment have their own jobs
  if (!isPaid) await syncPayment(paymentId, context);
}
