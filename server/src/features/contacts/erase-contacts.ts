import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Removes contacts from outside the team, and with them their links to offers and locations. */
export async function eraseContacts(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from contacts where user_id is null and id = any (${[...ids]}::bigint[])`.execute(db);
}
