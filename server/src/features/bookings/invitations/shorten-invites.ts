import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findSignUpEnd, isOfBookable } from '../spots/bookable-ref.ts';

/**
 * Makes open invitations for these sessions and their bundles end no later than sign-up, which may now close earlier. The caller has locked
 * the sessions.
 */
export async function shortenInvites(db: Database, sessionIds: readonly number[], now: Date): Promise<void> {
  for (const { session_id, bundle_id } of await invitedFor(db, sessionIds)) {
    const bookable = { kind: session_id === null ? 'bundle' : 'session', id: session_id ?? bundle_id ?? 0 } as const;
    const closesAt = await findSignUpEnd(db, bookable, now);
    if (closesAt === null) continue;
    await db
      .updateTable('waitlist_entries')
      .set({ expires_at: closesAt, updated_at: sql<string>`now()` })
      .where(isOfBookable(bookable))
      .where('status', '=', 'invited')
      .where('expires_at', '>', closesAt)
      .execute();
  }
}

type Invited = { session_id: number | null; bundle_id: number | null };

/** The sessions and bundles with an open invitation; most sessions have none. */
async function invitedFor(db: Database, sessionIds: readonly number[]): Promise<Invited[]> {
  if (sessionIds.length === 0) return [];
  const ids = sql`${[...sessionIds]}::bigint[]`;
  const { rows } = await sql<Invited>`
    select distinct session_id, bundle_id from waitlist_entries where status = 'invited' and (session_id = any (${ids})
      or bundle_id in (select link.bundle_id from bundle_sessions link where link.session_id = any (${ids})))
    order by session_id, bundle_id`.execute(db);
  return rows;
}
