import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Buyer } from '../payment/place-order.ts';

export type LineBuyer = Buyer & {
  /** The organisation still has some of what was paid for the line. */
  is_paid: boolean;
  /** The line is still to be paid. */
  is_open: boolean;
};

/** The buyers of these lines, by line; leaves out lines that the caller can't see. */
export async function buyersOf(db: Database, lineIds: readonly number[]): Promise<Map<number, LineBuyer>> {
  if (lineIds.length === 0) return new Map();
  const { rows } = await sql<LineBuyer & { line_id: number }>`
    select line.id as line_id, orders.first_name, orders.last_name, orders.email, orders.locale,
      transactions.status in ('paid', 'complete', 'partly_refunded') as is_paid,
      transactions.status = 'open' as is_open
    from order_lines line join orders on orders.id = line.order_id join transactions on transactions.order_line_id = line.id
    where line.id = any (${[...new Set(lineIds)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ line_id, ...buyer }) => [line_id, buyer]));
}
