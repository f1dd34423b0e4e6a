import { mayInvite } from '@move/domain/waitlist/entry-status.ts';
import { invitationExpiresAt, secondsToResend } from '@move/domain/waitlist/invitation-validity.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { refusedByState, throttled } from '../../../platform/http/problem.ts';
import { queueEach } from '../../../platform/jobs/queue.ts';
import { auditEntries } from '../waiting-lists/close-entry.ts';
import type { LockedInventory } from '../spots/lock-inventory.ts';
import { lockEntry, refusedAsFinal, assertEligible } from '../waiting-lists/waiting-entry.ts';
import { mailWaitlistInvite } from '../waiting-lists/waitlist-jobs.ts';
import { findSignUpEnd, readFreeSpots, sessionIdsToCome, type BookableRef } from '../spots/bookable-ref.ts';

export type Invitation = {
  bookable: BookableRef;
  entryIds: readonly number[];
  now: Date;
  until: Date;
  /** Reserves a free spot for each entry until the answer. False: the first to accept gets it (docs/rules/spots.md#waiting-lists). */
  reserves: boolean;
  /** Set when the list invites by itself, with the sign-out that caused it. */
  automatic?: { causedBy: number | null };
};

/** Invites entries of sessions or bundles that `lockInventory` holds. Jobs send the mails, and only they know the secrets of the links. */
export async function inviteEntries(db: Database, inventory: LockedInventory, invitation: Invitation): Promise<void> {
  const { bookable, entryIds, now, until, reserves, automatic } = invitation;
  const entries = await db
    .updateTable('waitlist_entries')
    .set({
      status: 'invited',
      token_hash: null,
      invited_at: now.toISOString(),
      expires_at: until.toISOString(),
      reserves,
      is_automatic: automatic !== undefined,
      caused_by_participant_id: automatic?.causedBy ?? null,
      answered_at: null,
      updated_at: sql<string>`now()`,
    })
    .where(sql<boolean>`id = any (${[...entryIds]}::bigint[])`)
    .returning(['id', 'organization_id', 'first_name', 'last_name'])
    .execute();
  // an invitation by staff is audited by their call; the list itself invites only entries that were waiting
  if (automatic) {
    const waited = entries.map((entry) => ({ ...entry, status: 'waiting' }));
    await auditEntries(db, { action: 'inviteWaiting', status: 'invited', entries: waited });
  }
  if (reserves) await keepSpots(db, entryIds, sessionIdsToCome(inventory, bookable, now));
  await mailInvites(db, entryIds);
}

async function keepSpots(db: Database, entryIds: readonly number[], sessionIds: readonly number[]) {
  await sql`
    insert into spot_reservations (organization_id, entry_id, session_id)
    select organization_id, waitlist_entries.id, kept.id from waitlist_entries, unnest(${[...sessionIds]}::bigint[]) as kept (id)
    where waitlist_entries.id = any (${[...entryIds]}::bigint[]) order by kept.id on conflict do nothing`.execute(db);
}

async function mailInvites(db: Database, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  await sql`select ${queueEach(mailWaitlistInvite, { ids: sql`${[...entryIds]}::bigint[]` })}`.execute(db);
}

type Input = { bookable: BookableRef; entryId: number; now: Date };

/** Invites one entry for staff, who may choose any entry of the list. */
export async function inviteByStaff(
  db: Database,
  inventory: LockedInventory,
  { bookable, entryId, now }: Input,
): Promise<void> {
  const entry = await lockEntry(db, bookable, entryId);
  if (entry.status === 'invited') throw refusedByState('state', 'waitlist.open');
  if (!mayInvite(entry.status)) throw refusedAsFinal(entry.status);
  await assertEligible(db, bookable, { entryId, now });
  const until = await inviteDeadline(db, bookable, now);
  const reserves = (await readFreeSpots(db, inventory, { bookable, now })) !== 0;
  await inviteEntries(db, inventory, { bookable, entryIds: [entryId], now, until, reserves });
}

/** Sends a new link with a new day to answer. A reserved spot stays reserved; a spot that became free meanwhile is reserved now. */
export async function inviteAgain(
  db: Database,
  inventory: LockedInventory,
  { bookable, entryId, now }: Input,
): Promise<void> {
  const entry = await lockEntry(db, bookable, entryId);
  if (entry.status === 'expired') return inviteByStaff(db, inventory, { bookable, entryId, now });
  if (entry.status !== 'invited' || entry.invited_at === null) throw refusedByState('state', 'waitlist.not_invited');
  const seconds = secondsToResend(new Date(entry.invited_at), now);
  if (seconds > 0) throw throttled(seconds);
  const until = await inviteDeadline(db, bookable, now);
  const reserves = entry.reserves || (await readFreeSpots(db, inventory, { bookable, now })) !== 0;
  await db
    .updateTable('waitlist_entries')
    .set({
      token_hash: null,
      invited_at: now.toISOString(),
      expires_at: until.toISOString(),
      reserves,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', entryId)
    .execute();
  if (reserves && !entry.reserves) await keepSpots(db, [entryId], sessionIdsToCome(inventory, bookable, now));
  await mailInvites(db, [entryId]);
}

async function inviteDeadline(db: Database, bookable: BookableRef, now: Date): Promise<Date> {
  const closesAt = await findSignUpEnd(db, bookable, now);
  if (closesAt === null) throw refusedByState('state', 'waitlist.over');
  const until = invitationExpiresAt(now, new Date(closesAt));
  if (until === null) throw refusedByState('state', 'waitlist.closing');
  return until;
}
