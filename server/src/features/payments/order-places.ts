import type { Database } from '../../platform/database/database.ts';
import { confirmOrder, lockPlacesOf, type OrderedPlaces, releaseUnpaid, takeUpAgain } from '../bookings/public.ts';
import { lockProductsOf, releaseUnpaidPurchases, takeUpPurchasesAgain } from '../purchases/public.ts';

/** Locks what an order sold (docs/rules/places.md#order-of-locks); the caller locks the order next. */
export type Ordered = { lineIds: readonly number[]; places: OrderedPlaces | null; isProduct: boolean };

export async function lockOrdered(db: Database, lineIds: readonly number[]): Promise<Ordered> {
  const isProduct = await lockProductsOf(db, lineIds);
  return { lineIds, isProduct, places: isProduct ? null : await lockPlacesOf(db, lineIds) };
}

/** Whoever was pending takes part. */
export async function confirm(db: Database, { lineIds, isProduct }: Ordered): Promise<void> {
  if (!isProduct) await confirmOrder(db, lineIds);
}

/** Spots and units are free again. */
export async function release(db: Database, { lineIds, places, isProduct }: Ordered, now: Date): Promise<void> {
  if (isProduct) await releaseUnpaidPurchases(db, { lineIds, now });
  else if (places) await releaseUnpaid(db, places, { lineIds, now });
}

/** Gives them back to whoever paid too late, when there is room; says whether there was. */
export async function takeUp(db: Database, { lineIds, places, isProduct }: Ordered, now: Date): Promise<boolean> {
  if (isProduct) return takeUpPurchasesAgain(db, lineIds);
  return places === null ? false : takeUpAgain(db, places, { lineIds, now });
}
