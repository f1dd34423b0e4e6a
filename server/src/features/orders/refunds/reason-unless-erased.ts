import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Sold = { orderId: number; lineId: number | null };

/**
 * Returns what staff typed about a refund as it is kept: null when the buyer, or the person on the line, was erased. The words could name
 * that person again, and nothing would erase them.
 */
export async function reasonUnlessErased<Words extends string | undefined>(
  db: Database,
  { orderId, lineId }: Sold,
  words: Words,
): Promise<Words | null> {
  const isOf = (table: string) => sql`exists (
    select from ${sql.table(table)} as person join order_lines line
        on line.organization_id = person.organization_id and line.id = person.order_line_id
     where line.id = ${lineId} and person.email like '%@erased.invalid')`;
  const { rows } = await sql<{ is_erased: boolean }>`
    select exists (select from orders where id = ${orderId} and email like '%@erased.invalid')
      or ${isOf('participants')} or ${isOf('bundle_participants')} or ${isOf('purchases')} as is_erased`.execute(db);
  return rows[0]?.is_erased ? null : words;
}
