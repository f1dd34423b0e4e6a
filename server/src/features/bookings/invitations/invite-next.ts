import { invitationExpiresAt } from '@move/domain/waitlist/invitation-validity.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { inviteEntries } from './invite-waiting.ts';
import type { LockedInventory } from '../spots/lock-inventory.ts';
import { startDateOf, entriesWithActivity, ineligibleBecause } from '../waiting-lists/waiting-entry.ts';
import {
  findSignUpEnd,
  readFreeSpots,
  isOfBookable,
  isOrganizationOpen,
  type BookableRef,
} from '../spots/bookable-ref.ts';

type Turn = { bookable: BookableRef; now: Date; causedBy: number | null };

/**
 * Invites entries of the waiting list in order while there are free spots; each invitation reserves one. A bundle is offered only while
 * every session to come has a free spot. Skips ineligible entries, which keep their position. Does nothing when the activity has no waiting
 * list or when only staff invite (docs/rules/spots.md#waiting-lists).
 */
export async function inviteNext(db: Database, inventory: LockedInventory, turn: Turn): Promise<void> {
  const { bookable, now, causedBy } = turn;
  const { has_waitlist, waitlist_auto_invite, organization_id } = inventory.offer;
  if (!has_waitlist || !waitlist_auto_invite) return;
  const waiting = await findWaiting(db, turn);
  if (waiting.length === 0 || !(await isOrganizationOpen(db, organization_id))) return;
  const closesAt = await findSignUpEnd(db, bookable, now);
  const until = closesAt === null ? null : invitationExpiresAt(now, new Date(closesAt));
  if (until === null) return;
  const free = await readFreeSpots(db, inventory, { bookable, now });
  const entryIds = waiting.slice(0, free ?? waiting.length).map((entry) => entry.id);
  if (entryIds.length === 0) return;
  await inviteEntries(db, inventory, { bookable, entryIds, now, until, reserves: true, automatic: { causedBy } });
}

/** Invites at most this many at once; the others follow within a minute. */
const INVITED_MAX = 200;

async function findWaiting(db: Database, { bookable, now }: Turn): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select waitlist_entries.id from ${entriesWithActivity}
    where ${isOfBookable(bookable)} and status = 'waiting' and ${ineligibleBecause(bookable, { day: startDateOf(bookable, now), now })} is null
    order by position limit ${INVITED_MAX} for update of waitlist_entries`.execute(db);
  return rows;
}
