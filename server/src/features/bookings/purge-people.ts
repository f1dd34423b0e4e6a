import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Noted = 'participants' | 'bundle_participants' | 'waitlist_entries';

const sessionEnd = sql`(select ends_at from sessions where id = session_id)`;
// in a bundle that never had sessions, since the person is in it
const bundleEnd = sql`coalesce(bundle_ends_at(bundle_id), created_at)`;

const endOf: Readonly<Record<Noted, RawBuilder<unknown>>> = {
  participants: sessionEnd,
  bundle_participants: bundleEnd,
  waitlist_entries: sql`coalesce(${sessionEnd}, ${bundleEnd})`,
};

/** Empties the notes about some of those whose last session ended before a moment. Answers the organisation of each. */
export async function purgeNotes(
  db: Database,
  table: Noted,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update ${sql.table(table)} set notes = null where id in (
      select id from ${sql.table(table)} where notes is not null and ${endOf[table]} < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
