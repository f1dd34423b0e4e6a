import { orderNumber } from '@move/domain/orders/order-number.ts';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { decrypt } from '../../../platform/encryption.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { RefusedByProvider } from '../../../platform/payments/payment-driver.ts';
import { orderUrl } from '../../orders/public.ts';
import { queuePaymentCheck } from './check-payment.ts';
import { openPaymentDriver } from './open-payment-driver.ts';

/**
 * Creates a payment at the provider, outside any transaction. A retry creates no second payment, since it sends the same idempotency key
 * and return address.
 */
export async function createPayment(paymentId: number, context: TaskContext): Promise<void> {
  const reached = await openPaymentDriver(paymentId, context);
  if (reached?.payment.status !== 'new' || reached.payment.return_token === null) return;
  const { payment, driver } = reached;
  const { pool, config, now } = context;
  const token = decrypt(reached.payment.return_token ?? Buffer.alloc(0), { appKey: config.appKey, use: 'order-link' });
  try {
    const made = await driver.createPayment({
      idempotencyKey: `payment-${payment.id}`,
      amountInCents: payment.amount_in_cents,
      description: `${payment.platform} ${orderNumber(payment.order_id)}`,
      method: payment.method,
      locale: payment.locale,
      returnUrl: orderUrl(config.appUrl, token),
    });
    await asSystem(pool, async (db) => {
      await sql`
        update payments set status = 'open', provider_reference = ${made.reference}, checkout_url = ${made.checkoutUrl},
          return_token = null, updated_at = now()
        where id = ${payment.id} and status = 'new'`.execute(db);
      await queuePaymentCheck(db, { paymentId, look: 0 }, now);
    });
  } catch (error) {
    if (!(error instanceof RefusedByProvider)) throw error;
    context.log.warn({ paymentId, error: error.message }, 'The payment provider refused a payment.');
    await asSystem(pool, (db) =>
      sql`update payments set status = 'failed', return_token = null, updated_at = now() where id = ${payment.id} and status = 'new'`.execute(
        db,
      ),
    );
  }
}
