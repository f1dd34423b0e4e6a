import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

type Named = { organizationId: number; texts: readonly string[] };

/**
 * Removes stored replies with a field that is one of these texts, such as an address: those of calls about the team of an organisation and of calls without a login. A repeated
 * request is then refused as done already. Other replies expire within a day.
 */
export async function eraseReplies(db: Database, { organizationId, texts }: Named): Promise<void> {
  const team = sql`select user_id::text from user_roles where organization_id = ${organizationId}`;
  for (const each of texts) {
    const text = JSON.stringify(each.toLowerCase());
    await sql`
      update idempotency_keys set response = null
       where (scope in (${team}) or scope like 'public:%') and position(${text} in lower(response::text)) > 0`.execute(
      db,
    );
  }
}
