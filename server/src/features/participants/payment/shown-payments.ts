import type { Participant } from '@move/contract/participants/participant.ts';
import { sql } from 'kysely';
import { mayShowMoney } from '../../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';

type Reading = { db: Database; caller: Caller; params: { organizationId: number } };
type Paid = Pick<Participant, 'payment'>;

/**
 * Returns the participants with the payments that the caller may see: none without `view-rates`, and those of the caller's platforms when
 * only the role there holds it (docs/rules/money.md#two-roles-at-once). Whether the spot is still to be paid is in their status. Limits the
 * rest of the call, so a handler calls it for its reply, after what it writes.
 */
export async function withShownPayments<Row extends Paid>(
  { db, caller, params }: Reading,
  rows: readonly Row[],
): Promise<Row[]> {
  const orderIds = rows.flatMap(({ payment }) => payment?.order_id ?? []);
  if (orderIds.length === 0) return [...rows];
  const isShown = await mayShowMoney('view-rates', { db, caller, organizationId: params.organizationId });
  const seen = isShown ? await inSight(db, orderIds) : new Set<number>();
  return rows.map((row) => (row.payment === null || seen.has(row.payment.order_id) ? row : { ...row, payment: null }));
}

/** Does the same for one participant. */
export async function withShownPayment<Row extends Paid>(reading: Reading, row: Row): Promise<Row> {
  const [shown] = await withShownPayments(reading, [row]);
  return shown ?? row;
}

async function inSight(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where id = any (${[...orderIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
