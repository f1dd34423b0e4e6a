import { orderNumber } from '@move/domain/orders/order-number.ts';
import { sql } from 'kysely';
import { asSystem } from '../../platform/database/database.ts';
import { decrypt } from '../../platform/encryption.ts';
import { queue } from '../../platform/jobs/queue.ts';
import type { TaskContext } from '../../platform/jobs/task.ts';
import { RefusedByProvider } from '../../platform/payments/payment-driver.ts';
import { orderUrl } from '../orders/public.ts';
import { syncPaymentTask } from './payment-tasks.ts';
import { reachProvider } from './reach-provider.ts';

/** How often a payment is looked after when the provider tells nothing: minutes after its begin. */
const LOOK_AGAIN_MINUTES = [5, 20, 60, 24 * 60];

type Facts = { platform: string; locale: 'nl' | 'en' };

/**
 * Makes a payment at the provider, outside of any transaction. Trying again makes no second one: the key is the payment's number, and
 * the address to come back to stays the same.
 */
export async function createPayment(paymentId: number, context: TaskContext): Promise<void> {
  const reached = await reachProvider(paymentId, context);
  if (reached?.payment.status !== 'new' || reached.payment.return_token === null) return;
  const { payment, driver } = reached;
  const { pool, config, now } = context;
  const { platform, locale } = await asSystem(pool, async (db) => {
    const { rows } = await sql<Facts>`
      select applications.name as platform, orders.locale
      from orders join applications on applications.id = orders.application_id where orders.id = ${payment.order_id}`.execute(
      db,
    );
    return rows[0] ?? { platform: '', locale: 'nl' as const };
  });
  const token = decrypt(reached.payment.return_token ?? Buffer.alloc(0), { appKey: config.appKey, use: 'order-link' });
  try {
    const made = await driver.createPayment({
      idempotencyKey: `payment-${payment.id}`,
      amountInCents: payment.amount_in_cents,
      description: `${platform} ${orderNumber(payment.order_id)}`,
      method: payment.method,
      locale,
      returnUrl: orderUrl(config.appUrl, token),
    });
    await asSystem(pool, async (db) => {
      await sql`
        update payments set status = 'open', provider_reference = ${made.reference}, checkout_url = ${made.checkoutUrl},
          return_token = null, updated_at = now()
        where id = ${payment.id} and status = 'new'`.execute(db);
      for (const minutes of LOOK_AGAIN_MINUTES) {
        const runAt = new Date(now.getTime() + minutes * 60_000);
        await queue(
          db,
          syncPaymentTask,
          { paymentId },
          { runAt, jobKey: `${syncPaymentTask.name}:${paymentId}:${minutes}` },
        );
      }
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
