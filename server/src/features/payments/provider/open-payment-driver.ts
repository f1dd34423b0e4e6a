import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { openDriver } from '../../../platform/payments/open-driver.ts';
import type { PaymentDriver } from '../../../platform/payments/payment-driver.ts';
import { findOwnKeys, findPayment, type StoredPayment } from './stored-payment.ts';

const NO_KEYS = { key: null, former: [] };

type PaymentWithDriver = { payment: StoredPayment; driver: PaymentDriver };

/**
 * Returns a payment and the provider that it was started with; null when there is no such payment, or its provider is no longer configured.
 * Throws when the platform's key can't be decrypted.
 */
export async function openPaymentDriver(
  paymentId: number,
  { pool, config, log }: TaskContext,
): Promise<PaymentWithDriver | null> {
  const found = await asSystem(pool, async (db) => {
    const payment = await findPayment(db, paymentId);
    if (!payment) return null;
    const { application_id: applicationId, driver } = payment;
    const own = driver === 'test' ? NO_KEYS : await findOwnKeys(db, { applicationId, appKey: config.appKey, log });
    return { payment, own };
  });
  if (!found) return null;
  const driver = openDriver(found.payment.driver, { config, pool, own: found.own });
  return driver && { payment: found.payment, driver };
}
