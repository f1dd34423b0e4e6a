import type { RefundChoice } from '@move/domain/orders/refunds/refunds.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { refundValueOf } from '@move/domain/orders/refunds/refund-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import { cancelLine, type Refunder } from '../orders/public.ts';
import { findStored, type PurchasePath, type StoredPurchase } from './purchases.queries.ts';

type Ending = { refund: RefundChoice; now: Date; by: Refunder };

/**
 * Cancels a purchase: puts its units back in stock and refunds as `refund` says. Locks the product before the order, like a sale. Throws
 * 409 when the purchase was canceled before or its buyer was erased.
 */
export async function endPurchase(db: Database, path: PurchasePath, { refund, now, by }: Ending) {
  await lockProduct(db, path);
  const stored = await findStored(db, path, { isLocked: true });
  if (isErased(stored)) throw refusedByState('state', 'person.gone');
  if (stored.canceled_at !== null) throw refusedByState('state', 'purchase.canceled');
  return cancelLockedPurchase(db, stored, { refund, now, by });
}

/** Cancels a purchase that the caller has locked. Throws 403 when the purchase is no longer in scope. */
export async function cancelLockedPurchase(db: Database, stored: StoredPurchase, { refund, now, by }: Ending) {
  const line = await cancelLine(db, { lineId: stored.order_line_id, refund, now, by });
  await sql`
    update purchases set canceled_at = ${now.toISOString()}, updated_at = now() where id = ${stored.id}`.execute(db);
  return refundValueOf(line);
}

export const lockProduct = (db: Database, { productId }: PurchasePath) =>
  sql`select from products where id = ${productId} for no key update`.execute(db);
