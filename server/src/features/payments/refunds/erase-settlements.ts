import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Erased = { orderIds: readonly number[]; lineIds: readonly number[] };

/**
 * Erases the texts in which staff wrote how they settled failed refunds of these orders and lines. Keeps the amounts and the status.
 */
export async function eraseSettlements(db: Database, { orderIds, lineIds }: Erased): Promise<void> {
  const orders = sql`${[...orderIds]}::bigint[]`;
  await sql`
    with found as (
      select back.id from provider_refunds back join payments on payments.id = back.payment_id
       where back.settled_how is not null and (payments.order_id = any (${orders}) or back.refund_id in (
         select refunds.id from refunds join transactions on transactions.id = refunds.transaction_id
          where transactions.order_id = any (${orders}) or transactions.order_line_id = any (${[...lineIds]}::bigint[])))
       order by back.id for update of back)
    update provider_refunds set settled_how = null from found where provider_refunds.id = found.id`.execute(db);
}

/** Removes the texts of at most `limit` refunds that were settled before a moment. Returns the organisation of each refund. */
export async function purgeSettlements(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update provider_refunds set settled_how = null where id in (
      select id from provider_refunds where settled_how is not null and coalesce(settled_at, updated_at) < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
