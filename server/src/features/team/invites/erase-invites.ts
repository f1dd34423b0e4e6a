import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Removes invites, open ones too: their links stop working. */
export async function eraseInvites(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from invites where id = any (${[...ids]}::bigint[])`.execute(db);
}
