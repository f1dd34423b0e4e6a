import type { CancelReason } from '@move/domain/sessions/session-cancellation.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { closeEntries } from './close-entry.ts';
import type { WaitlistNotice } from './waitlist-jobs.ts';

export type ClosedLists = {
  sessionIds?: readonly number[];
  bundleIds?: readonly number[];
  /** Absent: no mail, e.g. when the session has started. */
  mail?: WaitlistNotice;
  /** Why the sessions are canceled, for the mail. */
  why?: CancelReason;
};

/** Locks these sessions and bundles, and the sessions in which their invitations reserve a spot (docs/rules/spots.md#order-of-locks). */
export async function lockLists(db: Database, { sessionIds = [], bundleIds = [] }: ClosedLists): Promise<void> {
  const [sessions, bundles] = [[...sessionIds], [...bundleIds]];
  await sql`select from bundles where id = any (${bundles}::bigint[]) order by id for update`.execute(db);
  await sql`
    select from sessions where id = any (${sessions}::bigint[]) or id in (
      select kept.session_id from spot_reservations kept join waitlist_entries entry on entry.id = kept.entry_id
      where entry.bundle_id = any (${bundles}::bigint[]))
    order by id for update`.execute(db);
}

export type ClosedEntry = { id: number; session_id: number | null };

/** Closes all open entries of these sessions and bundles, even of removed ones. Returns the entries; each is mailed if `mail` is given. */
export async function closeWaiting(db: Database, lists: ClosedLists): Promise<ClosedEntry[]> {
  const { sessionIds = [], bundleIds = [], mail, why } = lists;
  await lockLists(db, lists);
  const { rows } = await sql<ClosedEntry>`
    select id, session_id from waitlist_entries where status in ('waiting', 'invited')
      and (session_id = any (${[...sessionIds]}::bigint[]) or bundle_id = any (${[...bundleIds]}::bigint[]))
    order by id for update`.execute(db);
  const ids = rows.map((row) => row.id);
  await closeEntries(db, ids, {
    status: 'expired',
    action: 'closeWaiting',
    ...(mail && { mail }),
    ...(why && { why }),
  });
  return rows;
}

/** Closes all waiting lists of an activity, which `lockPlanning` holds. */
export async function closeWaitingOfActivity(db: Database, activityId: number): Promise<void> {
  const idsOf = async (table: 'sessions' | 'bundles') => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('activity_id', '=', activityId)
      .where('waitlist_count', '>', 0)
      .execute();
    return rows.map((row) => row.id);
  };
  const [sessionIds, bundleIds] = [await idsOf('sessions'), await idsOf('bundles')];
  await closeWaiting(db, { sessionIds, bundleIds, mail: 'switched_off' });
}

/** Counts the entries that wait or are invited, in all lists of an activity. */
export async function countWaiting(db: Database, activityId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce((select sum(waitlist_count) from sessions where activity_id = ${activityId}), 0)
      + coalesce((select sum(waitlist_count) from bundles where activity_id = ${activityId}), 0) as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
