import { orderStatus } from '@move/domain/orders/order-status.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { deriveOrderStatus } from '../refunds/save-refunds.ts';

type LinePart = { status: TransactionStatus; settled_at: string | null };

type Received = { orderId: number; lineIds: readonly number[]; now: Date };

/**
 * Marks these lines as paid, also if they expired, failed or were canceled meanwhile (docs/rules/money.md#states-of-a-transaction). The
 * caller has locked the unpaid order. The order's payout month is the month after the payment, in the platform's time zone
 * (docs/rules/payouts.md#what-counts).
 */
export async function receivePayment(db: Database, { orderId, lineIds, now }: Received): Promise<void> {
  const { rows } = await sql<LinePart>`
    with paid as (
      update transactions set status = 'paid'
      where order_id = ${orderId} and order_line_id = any (${[...lineIds]}::bigint[])
        and status in ('open', 'expired', 'failed', 'canceled')
      returning id, status, settled_at)
    select status, settled_at from paid
    union all
    select status, settled_at from transactions where order_id = ${orderId} and id not in (select id from paid)`.execute(
    db,
  );
  const { numAffectedRows } = await sql`
    update orders set status = ${orderStatus(rows)}, updated_at = now(), paid_at = ${now.toISOString()}, reserved_until = null,
      payout_month = to_char((${now.toISOString()}::timestamptz at time zone (
        select timezone from platforms_of_orders(array[${orderId}::bigint]))) + interval '1 month', 'YYYY-MM')
    where id = ${orderId} and paid_at is null`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`order ${orderId} was paid before`);
}

/** Ends the open lines when the time to pay is over. The caller holds the lock of the order. */
export async function endUnpaid(
  db: Database,
  { orderId, status }: { orderId: number; status: 'expired' | 'failed' },
): Promise<void> {
  await sql`update transactions set status = ${status} where order_id = ${orderId} and status = 'open'`.execute(db);
  await sql`update orders set reserved_until = null where id = ${orderId}`.execute(db);
  await deriveOrderStatus(db, [orderId]);
}
