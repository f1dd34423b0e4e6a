import { sql } from 'kysely';
import { asSystem } from '../../platform/database/database.ts';
import { handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { createPayment } from './provider/create-payment.ts';
import { expireOrder } from './expire-orders.ts';
import { inOrganization } from './provider/in-organization.ts';
import { lookAgain } from './provider/look-again.ts';
import {
  createPaymentTask,
  expireOrdersTask,
  resumeRefundsTask,
  sendRefundTask,
  syncPaymentTask,
} from './payment-tasks.ts';
import { resumeRefunds } from './refunds/resume-refunds.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { syncPayment } from './provider/sync-payment.ts';

export const paymentTasks: readonly Task[] = [
  handleTask(createPaymentTask, ({ paymentId }, context) => createPayment(paymentId, context), { lane: 'payments' }),
  handleTask(
    syncPaymentTask,
    ({ paymentId, look }, context) =>
      look === undefined ? syncPayment(paymentId, context) : lookAgain({ paymentId, look }, context),
    { lane: 'payments' },
  ),
  handleTask(sendRefundTask, ({ providerRefundId }, context) => sendRefund(providerRefundId, context), {
    lane: 'payments',
  }),
  handleTask(expireOrdersTask, (_payload, context) => expireOrders(context), {
    cron: '* * * * *',
    lane: 'payments',
  }),
  handleTask(resumeRefundsTask, (_payload, context) => resumeRefunds(context), {
    cron: '*/10 * * * *',
    lane: 'payments',
  }),
];

/** As many as fit in a minute; the rest follow in the next one. */
const BATCH = 500;

type Due = { id: number; organization_id: number; payment_ids: number[] };

/**
 * Ends the orders whose time to pay is over. First asks the provider about attempts that are still open, since its webhook may have been
 * lost.
 */
async function expireOrders(context: TaskContext): Promise<void> {
  const { pool, now, log, config } = context;
  const due = await asSystem(pool, async (db) => {
    const { rows } = await sql<Due>`
      select orders.id, orders.organization_id,
        array(select payments.id from payments where payments.order_id = orders.id and payments.status = 'open') as payment_ids
      from orders where status = 'open' and reserved_until <= ${now.toISOString()}
      order by reserved_until limit ${BATCH}`.execute(db);
    return rows;
  });
  let isReached = true;
  for (const { id, organization_id, payment_ids } of due) {
    try {
      // an unreachable provider isn't asked again this minute: each attempt would take ten seconds
      for (const paymentId of isReached ? payment_ids : []) await syncPayment(paymentId, context);
    } catch (error) {
      isReached = false;
      // the provider can't be reached: the spots are freed anyway, and a payment is handled when it can be reached again
      log.warn({ orderId: id, error: error instanceof Error ? error.message : String(error) }, 'No news of a payment.');
    }
    await inOrganization(pool, organization_id, (db) => expireOrder(db, { orderId: id, now, appUrl: config.appUrl }));
  }
}
