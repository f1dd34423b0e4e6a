import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { OrderStatus } from '@move/domain/orders/order-status.ts';
import { mayBecome } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import { assertNoImpersonation, deriveOrderStatus, type Refunder } from '../refunds/save-refunds.ts';

type Locked = { status: OrderStatus; payment_type: PaymentType | null };

type Payment = { orderId: number; now: Date; by: Refunder };

/** Marks the open lines of an order as paid in cash, also after the session. Throws 403 during impersonation, 409 when nothing is open. */
export async function markOrderPaid(db: Database, { orderId, now, by }: Payment): Promise<void> {
  assertNoImpersonation(by);
  const { rows } = await sql<Locked>`
    select status, payment_type from orders where id = ${orderId} for update`.execute(db);
  const [order] = rows;
  if (!order) throw notFound();
  const isOpen = order.payment_type === 'cash' && mayBecome(order.status, 'paid', 'cash');
  if (!isOpen) throw refusedByState('state', 'order.not_open');
  await sql`update orders set paid_at = ${now.toISOString()} where id = ${orderId}`.execute(db);
  await sql`update transactions set status = 'paid' where order_id = ${orderId} and status = 'open'`.execute(db);
  await deriveOrderStatus(db, [orderId]);
}
