import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { closeEntry } from './close-entry.ts';
import { bundleOf, type LockedInventory, sessionOf } from '../spots/lock-inventory.ts';
import { isOfPerson, type Overrides, type Person } from '../people/person.ts';
import { isOfBookable, sessionIdsToCome, type BookableRef } from '../spots/bookable-ref.ts';

/** The entry that a booked person had on the waiting list of that session or bundle. */
export type ReservedEntry = {
  id: number;
  /** The invitation was open; else the entry was waiting. */
  wasInvited: boolean;
  /** A spot was reserved in every session. These spots are free now, for this person. */
  hadSpot: boolean;
};

type LetIn = { bookable: BookableRef; person: Person; now: Date };

/**
 * Closes the entry of a person who is booked at the desk or by phone instead of through the link: an open invitation is accepted, a waiting
 * entry removed. Needs the locks of the session or bundle; null when the person isn't on the list.
 */
export async function closeWaitlistEntryOf(
  db: Database,
  inventory: LockedInventory,
  { bookable, person, now }: LetIn,
): Promise<ReservedEntry | null> {
  const { waitlist_count } =
    bookable.kind === 'session' ? sessionOf(inventory, bookable.id) : bundleOf(inventory, bookable.id);
  if (waitlist_count === 0) return null;
  const sessionIds = sessionIdsToCome(inventory, bookable, now);
  const { rows } = await sql<ReservedEntry>`
    select id, status = 'invited' as "wasInvited", reserves and not exists (
      select from unnest(${sessionIds}::bigint[]) as needed (id) where needed.id not in (
        select session_id from spot_reservations where entry_id = waitlist_entries.id)) as "hadSpot"
    from waitlist_entries where ${isOfBookable(bookable)} and ${isOfPerson(person)} and status in ('waiting', 'invited')
    for update`.execute(db);
  const [own] = rows;
  if (!own) return null;
  const status = own.wasInvited ? 'accepted' : 'removed';
  await closeEntry(db, own.id, { status, action: 'closeWaiting', ...(own.wasInvited && { answeredAt: now }) });
  return own;
}

/** Skips the capacity check when the person holds a reserved spot, even in an overbooked session. */
export const overridesWithReservedSpot = (own: ReservedEntry | null, overrides: Overrides = {}): Overrides =>
  own?.hadSpot ? { ...overrides, capacity: true } : overrides;

/** Links an accepted invitation to the new participant. */
export async function linkEntry(
  db: Database,
  own: ReservedEntry | null,
  booked: { participant_id: number } | { bundle_participant_id: number },
): Promise<void> {
  if (own?.wasInvited) await db.updateTable('waitlist_entries').set(booked).where('id', '=', own.id).execute();
}
