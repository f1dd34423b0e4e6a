import { ERASED_DOMAIN } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Log } from '../../platform/log/create-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { orTakenBack } from '../../platform/database/refused-by.ts';
import {
  activateOrderBookings,
  findBegunLines,
  lockOrderInventory,
  type OrderInventory,
  releaseUnpaid,
  restoreCanceledBookings,
} from '../bookings/public.ts';
import { notifyContacts } from '../contacts/public.ts';
import { lockProductOf, releaseUnpaidPurchases, restoreCanceledPurchases } from '../purchases/public.ts';

export type LockedOrderItems = {
  lineIds: readonly number[];
  inventory: OrderInventory | null;
  productId: number | null;
};

/** Locks the product, sessions or bundles that an order sold. The caller locks the order next (docs/rules/spots.md#order-of-locks). */
export async function lockOrderItems(db: Database, lineIds: readonly number[]): Promise<LockedOrderItems> {
  const productId = await lockProductOf(db, lineIds);
  return { lineIds, productId, inventory: productId === null ? await lockOrderInventory(db, lineIds) : null };
}

/** Makes the pending participants of an order active. A purchase has no such state. */
export async function activateOrderItems(db: Database, { lineIds, productId }: LockedOrderItems): Promise<void> {
  if (productId === null) await activateOrderBookings(db, lineIds);
}

type Paid = { orderId: number; organizationId: number; appUrl: string };

/** Mails a paid order to the contacts of its activity or product, unless the order was confirmed when it was placed. */
export async function notifyContactsOfPaid(
  db: Database,
  ordered: LockedOrderItems,
  { orderId, ...paid }: Paid,
): Promise<void> {
  const offer = offerOf(ordered);
  if (offer === null) return;
  await notifyContacts(db, { ...paid, offer, about: { orders: [orderId] }, by: null, isPayment: true });
}

/** The activity or product that was sold; null when the activity, or its sessions or bundle, were removed. */
function offerOf({ inventory: places, productId }: LockedOrderItems) {
  if (productId !== null) return { type: 'product', id: productId } as const;
  return places && ({ type: 'activity', id: places.activityId } as const);
}

/** Returns the order lines among `lineIds` whose session has begun, so that they can no longer be paid. */
export async function findBegun(
  db: Database,
  { productId }: LockedOrderItems,
  lineIds: readonly number[],
  now: Date,
): Promise<number[]> {
  return productId !== null || lineIds.length === 0 ? [] : findBegunLines(db, { lineIds, now });
}

/** Frees the spots or units of unpaid order lines. */
export async function releaseOrderItems(
  db: Database,
  { lineIds, inventory: places, productId }: LockedOrderItems,
  now: Date,
): Promise<void> {
  if (productId !== null) await releaseUnpaidPurchases(db, { lineIds, now });
  else await releaseUnpaid(db, places, { lineIds, now });
}

/**
 * Restores the bookings or purchases of an order that was paid too late. Returns false when not all of them can be restored, e.g. because
 * spots were taken, a session was canceled or a person was erased. What the database refuses doesn't fit either: an error would keep the
 * money at the provider, applied to nothing. It is logged, because it may be a bug.
 */
export async function restoreOrderItems(
  db: Database,
  { lineIds, inventory: places, productId }: LockedOrderItems,
  { now, log }: { now: Date; log: Log },
): Promise<boolean> {
  if (await isErased(db, lineIds)) return false;
  const isTakenUp = await orTakenBack(db, {
    work: async () => {
      if (productId !== null) return restoreCanceledPurchases(db, lineIds);
      return places !== null && restoreCanceledBookings(db, places, { lineIds, now });
    },
    onViolation: (error) =>
      log.warn(
        { orderLineIds: lineIds, error: error.message },
        'The items of an order that was paid too late don’t fit.',
      ),
  });
  return isTakenUp ?? false;
}

/** Returns whether the buyer or a participant of the order was erased meanwhile. */
async function isErased(db: Database, lineIds: readonly number[]): Promise<boolean> {
  const lines = sql`any (${[...lineIds]}::bigint[])`;
  const { rows } = await sql`
    select from (
      select orders.email from orders join order_lines on order_lines.order_id = orders.id where order_lines.id = ${lines}
      union all select email from participants where order_line_id = ${lines}
      union all select email from bundle_participants where order_line_id = ${lines}
      union all select email from purchases where order_line_id = ${lines}
    ) as people where email like ${`%${ERASED_DOMAIN}`} limit 1`.execute(db);
  return rows.length > 0;
}
