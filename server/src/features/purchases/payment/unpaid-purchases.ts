import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Locks the product of an order and returns its id; null when the order sold no product. The caller locks the order next, as a sale does.
 */
export async function lockProductOf(db: Database, lineIds: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select products.id from products where id in (
      select product_id from purchases where order_line_id = any (${[...lineIds]}::bigint[]))
    order by id for no key update`.execute(db);
  return rows[0]?.id ?? null;
}

/** Puts the units of orders that were not paid in time back in stock. */
export async function releaseUnpaidPurchases(
  db: Database,
  { lineIds, now }: { lineIds: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    update purchases set canceled_at = ${now.toISOString()}, updated_at = now()
    where order_line_id = any (${[...lineIds]}::bigint[]) and canceled_at is null`.execute(db);
}

/** Restores the purchases of an order that was paid too late. Returns false when too few units are left or the product was removed. */
export async function restoreCanceledPurchases(db: Database, lineIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select coalesce(bool_and(products.deleted_at is null and (spots is null or taken + wanted <= spots)), false) as fits
    from (
      select product_id, sum(quantity) as wanted from purchases
      where order_line_id = any (${[...lineIds]}::bigint[]) and canceled_at is not null group by product_id) as asked
    join products on products.id = asked.product_id`.execute(db);
  if (rows[0]?.fits !== true) return false;
  await sql`
    update purchases set canceled_at = null, updated_at = now()
    where order_line_id = any (${[...lineIds]}::bigint[])`.execute(db);
  return true;
}
