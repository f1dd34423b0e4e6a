import { formatMoment } from '@move/domain/kit/dates/format-moment.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { paymentLinkUntil } from '@move/domain/orders/reservation.ts';
import { shownStatus } from '@move/domain/waitlist/entry-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { gone, notFound, refusedByState } from '../../../platform/http/problem.ts';
import { notifyContacts } from '../../contacts/public.ts';
import { isSoldOnline, makeOrderUrl } from '../../orders/public.ts';
import { bookBundle } from '../book-bundle.ts';
import { bookSession } from '../book-session.ts';
import { closeEntry } from '../waiting-lists/close-entry.ts';
import { bundleOf, lockInventory, type LockedInventory, sessionOf, sessionsToCome } from '../spots/lock-inventory.ts';
import type { ReachablePerson } from '../people/person.ts';
import { returnToSession } from '../return-booking.ts';
import { passOnReservedSpot } from '../waiting-lists/remove-waiting.ts';
import { notifyBooking } from '../notices/notify-booking.ts';
import {
  entriesWithActivity,
  findEntryBookable,
  ineligibleBecause,
  lockEntry,
  startDateOf,
  type StoredEntry,
  identityColumns,
} from '../waiting-lists/waiting-entry.ts';
import {
  findSignUpEnd,
  readFreeSpots,
  inventoryIds,
  isOrganizationOpen,
  lockBookableIfExists,
  type BookableOwner,
  sessionIdsToCome,
  type BookableRef,
} from '../spots/bookable-ref.ts';

export type Answer = {
  /**
   * `repeated`: answered before, nothing changes. `full`: the last spot is taken; `present`: the person takes part already
   * (docs/rules/spots.md#waiting-lists).
   */
  outcome: 'accepted' | 'declined' | 'repeated' | 'full' | 'present';
  before: StoredEntry;
};

type Held = {
  owner: BookableOwner;
  bookable: BookableRef;
  inventory: LockedInventory;
  entry: StoredEntry;
};

/**
 * Locks the entry and its session or bundle (docs/rules/spots.md#order-of-locks). Throws 404 for an unknown entry, 410 when the session or
 * bundle was removed, or its organisation was removed or rejected.
 */
async function lockInvite(db: Database, entryId: number): Promise<Held> {
  const found = await findEntryBookable(db, entryId);
  if (!found) throw notFound();
  const { owner, bookable } = found;
  const inventory = (await isOrganizationOpen(db, owner.organizationId))
    ? await lockBookableIfExists(db, owner, bookable)
    : null;
  if (!inventory) throw gone('state', 'waitlist.canceled');
  return { owner, bookable, inventory, entry: await lockEntry(db, bookable, entryId) };
}

type Accepting = {
  entryId: number;
  now: Date;
  locale: Locale;
  /** URL of the web app, for the payment link. */
  appUrl: string;
  /** This installation accepts online payments. */
  isPaidOnline: boolean;
};

/**
 * Books the invited person. A link that is used again books nothing more. Throws 409, and leaves the entry, for a person with a booking
 * that may still end, or that is for some of the bundle's sessions only.
 */
