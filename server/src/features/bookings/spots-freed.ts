import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { closeEntry } from './close-entry.ts';
import type { Places } from './lock-places.ts';
import { promoteWaiting } from './promote-waiting.ts';

/** Where spots came free, and the sign-out that did it: undoing that withdraws the invitation it caused (D3.11). */
export type Freed = {
  sessionIds: readonly number[];
  bundleIds?: readonly number[];
  causedBy?: number | undefined;
  now: Date;
};

/**
 * Called by everything that frees spots, under the locks of `lockPlaces` with `frees`: the first who waits for one of these
 * places is invited (D4.5). A session's own list goes before those of its bundles (D4.6).
 */
export async function spotsFreed(db: Database, places: Places, freed: Freed): Promise<void> {
  const { sessionIds, bundleIds = [], now } = freed;
  const causedBy = freed.causedBy ?? null;
  const sessions = places.sessions.filter((session) => sessionIds.includes(session.id) && session.waitlist_count > 0);
  for (const { id } of sessions) await promoteWaiting(db, places, { place: { kind: 'session', id }, now, causedBy });
  const reached = places.bundles.filter(
    (bundle) =>
      bundle.waitlist_count > 0 &&
      (bundleIds.includes(bundle.id) || bundle.session_ids.some((id) => sessionIds.includes(id))),
  );
  for (const { id } of reached) await promoteWaiting(db, places, { place: { kind: 'bundle', id }, now, causedBy });
}

/**
 * Called before somebody who signed out returns: takes back the invitation that the sign-out caused, as long as it is open,
 * and says whether its spot is free again. Whoever was invited waits again, at the same position. An invitation for another
 * session, where this participant was before a move, is not undone by what happens here.
 */
export async function withdrawCausedBy(
  db: Database,
  places: Places,
  { sessionId, participantId }: { sessionId: number; participantId: number },
): Promise<boolean> {
  const bundleIds = places.bundles.filter((bundle) => bundle.session_ids.includes(sessionId)).map(({ id }) => id);
  const entry = await db
    .selectFrom('waitlist_entries')
    .select(['id', 'reserves', sql<boolean>`token_hash is not null`.as('is_mailed')])
    .where('organization_id', '=', places.offer.organization_id)
    .where('caused_by_participant_id', '=', participantId)
    .where(sql<boolean>`(session_id = ${sessionId} or bundle_id = any (${bundleIds}::bigint[]))`)
    .where('status', '=', 'invited')
    .where('is_automatic', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return false;
  // nothing is taken back from who never heard of it
  const mail = entry.is_mailed && { mail: 'withdrawn' as const };
  await closeEntry(db, entry.id, { status: 'waiting', action: 'withdrawWaiting', ...mail });
  return entry.reserves;
}
