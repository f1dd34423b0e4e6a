import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

const Id = z.number().int().positive();

/** Creates a payment at the provider. */
export const createPaymentTask = defineTask('create_payment', z.object({ paymentId: Id }));

/** Asks the provider for a payment's status and applies it. `look` is the number of the check, from 0, for a payment without a report. */
export const syncPaymentTask = defineTask(
  'sync_payment',
  z.object({ paymentId: Id, look: z.number().int().min(0).optional() }),
);

/** Expires orders that were not paid in time. */
export const expireOrdersTask = defineTask('expire_orders');

/** Sends a refund to the provider, or asks for its status. The SQL function `queue_refund()` queues it, also for a trigger. */
export const sendRefundTask = defineTask('send_refund', z.object({ providerRefundId: Id }));

/** Queues a refund again when the queue has given up its job. */
export const resumeRefundsTask = defineTask('resume_refunds');
