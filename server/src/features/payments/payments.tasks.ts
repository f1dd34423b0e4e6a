import { handleTask, type Task } from '../../platform/jobs/task.ts';
import { createPayment } from './provider/create-payment.ts';
import { expireOrders } from './expiry/expire-orders.ts';
import { checkPayment } from './provider/check-payment.ts';
import {
  createPaymentTask,
  expireOrdersTask,
  resumeRefundsTask,
  sendRefundTask,
  syncPaymentTask,
} from './payments.queue.ts';
import { resumeRefunds } from './refunds/resume-refunds.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { syncPayment } from './provider/sync-payment.ts';

export const paymentTasks: readonly Task[] = [
  handleTask(createPaymentTask, ({ paymentId }, context) => createPayment(paymentId, context), { workers: 'payments' }),
  handleTask(
    syncPaymentTask,
    ({ paymentId, look }, context) =>
      look === undefined ? syncPayment(paymentId, context) : checkPayment({ paymentId, look }, context),
    { workers: 'payments' },
  ),
  handleTask(sendRefundTask, ({ providerRefundId }, context) => sendRefund(providerRefundId, context), {
    workers: 'payments',
  }),
  handleTask(expireOrdersTask, (_payload, context) => expireOrders(context), {
    cron: '* * * * *',
    workers: 'payments',
  }),
  handleTask(resumeRefundsTask, (_payload, context) => resumeRefunds(context), {
    cron: '*/10 * * * *',
    workers: 'payments',
  }),
];
