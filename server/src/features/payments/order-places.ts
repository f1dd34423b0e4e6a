import { ERASED_DOMAIN } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import {
  confirmOrder,
  findBegunLines,
  lockPlacesOf,
  type OrderedPlaces,
  releaseUnpaid,
  takeUpAgain,
} from '../bookings/public.ts';
import { notifyContacts } from '../contacts/public.ts';
import { lockProductOf, releaseUnpaidPurchases, takeUpPurchasesAgain } from '../purchases/public.ts';

/** Locks what an order sold (docs/rules/spots.md#order-of-locks); the caller locks the order next. */
export type Ordered = { lineIds: readonly number[]; places: OrderedPlaces | null; productId: number | null };

export async function lockOrdered(db: Database, lineIds: readonly number[]): Promise<Ordered> {
  const productId = await lockProductOf(db, lineIds);
  return { lineIds, productId, places: productId === null ? await lockPlacesOf(db, lineIds) : null };
}

/** Makes pending participants active. */
export async function confirm(db: Database, { lineIds, productId }: Ordered): Promise<void> {
  if (productId === null) await confirmOrder(db, lineIds);
}

type Paid = { orderId: number; organizationId: number; appUrl: string };

/** Mails the contacts of what a paid order sold, unless the order was confirmed when it was placed. */
export async function notifyContactsOfPaid(db: Database, ordered: Ordered, { orderId, ...paid }: Paid): Promise<void> {
  const offer = offerOf(ordered);
  if (offer === null) return;
  await notifyContacts(db, { ...paid, offer, about: { orders: [orderId] }, by: null, isPayment: true });
}

/** What was sold; null for sessions and bundles that were removed. */
function offerOf({ places, productId }: Ordered) {
  if (productId !== null) return { type: 'product', id: productId } as const;
  return places && ({ type: 'activity', id: places.activityId } as const);
}

/** Returns the lines of these that are sold no more, since their session has begun. */
export async function findBegun(
  db: Database,
  { productId }: Ordered,
  lineIds: readonly number[],
  now: Date,
): Promise<number[]> {
  return productId !== null || lineIds.length === 0 ? [] : findBegunLines(db, { lineIds, now });
}

/** Frees the spots and units. */
export async function release(db: Database, { lineIds, places, productId }: Ordered, now: Date): Promise<void> {
  if (productId !== null) await releaseUnpaidPurchases(db, { lineIds, now });
  else await releaseUnpaid(db, places, { lineIds, now });
}

/** Restores the bookings of an order that was paid too late, if they fit and nobody of it was erased; returns whether they did. */
export async function takeUp(db: Database, { lineIds, places, productId }: Ordered, now: Date): Promise<boolean> {
  if (await isErased(db, lineIds)) return false;
  if (productId !== null) return takeUpPurchasesAgain(db, lineIds);
  return places === null ? false : takeUpAgain(db, places, { lineIds, now });
}

/** Returns whether the buyer, or a person for whom was ordered, was erased meanwhile. */
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
