import { ERASED_NAME, erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Erased = { orderIds: readonly number[]; lineIds: readonly number[] };

/**
 * Erases the buyer of orders, and the reasons of refunds on orders and lines. Keeps amounts, VAT, dates and numbers, which the tax office
 * may ask for.
 */
export async function eraseBuyers(db: Database, { orderIds, lineIds }: Erased, email: string): Promise<void> {
  const orders = sql`${[...orderIds]}::bigint[]`;
  const refunds = sql`select id from refunds where reason is not null and transaction_id in (
    select id from transactions where order_id = any (${orders}) or order_line_id = any (${[...lineIds]}::bigint[]))`;
  // in order of id, as payout batches do: otherwise the two could deadlock
  await sql`select from orders where id = any (${orders}) order by id for update`.execute(db);
  await sql`
    update orders set first_name = ${ERASED_NAME.first_name}, last_name = ${ERASED_NAME.last_name}, email = ${email},
      return_url = null, updated_at = now() where id = any (${orders})`.execute(db);
  await sql`${refunds} order by id for update`.execute(db);
  await sql`update refunds set reason = null where id in (${refunds})`.execute(db);
}

/** Removes the reasons of up to `limit` refunds from before a moment. Returns the organisation of each. */
export async function purgeRefundReasons(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update refunds set reason = null where id in (
      select id from refunds where reason is not null and booked_at < ${before} limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}

/** Erases the buyers of up to `limit` orders from before a moment. Returns the organisation of each. */
export async function purgeBuyers(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update orders set first_name = ${ERASED_NAME.first_name}, last_name = ${ERASED_NAME.last_name}, email = ${erasedEmail(0)},
      return_url = null
    where id in (select id from orders where (email is null or email not like '%@erased.invalid') and created_at < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
