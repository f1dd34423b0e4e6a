import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The network stored with unpaid orders of its visitors: a keyed hash, so that no address is stored. */
export const networkHash = (network: string, secret: string) =>
  createHmac('sha256', secret).update(`reserved-by ${network}`).digest();

/** Counts the lines and units of unpaid orders that a network holds in total. Calls of one network wait for each other here. */
export async function countReservedBy(db: Database, network: Buffer): Promise<number> {
  // alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ held: number }>`select count_reserved_by(${network}) as held`.execute(db);
  return rows[0]?.held ?? 0;
}
