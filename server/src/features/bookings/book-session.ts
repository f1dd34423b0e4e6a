import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Participants } from '../../platform/database/schema.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import { checkGivenAnswers, type GivenAnswers, saveGivenAnswers } from './people/given-answers.ts';
import { type LockedInventory, sessionOf } from './spots/lock-inventory.ts';
import { makeRoom } from './spots/make-room.ts';
import { closeWaitlistEntryOf, linkEntry, overridesWithReservedSpot } from './waiting-lists/reserved-entry.ts';
import { isOfPerson, type Overrides, type Person, assertAge } from './people/person.ts';
import { returnToSession } from './return-booking.ts';
import { type Payment, sellSession, type Sold } from './sell-spot.ts';

export type Booking = {
  person: Person;
  now: Date;
  /** The caller's language, for names in a refusal. */
  locale: Locale;
  overrides?: Overrides;
  answers?: GivenAnswers;
  /** The line of an order for several people that this booking belongs to; absent: an order of its own. */
  sold?: Sold | undefined;
  /** A visitor made the booking, without proof of who they are: waiting-list entries stay as they are (docs/rules/booking.md#strangers). */
  byVisitor?: boolean | undefined;
  /** The id of a walk-in, made by the phone that added the person at the door. */
  walkInId?: string | undefined;
  /** The app user who is the participant: the visitor, when they book for themselves. */
  profileId?: number | undefined;
} & Payment;

/** A booking, and the amount still to be paid in cents. The booking is pending until it is paid. */
export type Booked = { id: number; due_in_cents: number };

/**
 * Books a person for a session, under the locks of `lockInventory`. Every session booking goes through here: by staff, by an accepted
 * invitation, from the website.
 */
export async function bookSession(
  db: Database,
  inventory: LockedInventory,
  { sessionId, ...booking }: Booking & { sessionId: number },
): Promise<Booked> {
  const { offer } = inventory;
  const session = sessionOf(inventory, sessionId);
  if (session.canceled_at !== null) throw refusedByState('state', 'session.canceled');
  assertAge(offer, session, booking);
  const bookable = { kind: 'session', id: session.id } as const;
  const entry = booking.byVisitor === true ? null : await closeWaitlistEntryOf(db, inventory, { bookable, ...booking });
  const overrides = overridesWithReservedSpot(entry, booking.overrides);
  // a person who signed out keeps the row, and `assertNotPresent` refuses them; only a booking outside an order for several people
  // restores it
  const restored =
    entry && booking.sold === undefined && (await returnToSession(db, inventory, { ...booking, sessionId, overrides }));
  if (restored) {
    await linkEntry(db, entry, { participant_id: restored.id });
    return restored;
  }
  // the caller of a visitor's booking has checked this already, with its own reply
  if (booking.byVisitor !== true) await assertNotPresent(db, session.id, booking.person);
  const answers = await checkGivenAnswers(db, offer, booking.answers);
  await makeRoom(db, { offer, session, overrides });
  const sold = booking.sold ?? (await sellSession(db, session, { ...booking, offer }));
  const { person } = booking;
  const id = await insertParticipant(db, {
    organization_id: offer.organization_id,
    session_id: session.id,
    ...person,
    ...saleColumns(sold),
    profile_id: booking.profileId ?? null,
    walk_in_id: booking.walkInId ?? null,
  });
  await saveGivenAnswers(db, offer, { answerer: { column: 'participant_id', id }, answers });
  await linkEntry(db, entry, { participant_id: id });
  return { id, due_in_cents: sold.due_in_cents };
}

/** The columns of a participant that a sale sets. */
export const saleColumns = ({ lineId, due_in_cents }: Sold) => ({
  order_line_id: lineId,
  status: due_in_cents > 0 ? ('pending' as const) : ('active' as const),
});

/** Throws 422 when the person is already in the session; the database decides between two calls at once. */
export async function assertNotPresent(db: Database, sessionId: number, person: Person): Promise<void> {
  const { rows } = await sql`
    select from participants where session_id = ${sessionId} and ${isOfPerson(person)} and status <> 'canceled'`.execute(
    db,
  );
  if (rows.length > 0) throw invalid('email', 'participant.duplicate');
}

async function insertParticipant(db: Database, row: Insertable<Participants>): Promise<number> {
  const insert = db.insertInto('participants').values(row).returning('id').executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, {
    participants_once: () =>
      row.email === null ? invalid('last_name', 'walk_in.duplicate') : invalid('email', 'participant.duplicate'),
    sessions_spots_hold: () => invalid('session', 'session.full'),
    // one id for two sessions at the same time, which no phone sends
    participants_walk_in: () => invalid('id', 'participant.duplicate'),
  });
  return id;
}