export async function acceptInvite(
  db: Database,
  { entryId, now, locale, appUrl, isPaidOnline }: Accepting,
): Promise<Answer> {
  const held = await lockInvite(db, entryId);
  const { entry, bookable } = held;
  if (entry.status === 'accepted') return { outcome: 'repeated', before: entry };
  assertInvited(entry, now);
  if ((await findSignUpEnd(db, bookable, now)) === null) throw gone('state', 'waitlist.canceled');
  const presence = await presenceOf(db, held, now);
  if (presence === 'part') throw refusedByState('state', 'waitlist.booked_part');
  if (presence === 'whole') {
    await closeEntry(db, entryId, { status: 'removed' });
    await passOnReservedSpot(db, held.inventory, { entry, bookable, now });
    return { outcome: 'present', before: entry };
  }
  if (!(await hasSpot(db, held, now))) {
    await closeEntry(db, entryId, { status: 'waiting' });
    return { outcome: 'full', before: entry };
  }
  await closeEntry(db, entryId, { status: 'accepted', answeredAt: now });
  const paysOnline = isPaidOnline && entry.by_visitor && (await isPaidAtPlatform(db, entry));
  const online = paysOnline ? onlineUntil(held, now) : null;
  const { booked, due_in_cents } = await book(db, held, { now, locale, online });
  await db.updateTable('waitlist_entries').set(booked).where('id', '=', entryId).execute();
  const link = online && due_in_cents > 0 ? await linkTo(db, booked, appUrl) : null;
  const about =
    'participant_id' in booked
      ? { participants: [booked.participant_id] }
      : { bundle_participants: [booked.bundle_participant_id] };
  await notifyBooking(db, {
    ...(online && link !== null
      ? {
          kind: 'payment_link',
          payBy: formatMoment(online.until.toISOString(), { tz: online.tz, locale: entry.locale }),
          link,
        }
      : { kind: 'booked' }),
    activityId: held.owner.activityId,
    person: entry,
    sessionIds: sessionIdsToCome(held.inventory, bookable, now),
    about,
    ...(bookable.kind === 'bundle' && { bundle: bundleOf(held.inventory, bookable.id).name }),
    due_in_cents,
  });
  // an online booking is confirmed when it is paid
  if (link === null) {
    const { organizationId, activityId: id } = held.owner;
    await notifyContacts(db, { organizationId, offer: { type: 'activity', id }, about, by: null, appUrl });
  }
  return { outcome: 'accepted', before: entry };
}

/**
 * Returns how the invited person takes part already, by a booking that left the entry on the list. `whole`: in the same session or bundle,
 * and active. Any other booking is a `part`: a pending one may be a stranger's, who typed this name (docs/rules/booking.md#strangers).
 */
async function presenceOf(db: Database, { entry, bookable }: Held, now: Date): Promise<'whole' | 'part' | null> {
  const because = ineligibleBecause(bookable, { day: startDateOf(bookable, now), now });
  const active =
    bookable.kind === 'session'
      ? sql`select ${identityColumns('participants')} from participants
          where session_id = ${bookable.id} and status = 'active' and takes_spot`
      : sql`select ${identityColumns('bundle_participants')} from bundle_participants
          where bundle_id = ${bookable.id} and status = 'active'`;
  const { rows } = await sql<{ because: string | null; is_active: boolean }>`
    select ${because} as because, (${identityColumns('waitlist_entries')}) in (${active}) as is_active
    from ${entriesWithActivity} where waitlist_entries.id = ${entry.id}`.execute(db);
  if (rows[0]?.because !== 'present') return null;
  return rows[0].is_active ? 'whole' : 'part';
}

/** Returns whether there is a reserved or free spot for this person; for a bundle, in all its sessions to come. */
async function hasSpot(db: Database, { entry, bookable, inventory }: Held, now: Date): Promise<boolean> {
  if (!entry.reserves) return (await readFreeSpots(db, inventory, { bookable, now })) !== 0;
  const kept = await db.selectFrom('spot_reservations').select('session_id').where('entry_id', '=', entry.id).execute();
  const keptIds = kept.map((row) => row.session_id);
  // sessions that were added to the bundle after the invitation
  const others = sessionIdsToCome(inventory, bookable, now).filter((id) => !keptIds.includes(id));
  for (const id of others) {
    if ((await readFreeSpots(db, inventory, { bookable: { kind: 'session', id }, now })) === 0) return false;
  }
  return true;
}

type Booked = { participant_id: number } | { bundle_participant_id: number };

