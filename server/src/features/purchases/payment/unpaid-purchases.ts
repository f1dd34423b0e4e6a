import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Locks the products of an order before the order, in the same order as a sale. False when it sold no product. */
export async function lockProductsOf(db: Database, lineIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select products.id from products where id in (
      select product_id from purchases where order_line_id = any (${[...lineIds]}::bigint[]))
    order by id for no key update`.execute(db);
  return rows.length > 0;
}

/** Whoever didn't pay in time leaves the units on the shelf. */
export async function releaseUnpaidPurchases(
  db: Database,
  { lineIds, now }: { lineIds: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    update purchases set canceled_at = ${now.toISOString()}, updated_at = now()
    where order_line_id = any (${[...lineIds]}::bigint[]) and canceled_at is null`.execute(db);
}

/** Somebody paid after that: they get the units when there are enough left. */
export async function takeUpPurchasesAgain(db: Database, lineIds: readonly number[]): Promise<boolean> {
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
