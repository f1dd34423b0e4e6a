import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import { inviteNext } from '../invitations/invite-next.ts';
import {
  bundleOf,
  type LockedSession,
  type LockedInventory,
  sessionOf,
  sessionsToCome,
} from '../spots/lock-inventory.ts';
import { isOfPerson, type Person, type ReachablePerson, assertAge } from '../people/person.ts';
import { findSignUpEnd, isOfBookable, type BookableRef } from '../spots/bookable-ref.ts';

type Joining = {
  bookable: BookableRef;
  person: ReachablePerson;
  now: Date;
  /** The visitor joined the list, and pays online when they get a spot. */
  byVisitor?: boolean;
  /** The platform on which the visitor joined, which sells the spot. */
  applicationId?: number | null;
};

/**
 * Adds a person to the end of a waiting list, under the locks of `lockInventory` (docs/rules/spots.md#waiting-lists). Where the list
 * invites by itself and a spot is free, the first entry is invited at once. Returns the entry's id.
 */
export async function addWaiting(
  db: Database,
  inventory: LockedInventory,
  { bookable, person, now, byVisitor = false, applicationId = null }: Joining,
): Promise<number> {
  const { offer } = inventory;
  if (!offer.has_waitlist) throw invalid('waitlist', 'waitlist.none');
  await assertNotStarted(db, bookable, now);
  assertAge(offer, ageCheckSession(inventory, bookable, now), { person, now });
  await assertNotBooked(db, bookable, person);
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from waitlist_entries where ${isOfBookable(bookable)})`;
  const insert = db
    .insertInto('waitlist_entries')
    .values({
      organization_id: offer.organization_id,
      session_id: bookable.kind === 'session' ? bookable.id : null,
      bundle_id: bookable.kind === 'bundle' ? bookable.id : null,
      ...person,
      position,
      by_visitor: byVisitor,
      application_id: applicationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, { waitlist_open: () => invalid('email', 'waitlist.duplicate') });
  await inviteNext(db, inventory, { bookable, now, causedBy: null });
  return id;
}

/** Throws 409 when the session has started or is canceled. For a bundle, its first session that isn't canceled decides. */
async function assertNotStarted(db: Database, bookable: BookableRef, now: Date): Promise<void> {
  if ((await findSignUpEnd(db, bookable, now)) === null) throw refusedByState('state', 'waitlist.over');
}

/** The session on whose day ages are checked. */
function ageCheckSession(inventory: LockedInventory, bookable: BookableRef, now: Date): LockedSession {
  if (bookable.kind === 'session') return sessionOf(inventory, bookable.id);
  const [first] = sessionsToCome(inventory, bundleOf(inventory, bookable.id), now);
  if (!first) throw refusedByState('state', 'waitlist.over');
  return first;
}

/** A booked person can't join the waiting list; one who signed out may (docs/rules/spots.md#signing-out). */
async function assertNotBooked(db: Database, { kind, id }: BookableRef, person: Person): Promise<void> {
  const expected =
    kind === 'session'
      ? sql`participants where session_id = ${id} and takes_spot`
      : sql`bundle_participants where bundle_id = ${id} and status <> 'canceled'`;
  const { rows } = await sql`select from ${expected} and ${isOfPerson(person)}`.execute(db);
  if (rows.length > 0) throw invalid('email', 'participant.duplicate');
}
