import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { inviteNext } from '../invitations/invite-next.ts';
import type { LockedInventory } from '../spots/lock-inventory.ts';

/**
 * The sessions with freed spots. `causedBy`: the participant whose sign-out freed them; when the participant returns, the invitation that
 * the sign-out caused is withdrawn (docs/rules/spots.md#signing-out).
 */
export type Freed = {
  sessionIds: readonly number[];
  bundleIds?: readonly number[];
  causedBy?: number | undefined;
  now: Date;
};

/**
 * Invites the first entries for freed spots, under the locks of `lockInventory` with `frees`. A session's own list comes before those of
 * its bundles (docs/rules/spots.md#waiting-lists). Spots that a bundle freed are offered to the other bundles of its sessions by a job.
 * Callers without those locks use `offerSpotsSoon`.
 */
export async function offerSpots(db: Database, inventory: LockedInventory, freed: Freed): Promise<void> {
  const { sessionIds, bundleIds = [], now } = freed;
  const causedBy = freed.causedBy ?? null;
  const sessions = inventory.sessions.filter(
    (session) => sessionIds.includes(session.id) && session.waitlist_count > 0,
  );
  for (const { id } of sessions) await inviteNext(db, inventory, { bookable: { kind: 'session', id }, now, causedBy });
  const reached = inventory.bundles.filter(
    (bundle) =>
      bundle.waitlist_count > 0 &&
      (bundleIds.includes(bundle.id) || bundle.session_ids.some((id) => sessionIds.includes(id))),
  );
  for (const { id } of reached) await inviteNext(db, inventory, { bookable: { kind: 'bundle', id }, now, causedBy });
  // the other bundles of these sessions are not locked, so a job offers them the spots
  if (bundleIds.length > 0) await offerSpotsSoon(db, sessionIds);
}

/**
 * Offers freed spots by a job after the commit, for operations without the locks of lists and bundles, which can't be taken so late
 * (docs/rules/spots.md#order-of-locks).
 */
export async function offerSpotsSoon(db: Database, sessionIds: readonly number[]): Promise<void> {
  const ids = [...sessionIds];
  await sql`
    select queue_waitlist_offers(
      array(select id from sessions where id = any (${ids}::bigint[]) and waitlist_count > 0 and deleted_at is null),
      array(select id from bundles where waitlist_count > 0 and deleted_at is null and id in (
        select bundle_id from bundle_sessions where session_id = any (${ids}::bigint[]))))`.execute(db);
}
