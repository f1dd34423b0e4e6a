import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Lets the time to pay of unpaid orders end at the latest at the start of what they booked, after these sessions were brought forward or a
 * participant was moved into them (docs/rules/money.md#states-of-a-transaction). The caller has locked the sessions.
 */
export async function shortenReservations(db: Database, sessionIds: readonly number[], now: Date): Promise<void> {
  await sql`select shorten_reservations(${[...sessionIds]}::bigint[], ${now.toISOString()})`.execute(db);
}
