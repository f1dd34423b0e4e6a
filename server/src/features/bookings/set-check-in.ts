import { checkInMessage, freesSpot } from '@move/domain/participants/check-in-rules.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import { makeRoom } from './book-session.ts';
import { type LockedSession, type Places, sessionOf } from './lock-places.ts';
import type { Overrides } from './person.ts';
import { spotsFreed, withdrawCausedBy } from './spots-freed.ts';
import { lockParticipant, type StoredParticipant } from './stored-participant.ts';

export type CheckInChange = {
  sessionId: number;
  participantId: number;
  status: CheckIn;
  now: Date;
  /** Who notes it. */
  userId: number | null;
  /** Above the spots, where somebody who signed out comes after all: only for who may, which the caller has made sure of. */
  overrides?: Overrides;
  /** When it was decided, where that is not now: on a phone without a network (ADR 15). */
  notedAt?: Date;
};

/** Notes whether somebody is there, in a session that `lockPlaces` holds (D3.11). Answers how it was noted before. */
export async function setCheckIn(db: Database, places: Places, change: CheckInChange): Promise<StoredParticipant> {
  const { sessionId, participantId, status, now } = change;
  const session = sessionOf(places, sessionId);
  const stored = await lockParticipant(db, { sessionId, participantId });
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const at = { startsAt: session.starts_at, now: now.toISOString() };
  const message = checkInMessage(status, at.startsAt, at.now);
  if (message) throw invalid('status', message.key);
  if (stored.check_in === status) {
    await confirm(db, change);
    return stored;
  }
  const frees = freesSpot(status, stored, at);
  if (stored.has_freed_spot && !frees) await takeSpotBack(db, places, { session, ...change });
  await save(db, change, frees);
  if (frees && !stored.has_freed_spot)
    await spotsFreed(db, places, { sessionIds: [sessionId], causedBy: participantId, now });
  return stored;
}

type Return = Pick<CheckInChange, 'participantId' | 'overrides'> & { session: LockedSession };

/** Whoever returns needs a free spot, or the one that was kept for somebody invited because of the sign-out. */
async function takeSpotBack(db: Database, places: Places, { session, participantId, overrides }: Return) {
  const isGivenBack = await withdrawCausedBy(db, places, { sessionId: session.id, participantId });
  if (isGivenBack) return;
  const { rows } = await sql<{ spots: number | null; taken: number }>`
    select spots, taken from sessions where id = ${session.id}`.execute(db);
  await makeRoom(db, { offer: places.offer, session: { ...session, ...rows[0] }, overrides });
}

/** Noting the same again changes nothing but how new it is. */
async function confirm(db: Database, { participantId, now, notedAt = now }: CheckInChange) {
  const noted_at = notedAt.toISOString();
  await db.updateTable('participants').set({ noted_at }).where('id', '=', participantId).execute();
}

async function save(db: Database, change: CheckInChange, frees: boolean) {
  const { participantId, status, now, userId, notedAt = now } = change;
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
    .where('id', '=', participantId)
    .execute();
  await orRefuse(update, { sessions_spots_hold: () => invalid('session', 'session.full') });
}
