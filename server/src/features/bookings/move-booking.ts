import { termStart } from '@move/domain/orders/moved-bookings.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { mayRefund, shortenReservations } from '../orders/public.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid, Problem, refusedByState } from '../../platform/http/problem.ts';
import { assertNotPresent } from './book-session.ts';
import { type ActivityRules, type LockedInventory, type LockedSession, sessionOf } from './spots/lock-inventory.ts';
import { makeRoom } from './spots/make-room.ts';
import { closeWaitlistEntryOf, linkEntry, overridesWithReservedSpot } from './waiting-lists/reserved-entry.ts';
import { type Overrides, assertAge } from './people/person.ts';
import { offerSpots } from './waiting-lists/offer-spots.ts';
import { lockParticipant, type StoredParticipant } from './people/stored-participant.ts';

type Move = {
  sessionId: number;
  participantId: number;
  targetId: number;
  now: Date;
  by: Caller;
  overrides?: Overrides;
};

/**
 * Moves a participant to another session of the activity; `lockInventory` holds both. A participant who signed out is expected again.
 * Throws 403 when the old session has started and the caller may not refund what was paid (docs/rules/money.md#bookings-that-move).
 */
export async function moveBooking(db: Database, inventory: LockedInventory, move: Move): Promise<void> {
  const { sessionId, participantId, targetId, now, overrides = {} } = move;
  const [from, target] = [sessionOf(inventory, sessionId), sessionOf(inventory, targetId)];
  const stored = await lockParticipant(db, { sessionId, participantId });
  if (isErased(stored)) throw refusedByState('state', 'person.gone');
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  if (stored.bundle_participant_id !== null) throw invalid('session_id', 'participant.bundle');
  if (targetId === sessionId) throw invalid('session_id', 'participant.move_same');
  if (target.canceled_at !== null) throw refusedByState('session', 'session.canceled');
  const term_starts_at = await termStartAfter(db, { move, stored, from, target, offer: inventory.offer });
  assertAge(inventory.offer, target, { person: stored, now, overrides });
  await assertNotPresent(db, targetId, stored);
  const entry = await closeWaitlistEntryOf(db, inventory, {
    bookable: { kind: 'session', id: targetId },
    person: stored,
    now,
  });
  await makeRoom(db, {
    offer: inventory.offer,
    session: target,
    overrides: overridesWithReservedSpot(entry, overrides),
  });
  const update = db
    .updateTable('participants')
    .set({
      session_id: targetId,
      check_in: 'none',
      has_freed_spot: false,
      term_starts_at,
      checked_in_at: null,
      checked_in_by: null,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', participantId)
    .execute();
  await orRefuse(update, {
    participants_once: () => invalid('session_id', 'participant.duplicate'),
    sessions_spots_hold: () => invalid('session', 'session.full'),
  });
  await linkEntry(db, entry, { participant_id: participantId });
  await shortenReservations(db, [targetId], now);
  const isFreed = !stored.has_freed_spot && Date.parse(from.starts_at) > now.getTime();
  if (isFreed) await offerSpots(db, inventory, { sessionIds: [sessionId], now });
}

type Moving = {
  move: Move;
  stored: StoredParticipant;
  from: LockedSession;
  target: LockedSession;
  offer: ActivityRules;
};

/** The start from which the cancellation term counts after the move; null when that is the start of the new session. */
async function termStartAfter(db: Database, { move, stored, from, target, offer }: Moving): Promise<string | null> {
  const lineIds = stored.order_line_id === null ? [] : [stored.order_line_id];
  const isAllowed = await mayRefund(db, { caller: move.by, organizationId: offer.organization_id, lineIds });
  if (!isAllowed && isPast(from.starts_at, move.now.toISOString())) {
    throw new Problem(403, [{ field: 'permission', key: 'participant.move_begun' }]);
  }
  const begins = [from.starts_at, stored.term_starts_at ?? from.starts_at];
  const counted = begins.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? from.starts_at;
  const start = termStart({ from: counted, to: target.starts_at, mayRefund: isAllowed });
  return start === target.starts_at ? null : start;
}