/** The link to the order of a booking. */
async function linkTo(db: Database, booked: Booked, appUrl: string): Promise<string | null> {
  const [table, id] =
    'participant_id' in booked
      ? ['participants', booked.participant_id]
      : ['bundle_participants', booked.bundle_participant_id];
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_lines where id = (select order_line_id from ${sql.table(String(table))} where id = ${id})`.execute(
    db,
  );
  return rows[0] ? makeOrderUrl(db, rows[0].order_id, appUrl) : null;
}

/** Returns whether the platform that sells the spot accepts online payments; else the person pays at the organisation. */
async function isPaidAtPlatform(db: Database, entry: StoredEntry): Promise<boolean> {
  const sale = {
    organizationId: sql`${entry.organization_id}::bigint`,
    applicationId: sql`${entry.application_id}::bigint`,
  };
  const { rows } = await sql<{ is_online: boolean }>`select ${isSoldOnline(sale)} as is_online`.execute(db);
  return rows[0]?.is_online === true;
}

type Online = { until: Date; tz: string };
type Selling = { now: Date; locale: Locale; online: Online | null };

/** Until when a visitor may pay for the accepted spot; null where payment is elsewhere, or the session has started. */
function onlineUntil({ inventory, bookable }: Held, now: Date): Online | null {
  if (inventory.offer.payment_url !== null) return null;
  const session =
    bookable.kind === 'session'
      ? sessionOf(inventory, bookable.id)
      : sessionsToCome(inventory, bundleOf(inventory, bookable.id), now)[0];
  const until = session ? paymentLinkUntil(now, session.starts_at) : null;
  return session && until ? { until, tz: session.tz } : null;
}

/** Books the spot. The sale belongs to the platform on which the visitor joined the list, if the organisation is still on it. */
async function book(db: Database, { owner, bookable, entry }: Held, { now, locale, online }: Selling) {
  // reads the numbers again under the same locks, because closing the entry freed its reserved spot
  const inventory = await lockInventory(db, { ...owner, ...inventoryIds(bookable) });
  // the reserved spot counts, even in a session that staff overbooked meanwhile
  const overrides = { capacity: entry.reserves };
  const payment = online ? { payment: 'online' as const, reservedUntil: online.until } : {};
  const sale = { applicationId: entry.application_id, by: null, ...payment };
  const booking = { person: personOf(entry), now, locale, overrides, ...sale };
  if (bookable.kind === 'session') {
    const inSession = { ...booking, sessionId: bookable.id };
    const { id, due_in_cents } =
      (await returnToSession(db, inventory, inSession)) ?? (await bookSession(db, inventory, inSession));
    return { booked: { participant_id: id }, due_in_cents };
  }
  const { id, due_in_cents } = await bookBundle(db, inventory, { ...booking, bundleId: bookable.id });
  return { booked: { bundle_participant_id: id }, due_in_cents };
}

const personOf = ({
  first_name,
  last_name,
  email,
  date_of_birth,
  gender,
  notes,
  locale,
}: StoredEntry): ReachablePerson => ({
  first_name,
  last_name,
  email,
  date_of_birth,
  gender,
  notes,
  locale,
});

/** Declines the invitation and offers the spot to the next entry. */
export async function declineInvite(db: Database, { entryId, now }: { entryId: number; now: Date }): Promise<Answer> {
  const { entry, bookable, inventory } = await lockInvite(db, entryId);
  if (entry.status === 'declined') return { outcome: 'repeated', before: entry };
  assertInvited(entry, now);
  await closeEntry(db, entryId, { status: 'declined', answeredAt: now });
  await passOnReservedSpot(db, inventory, { entry, bookable, now });
  return { outcome: 'declined', before: entry };
}

const overBy = {
  waiting: 'waitlist.withdrawn',
  accepted: 'waitlist.accepted',
  declined: 'waitlist.declined',
  expired: 'waitlist.expired',
  removed: 'waitlist.removed',
} as const;

function assertInvited(entry: StoredEntry, now: Date) {
  const status = shownStatus(entry, now);
  if (status !== 'invited') throw gone('state', overBy[status]);
}
