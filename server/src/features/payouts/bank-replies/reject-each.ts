import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Amount, Refused } from './read-bank-reply.ts';
import { rejectLines } from './reject-lines.ts';
import { unfitReply } from './unfit-reply.ts';

/** The outcome of the payments in a reply of the bank. */
export type Outcome = { rejected: number; known: number; not_taken: string[]; sepa_batch_ids: number[] };
/** The outcome, with the sum of the rejected payments in cents. */
export type Rejected = Outcome & { cents: number };
type Line = { id: number; end_to_end_id: string; sepa_batch_id: number; amount_in_cents: number; status: string };

/**
 * Rejects the payments of a reply. With `batchId` every payment must be of that batch; a statement may also return payments of other
 * systems, which are skipped. A canceled payment stays canceled. Throws 422 when an amount differs.
 */
export async function rejectEach(
  db: Database,
  refused: readonly Refused[],
  now: Date,
  batchId?: number,
): Promise<Rejected> {
  const lines = await findLines(db, refused);
  const ours = refused.flatMap((one) => {
    const line = lines.get(one.endToEndId);
    const isOurs = line !== undefined && (batchId === undefined || line.sepa_batch_id === batchId);
    if (!isOurs && batchId !== undefined) throw unfitReply(`EndToEndId ${one.endToEndId}`);
    return isOurs ? [{ ...one, line }] : [];
  });
  const found = ours.filter(({ line }) => line.status !== 'canceled');
  const not_taken = [...new Set(ours.filter(({ line }) => line.status === 'canceled').map((one) => one.endToEndId))];
  for (const { endToEndId, amount, line } of found) {
    if (line.status === 'draft') throw unfitReply(`EndToEndId ${endToEndId}`);
    // a status report names the file, so it may leave out amounts; a statement is easier to forge, so its amounts are required
    if (amount !== null || batchId === undefined) assertAmount(endToEndId, amount, line);
  }
  const open = found.filter(({ line }) => line.status !== 'rejected');
  const unique = [...new Map(open.map(({ line, reason }) => [line.id, { id: line.id, reason }])).values()];
  const { count: rejected, cents } = await rejectLines(db, unique, now);
  const sepa_batch_ids = [...new Set(found.map(({ line }) => line.sepa_batch_id))];
  return { rejected, cents, known: found.length - open.length, not_taken, sepa_batch_ids };
}

function assertAmount(endToEndId: string, amount: Amount | null, { amount_in_cents: expected }: Line): void {
  if (amount === null) throw unfitReply(`${endToEndId}: Amt`);
  const { cents, currency } = amount;
  if (currency === 'EUR' && cents === expected) return;
  throw unfitReply(`${endToEndId}: ${currency} ${cents === null ? '?' : cents / 100} ≠ EUR ${expected / 100}`);
}

/**
 * Finds and locks lines by their EndToEndId, in the order that batches use: batches, orders, refunds, lines. The lines are locked `for no
 * key update`, because a refund that holds its order may refer to its line at the same time.
 */
async function findLines(db: Database, refused: readonly Refused[]): Promise<Map<string, Line>> {
  const ids = refused.map(({ endToEndId }) => endToEndId);
  await sql`
    select from sepa_batches where id in (select sepa_batch_id from sepa_lines where end_to_end_id = any (${ids}::text[]))
    order by id for no key update`.execute(db);
  await sql`select lock_settled_orders(array(select id from sepa_lines where end_to_end_id = any (${ids}::text[])))`.execute(
    db,
  );
  const { rows } = await sql<Line>`
    select id, end_to_end_id, sepa_batch_id, amount_in_cents, status from sepa_lines where end_to_end_id = any (${ids}::text[])
    order by id for no key update`.execute(db);
  return new Map(rows.map((line) => [line.end_to_end_id, line]));
}
