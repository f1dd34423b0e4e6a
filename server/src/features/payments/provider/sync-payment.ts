import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import type { ProviderStatus } from '../../../platform/payments/payment-driver.ts';
import { applyPayment } from './apply-payment.ts';
import { inOrganization } from './in-organization.ts';
import { sendRefundTask } from '../payments.queue.ts';
import { openPaymentDriver } from './open-payment-driver.ts';
import type { StoredPayment } from './stored-payment.ts';

type FetchedStatus = { payment: StoredPayment; status: ProviderStatus };

/** Asks the provider for a payment's status, outside any transaction, and applies it. */
export async function syncPayment(paymentId: number, context: TaskContext): Promise<void> {
  const fetched = await fetchStatus(paymentId, context);
  if (fetched) await applyStatus(fetched, context);
}

/** Returns a payment's status at the provider; null when the payment was never started there, or its provider is no longer configured. */
export async function fetchStatus(paymentId: number, context: TaskContext): Promise<FetchedStatus | null> {
  const reached = await openPaymentDriver(paymentId, context);
  if (!reached?.payment.provider_reference) return null;
  const { payment, driver } = reached;
  const { status } = await driver.fetchPayment(payment.provider_reference ?? '');
  return { payment, status };
}

export async function applyStatus(
  { payment, status }: FetchedStatus,
  { pool, config, log }: TaskContext,
): Promise<void> {
  const paymentId = payment.id;
  await inOrganization(pool, payment.organization_id, async (db) => {
    await applyPayment(db, { paymentId, status, now: new Date(), appUrl: config.appUrl, log });
    if (status === 'paid') await queueRefundChecks(db, paymentId);
  });
}

/** Queues checks of the payment's refunds: providers report them under the id of their payment. */
async function queueRefundChecks(db: Database, paymentId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from provider_refunds where payment_id = ${paymentId} and status = 'sent'`.execute(db);
  for (const { id } of rows)
    await queue(db, sendRefundTask, { providerRefundId: id }, { jobKey: `${sendRefundTask.name}:${id}` });
}
