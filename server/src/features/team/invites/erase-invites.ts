import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Removes invites, including open ones, whose links then stop working. */
export async function eraseInvites(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from invites where id = any (${[...ids]}::bigint[])`.execute(db);
}
