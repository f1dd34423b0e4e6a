import type { Participant } from '@move/contract/participants/participant.ts';
import { sql } from 'kysely';
import { mayShowMoney } from '../../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';

type Reading = { db: Database; caller: Caller; params: { organizationId: number } };
type Paid = Pick<Participant, 'payment'>;

/**
 * Returns the participants with the payments that the caller may see: all of them with `view-rates` in the organisation, only those of
 * platforms where the caller's role has `view-rates`, or none (docs/rules/money.md#two-roles-at-once). A participant's status shows to
 * every caller whether the spot is paid. Limits the scope of the rest of the call, so handlers call this after all their writes.
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

/** Does what withShownPayments does, for one participant. */
export async function withShownPayment<Row extends Paid>(reading: Reading, row: Row): Promise<Row> {
  const [shown] = await withShownPayments(reading, [row]);
  return shown ?? row;
}

async function inSight(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where id = any (${[...orderIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
