import type { OrderStatus } from '@move/domain/orders/order-status.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Buyer } from './place-order.ts';

type ReservedOrder = Buyer & { id: number; due_in_cents: number };
type Stored = ReservedOrder & { status: OrderStatus; payment_type: PaymentType | null; is_accepted: boolean };

/**
 * Reserves what an open order sold until a moment, so that it is paid online instead of in cash. Throws 409 when nothing is open, or the
 * organisation was not accepted. The caller has locked the sessions and bundles of the order.
 */
export async function reserveOrder(
  db: Database,
  { orderId, until }: { orderId: number; until: Date },
): Promise<ReservedOrder> {
  const { rows } = await sql<Stored>`
    select id, status, payment_type, first_name, last_name, email, locale,
      exists (select from organizations where organizations.id = organization_id and organizations.status = 'accepted')
        as is_accepted, (
      select coalesce(sum(total_price_in_cents), 0)::integer from transactions
      where order_id = orders.id and transactions.status = 'open') as due_in_cents
    from orders where id = ${orderId} for update`.execute(db);
  const [order] = rows;
  if (!order) throw notFound();
  const { status, payment_type: type, is_accepted, ...reserved } = order;
  if (status !== 'open') throw refusedByState('state', 'booking.not_unpaid');
  if (!is_accepted) throw refusedByState('state', 'payment.not_accepted');
  await sql`
    update orders set reserved_until = ${until.toISOString()}, payment_type = ${type === 'cash' ? null : type},
      updated_at = now()
    where id = ${orderId}`.execute(db);
  return reserved;
}
