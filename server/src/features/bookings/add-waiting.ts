import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import { inviteNext } from './invite-next.ts';
import { bundleOf, type LockedSession, type LockedInventory, sessionOf, sessionsToCome } from './lock-inventory.ts';
import { isPerson, type Person, assertAge } from './person.ts';
import { closingOf, isOfBookable, type BookableRef } from './bookable-ref.ts';

/**
 * Puts somebody at the end of the list of a place that `lockInventory` holds (D4.5). Where the list invites by itself and a spot is
 * free, the first in line is invited at once. Answers the entry's id.
 */
export async function addWaiting(
  db: Database,
  places: LockedInventory,
  { place, person, now }: { place: BookableRef; person: Person; now: Date },
): Promise<number> {
  const { offer } = places;
  if (!offer.has_waitlist) throw invalid('waitlist', 'waitlist.none');
  await assertNotStarted(db, place, now);
  assertAge(offer, sessionThatCounts(places, place, now), { person, now });
  await assertNotBooked(db, place, person);
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from waitlist_entries where ${isOfBookable(place)})`;
  const insert = db
    .insertInto('waitlist_entries')
    .values({
      organization_id: offer.organization_id,
      session_id: place.kind === 'session' ? place.id : null,
      bundle_id: place.kind === 'bundle' ? place.id : null,
      ...person,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, { waitlist_open: () => invalid('email', 'waitlist.duplicate') });
  await inviteNext(db, places, { place, now, causedBy: null });
  return id;
}

/** A list of what has begun, be it a bundle's first session, or doesn't take place, takes nobody any more (D3.4). */
async function assertNotStarted(db: Database, place: BookableRef, now: Date): Promise<void> {
  if ((await closingOf(db, place, now)) === null) throw refusedByState('state', 'waitlist.over');
}

/** The session on whose day ages count. */
function sessionThatCounts(places: LockedInventory, place: BookableRef, now: Date): LockedSession {
  if (place.kind === 'session') return sessionOf(places, place.id);
  const [first] = sessionsToCome(places, bundleOf(places, place.id), now);
  if (!first) throw refusedByState('state', 'waitlist.over');
  return first;
}

/** Who is expected has nothing to wait for; who signed out of a session gave the spot away and may wait for another (D3.11). */
async function assertNotBooked(db: Database, { kind, id }: BookableRef, person: Person): Promise<void> {
  const expected =
    kind === 'session'
      ? sql`participants where session_id = ${id} and takes_spot`
      : sql`bundle_participants where bundle_id = ${id} and status <> 'canceled'`;
  const { rows } = await sql`select from ${expected} and ${isPerson(person)}`.execute(db);
  if (rows.length > 0) throw invalid('email', 'participant.duplicate');
}
