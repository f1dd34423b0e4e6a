import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { derivedStatuses, deriveOrderStatus } from './save-refunds.ts';

type Received = { orderId: number; lineIds: readonly number[]; now: Date };

/**
 * The platform's provider received the money for these lines, which may have ended meanwhile (D3.1). The caller holds the lock of
 * the order. It is paid out in the month after the one in which it came, by the platform's clock (D5.4).
 */
export async function receivePayment(db: Database, { orderId, lineIds, now }: Received): Promise<void> {
  await sql`
    update transactions set status = 'paid'
    where order_id = ${orderId} and order_line_id = any (${[...lineIds]}::bigint[])
      and status in ('open', 'expired', 'failed', 'canceled')`.execute(db);
  const [derived] = await derivedStatuses(db, [orderId]);
  await sql`
    update orders set status = ${derived?.status}, updated_at = now(), paid_at = ${now.toISOString()}, reserved_until = null,
      payout_month = to_char((${now.toISOString()}::timestamptz at time zone applications.timezone) + interval '1 month', 'YYYY-MM')
    from applications where applications.id = orders.application_id and orders.id = ${orderId}`.execute(db);
}

/** The time to pay is over: what is open ends. The caller holds the lock of the order. */
export async function endUnpaid(
  db: Database,
  { orderId, status }: { orderId: number; status: 'expired' | 'failed' },
): Promise<void> {
  await sql`update transactions set status = ${status} where order_id = ${orderId} and status = 'open'`.execute(db);
  await sql`update orders set reserved_until = null where id = ${orderId}`.execute(db);
  await deriveOrderStatus(db, [orderId]);
}
