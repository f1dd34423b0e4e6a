import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { OrderStatus } from '@move/domain/orders/order-status.ts';
import { transactionMayBecome } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import { assertShownAmount, type ShownAmount } from './assert-shown-amount.ts';
import { assertNoImpersonation, deriveOrderStatus, type Refunder } from '../refunds/save-refunds.ts';

type Locked = { status: OrderStatus; payment_type: PaymentType | null; total_price_in_cents: number };

type Payment = { orderId: number; now: Date; by: Refunder; shown?: ShownAmount };

/**
 * Marks the open lines of an order as paid in cash, also after the session. Throws 403 during impersonation, 409 when
 * nothing is open, or the total of the order isn't the one that the user saw.
 */
export async function markOrderPaid(db: Database, { orderId, now, by, shown }: Payment): Promise<void> {
  assertNoImpersonation(by);
  const { rows } = await sql<Locked>`
    select status, payment_type, total_price_in_cents from orders where id = ${orderId} for update`.execute(db);
  const [order] = rows;
  if (!order) throw notFound();
  const isOpen = order.payment_type === 'cash' && transactionMayBecome(order.status, 'paid', 'cash');
  if (!isOpen) throw refusedByState('state', 'order.not_open');
  if (shown !== undefined) assertShownAmount(shown, order.total_price_in_cents);
  await sql`update orders set paid_at = ${now.toISOString()} where id = ${orderId}`.execute(db);
  await sql`update transactions set status = 'paid' where order_id = ${orderId} and status = 'open'`.execute(db);
  await deriveOrderStatus(db, [orderId]);
}
