import type { Locale } from '@move/domain/kit/messages.ts';
import { capacityMessage } from '@move/domain/sessions/capacity.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import { type LockedSession, type Offer, type Places, sessionOf } from './lock-places.ts';
import { type Overrides, type Person, refuseAge } from './person.ts';

export type Booking = {
  person: Person;
  now: Date;
  /** The language of whoever books, for what a refusal names. */
  locale: Locale;
  overrides?: Overrides;
  /** pending as long as the order is open */
  status?: 'pending' | 'active';
};

/**
 * Gives a person a place in a session that `lockPlaces` holds. Everybody who is let in anywhere comes by here: staff, whoever
 * accepts an invitation, the website. Answers the participant's id.
 */
export async function bookSession(
  db: Database,
  places: Places,
  { sessionId, ...booking }: Booking & { sessionId: number },
): Promise<number> {
  const { offer } = places;
  const session = sessionOf(places, sessionId);
  if (session.canceled_at !== null) throw refusedByState('session', 'session.canceled');
  refuseAge(offer, session, booking);
  await refusePresent(db, session.id, booking.person);
  await makeRoom(db, { offer, session, overrides: booking.overrides });
  return insertParticipant(db, offer, { ...booking, sessionId: session.id });
}

type Room = { offer: Offer; session: LockedSession; overrides?: Overrides | undefined };

/** A full session refuses; walk-ins come whatever the number of spots says (D4.8), and who is let in above them is counted so. */
export async function makeRoom(db: Database, { offer, session, overrides = {} }: Room): Promise<void> {
  const message = capacityMessage(session);
  if (message === null) return;
  if (!offer.no_signup_required && overrides.capacity !== true) throw invalid('session', message.key);
  await sql`select make_room(${[session.id]}::bigint[], '{}')`.execute(db);
}

/** The same person twice; the database has the last word when two do it at once. */
export async function refusePresent(db: Database, sessionId: number, person: Person): Promise<void> {
  const { rows } = await sql`
    select from participants where session_id = ${sessionId} and ${isPerson(person)} and status <> 'canceled'`.execute(
    db,
  );
  if (rows.length > 0) throw invalid('email', 'participant.duplicate');
}

/** Who counts as the same person: e-mail, both names however they are written, and date of birth (D1.5). */
export const isPerson = ({ email, first_name, last_name, date_of_birth }: Person) =>
  sql`(email = ${email} and fold(first_name) = fold(${first_name}) and fold(last_name) = fold(${last_name})
    and date_of_birth is not distinct from ${date_of_birth}::date)`;

async function insertParticipant(
  db: Database,
  offer: Offer,
  booking: Booking & { sessionId: number },
): Promise<number> {
  const { person, status = 'active', sessionId } = booking;
  const insert = db
    .insertInto('participants')
    .values({ organization_id: offer.organization_id, session_id: sessionId, ...person, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, {
    participants_once: () => invalid('email', 'participant.duplicate'),
    sessions_spots_hold: () => invalid('session', 'session.full'),
  });
  return id;
}
