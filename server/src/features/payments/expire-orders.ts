import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { endUnpaid } from '../orders/public.ts';
import { lockOrdered, release } from './order-places.ts';
import { mailPayer } from './payment-mails.ts';
import { lockOrder } from './provider/stored-payment.ts';

type Expiring = { orderId: number; now: Date; appUrl: string };

/**
 * Ends an order that was not paid in time: frees its spots and units, and mails the buyer. Does nothing when it was paid meanwhile, or has
 * more time. Runs in the scope of its organisation.
 */
export async function expireOrder(db: Database, { orderId, now, appUrl }: Expiring): Promise<void> {
  const { rows } = await sql<{ lines: number[] }>`
    select coalesce(array_agg(order_line_id), '{}') as lines from transactions where order_id = ${orderId} and status = 'open'`.execute(
    db,
  );
  const lineIds = rows[0]?.lines ?? [];
  if (lineIds.length === 0) return;
  const ordered = await lockOrdered(db, lineIds);
  const order = await lockOrder(db, orderId);
  if (order?.status !== 'open' || order.reserved_until === null || Date.parse(order.reserved_until) > now.getTime())
    return;
  const status = (await hasFailed(db, orderId)) ? 'failed' : 'expired';
  await endUnpaid(db, { orderId, status });
  await release(db, ordered, now);
  await mailPayer(db, { orderId, kind: 'expired', amountInCents: 0, appUrl });
}

/** Returns whether the last attempt to pay was refused. */
async function hasFailed(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select status from payments where order_id = ${orderId} order by id desc limit 1`.execute(db);
  return rows[0]?.status === 'failed';
}
