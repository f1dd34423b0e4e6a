import { checkInMessage, freesSpot } from '@move/domain/participants/check-in-rules.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import { makeRoom } from '../spots/make-room.ts';
import { type LockedSession, type LockedInventory, sessionOf } from '../spots/lock-inventory.ts';
import { offerSpots } from '../waiting-lists/offer-spots.ts';
import { closeWaitlistEntryOf, linkEntry, overridesWithReservedSpot } from '../waiting-lists/reserved-entry.ts';
import type { Overrides, Person } from '../people/person.ts';
import { lockParticipant, type StoredParticipant } from '../people/stored-participant.ts';
import { withdrawInvite } from '../invitations/withdraw-invite.ts';

export type CheckInChange = {
  sessionId: number;
  participantId: number;
  status: CheckIn;
  now: Date;
  /** The user who notes the check-in. */
  userId: number | null;
  /** Skips the capacity check, for a participant who signed out and comes after all. The caller has checked `override-limits`. */
  overrides?: Overrides;
  /** When the user noted the check-in, if not now: on a phone without a network (ADR 15). */
  notedAt?: Date;
};

/** Records the check-in of a participant, in a session that `lockInventory` holds. Returns the participant as it was before. */
export async function setCheckIn(
  db: Database,
  inventory: LockedInventory,
  change: CheckInChange,
): Promise<StoredParticipant> {
  const { sessionId, participantId, now } = change;
  const session = sessionOf(inventory, sessionId);
  const stored = await lockParticipant(db, { sessionId, participantId });
  const frees = checkInFreesSpot(session, stored, change);
  if (stored.check_in === change.status) {
    await confirmCheckIns(db, { ...change, participantIds: [participantId] });
    return stored;
  }
  if (stored.has_freed_spot && !frees) await takeSpotBack(db, inventory, { session, person: stored, ...change });
  await saveCheckIns(db, { ...change, participantIds: [participantId], frees });
  if (frees && !stored.has_freed_spot)
    await offerSpots(db, inventory, { sessionIds: [sessionId], causedBy: participantId, now });
  return stored;
}

/**
 * Returns whether the status frees the spot; throws for a participant who no longer takes part or was erased, and for a status that can't
 * be noted yet.
 */
export function checkInFreesSpot(
  session: LockedSession,
  stored: StoredParticipant,
  { status, now }: Pick<CheckInChange, 'status' | 'now'>,
): boolean {
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  if (isErased(stored)) throw refusedByState('state', 'person.gone');
  const at = { startsAt: session.starts_at, now: now.toISOString() };
  const message = checkInMessage(status, at.startsAt, at.now);
  if (message) throw invalid('status', message.key);
  return freesSpot(status, stored, at);
}

type Return = Pick<CheckInChange, 'participantId' | 'overrides' | 'now'> & { session: LockedSession; person: Person };

/**
 * Gives a returning participant the spot reserved for them, else the one that their sign-out passed on by an invitation, else a free one.
 */
async function takeSpotBack(
  db: Database,
  inventory: LockedInventory,
  { session, participantId, person, ...change }: Return,
) {
  const { now } = change;
  const entry = await closeWaitlistEntryOf(db, inventory, {
    bookable: { kind: 'session', id: session.id },
    person,
    now,
  });
  await linkEntry(db, entry, { participant_id: participantId });
  const overrides = overridesWithReservedSpot(entry, change.overrides);
  if (!entry?.hadSpot && (await withdrawInvite(db, inventory, { sessionId: session.id, participantId }))) return;
  const { rows } = await sql<{ spots: number | null; taken: number }>`
    select spots, taken from sessions where id = ${session.id}`.execute(db);
  await makeRoom(db, { offer: inventory.offer, session: { ...session, ...rows[0] }, overrides });
}

type Noted = Pick<CheckInChange, 'now' | 'notedAt'> & { participantIds: readonly number[] };
type Saved = Noted & Pick<CheckInChange, 'status' | 'userId'> & { frees: boolean };

const among = (ids: readonly number[]) => sql<boolean>`id = any (${[...ids]}::bigint[])`;

/** Updates only the time of check-ins that are noted again with the same status. */
export async function confirmCheckIns(db: Database, { participantIds, now, notedAt = now }: Noted): Promise<void> {
  const noted_at = notedAt.toISOString();
  await db.updateTable('participants').set({ noted_at }).where(among(participantIds)).execute();
}

/** `frees`: the spots become, or stay, free. */
export async function saveCheckIns(db: Database, noted: Saved): Promise<void> {
  const { participantIds, status, now, userId, notedAt = now, frees } = noted;
  const isNoted = status !== 'none';
  const update = db
    .updateTable('participants')
    .set({
      check_in: status,
      has_freed_spot: frees,
      checked_in_at: isNoted ? notedAt.toISOString() : null,
      noted_at: notedAt.toISOString(),
      checked_in_by: isNoted ? userId : null,
      updated_at: sql<string>`now()`,
    })
    .where(among(participantIds))
    .execute();
  await orRefuse(update, { sessions_spots_hold: () => invalid('session', 'session.full') });
}
