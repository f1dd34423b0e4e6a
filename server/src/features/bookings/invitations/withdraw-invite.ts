import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { closeEntry } from '../waiting-lists/close-entry.ts';
import type { LockedInventory } from '../spots/lock-inventory.ts';

/**
 * Withdraws the open invitation that a participant's sign-out caused, before the participant returns (docs/rules/spots.md#signing-out).
 * The invited person waits again at the same position. Returns whether that freed a reserved spot. An invitation for another session, which
 * the participant left by a move, stays open.
 */
export async function withdrawInvite(
  db: Database,
  inventory: LockedInventory,
  { sessionId, participantId }: { sessionId: number; participantId: number },
): Promise<boolean> {
  const bundleIds = inventory.bundles.filter((bundle) => bundle.session_ids.includes(sessionId)).map(({ id }) => id);
  const entry = await db
    .selectFrom('waitlist_entries')
    .select(['id', 'reserves', sql<boolean>`token_hash is not null`.as('is_mailed')])
    .where('organization_id', '=', inventory.offer.organization_id)
    .where('caused_by_participant_id', '=', participantId)
    .where(sql<boolean>`(session_id = ${sessionId} or bundle_id = any (${bundleIds}::bigint[]))`)
    .where('status', '=', 'invited')
    .where('is_automatic', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return false;
  // no mail about an invitation that was never mailed
  const mail = entry.is_mailed && { mail: 'withdrawn' as const };
  await closeEntry(db, entry.id, { status: 'waiting', action: 'withdrawWaiting', ...mail });
  return entry.reserves;
}
