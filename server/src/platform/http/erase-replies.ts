import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Removes what is kept of calls that name an address. A repeated request is then refused as done instead of answered again, and its
 * attempts are no longer counted.
 */
export async function eraseReplies(db: Database, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const text = JSON.stringify(email.toLowerCase());
    await sql`update idempotency_keys set response = null where position(${text} in lower(response::text)) > 0`.execute(
      db,
    );
    await sql`delete from throttles where position(${email.toLowerCase()} in lower(key)) > 0`.execute(db);
  }
}
