import { longDate } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fullMessage } from '@move/domain/sessions/capacity.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BundleParticipants } from '../../platform/database/schema.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';
import { type Booked, type Booking, saleColumns } from './book-session.ts';
import { checkGivenAnswers, saveGivenAnswers } from './people/given-answers.ts';
import {
  bundleOf,
  type LockedBundle,
  type LockedSession,
  type LockedInventory,
  sessionsToCome,
} from './spots/lock-inventory.ts';
import { closeWaitlistEntryOf, linkEntry, overridesWithReservedSpot } from './waiting-lists/reserved-entry.ts';
import { isOfPerson, type Person, type ReachablePerson, assertAge } from './people/person.ts';
import { sellBundle } from './sell-spot.ts';

/** Books a person for all sessions to come of a locked bundle, or for none (docs/rules/spots.md#bundles). */
export async function bookBundle(
  db: Database,
  inventory: LockedInventory,
  { bundleId, ...booking }: Booking & { bundleId: number; person: ReachablePerson },
): Promise<Booked> {
  const { offer } = inventory;
  const bundle = bundleOf(inventory, bundleId);
  const sessions = sessionsToCome(inventory, bundle, booking.now);
  const [first] = sessions;
  if (!first) throw invalid('bundle', 'bundle.over');
  assertAge(offer, first, booking);
  await assertNotPresent(db, { bundle, sessions, person: booking.person });
  const answers = await checkGivenAnswers(db, offer, booking.answers);
  const bookable = { kind: 'bundle', id: bundle.id } as const;
  const entry = booking.byVisitor === true ? null : await closeWaitlistEntryOf(db, inventory, { bookable, ...booking });
  if (offer.no_signup_required || overridesWithReservedSpot(entry, booking.overrides).capacity === true) {
    await makeRoomInAll(db, bundle, sessions);
  } else {
    assertNotFull(bundle, sessions, booking.locale);
  }
  const sold = booking.sold ?? (await sellBundle(db, { bundle, sessions }, { ...booking, offer }));
  const id = await insertBundleParticipant(db, {
    organization_id: offer.organization_id,
    bundle_id: bundle.id,
    ...booking.person,
    ...saleColumns(sold),
  });
  await insertInSessions(db, { id, sessions, profileId: booking.profileId });
  await saveGivenAnswers(db, offer, { answerer: { column: 'bundle_participant_id', id }, answers });
  await linkEntry(db, entry, { bundle_participant_id: id });
  return { id, due_in_cents: sold.due_in_cents };
}

/** Throws 422 when the bundle or one of its sessions is full; the error names the first full session. */
export function assertNotFull(bundle: LockedBundle, sessions: readonly LockedSession[], locale: Locale) {
  const message = fullMessage(bundle);
  if (message) throw invalid('bundle', message.key === 'session.closed' ? 'bundle.closed' : 'bundle.full');
  const full = sessions.find((session) => fullMessage(session) !== null);
  if (!full) return;
  throw invalid('session', 'session.full_named', {
    session: `${longDate(full.start_date, locale)} ${full.start_time}`,
  });
}

async function makeRoomInAll(db: Database, bundle: LockedBundle, sessions: readonly LockedSession[]) {
  const ids = sessions.map((session) => session.id);
  await sql`select make_room(${ids}::bigint[], ${[bundle.id]}::bigint[])`.execute(db);
}

type Presence = { bundle: LockedBundle; sessions: readonly LockedSession[]; person: Person };

/** Throws 422 when the person is already in the bundle, or takes part in one of its sessions without the bundle. */
async function assertNotPresent(db: Database, { bundle, sessions, person }: Presence): Promise<void> {
  const ids = sessions.map((session) => session.id);
  const { rows } = await sql`
    select from bundle_participants where bundle_id = ${bundle.id} and ${isOfPerson(person)} and status <> 'canceled'
    union all
    select from participants where session_id = any (${ids}::bigint[]) and ${isOfPerson(person)}
      and status <> 'canceled'`.execute(db);
  if (rows.length > 0) throw invalid('email', 'participant.duplicate');
}

async function insertBundleParticipant(db: Database, row: Insertable<BundleParticipants>): Promise<number> {
  const insert = db.insertInto('bundle_participants').values(row).returning('id').executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, {
    bundle_participants_once: () => invalid('email', 'participant.duplicate'),
    bundles_check: () => invalid('bundle', 'bundle.full'),
  });
  return id;
}

type InSessions = { id: number; sessions: readonly LockedSession[]; profileId: number | undefined };

async function insertInSessions(db: Database, { id, sessions, profileId }: InSessions) {
  const ids = sessions.map((session) => session.id);
  const insert = sql`
    insert into participants (organization_id, session_id, bundle_participant_id, first_name, last_name, email,
      date_of_birth, gender, notes, locale, status, profile_id)
    select person.organization_id, session_id, person.id, first_name, last_name, email, date_of_birth, gender, notes, locale,
      person.status, ${profileId ?? null}::bigint
    from bundle_participants person, unnest(${ids}::bigint[]) as session_id
    where person.id = ${id} order by session_id`.execute(db);
  await orRefuse(insert, {
    participants_once: () => invalid('email', 'participant.duplicate'),
    sessions_spots_hold: () => invalid('session', 'session.full'),
  });
}
