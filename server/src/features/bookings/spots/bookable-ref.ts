import { freeInBundle } from '@move/domain/bundles/bundle-rules.ts';
import { freeSpots } from '@move/domain/sessions/capacity.ts';
import { effectivePair, type SubscribePair, subscriptionWindow } from '@move/domain/sessions/subscription-window.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { bundleOf, lockInventory, type LockedInventory, sessionOf, sessionsToCome } from './lock-inventory.ts';

/** A session or a bundle, by kind and id (docs/glossary.md: bookable). */
export type BookableRef = { kind: 'session' | 'bundle'; id: number };

export const isOfBookable = ({ kind, id }: BookableRef): RawBuilder<boolean> =>
  kind === 'session'
    ? sql<boolean>`waitlist_entries.session_id = ${id}`
    : sql<boolean>`waitlist_entries.bundle_id = ${id}`;

/** The ids in the form that `lockInventory` takes. */
export const inventoryIds = ({ kind, id }: BookableRef) =>
  kind === 'session' ? { sessionIds: [id], bundleIds: [] } : { sessionIds: [], bundleIds: [id] };

export type BookableOwner = { organizationId: number; activityId: number };

/**
 * Returns false for an organisation that was removed or rejected: it no longer invites or books from a waiting list. Staff get a 404 before
 * this; links of its mails don't.
 */
export async function isOrganizationOpen(db: Database, organizationId: number): Promise<boolean> {
  const { rows } = await sql`
    select from organizations where id = ${organizationId} and deleted_at is null and status <> 'rejected'`.execute(db);
  return rows.length > 0;
}

/** Locks a session with the bundles that have a waiting list for it, or a bundle with its sessions. Throws 404 when it was removed. */
export const lockBookable = (db: Database, owner: BookableOwner, bookable: BookableRef): Promise<LockedInventory> =>
  lockInventory(db, { ...owner, ...inventoryIds(bookable), frees: true });

/** Returns `lockBookable`, or null when the session or bundle was removed meanwhile. */
export async function lockBookableIfExists(
  db: Database,
  owner: BookableOwner,
  bookable: BookableRef,
): Promise<LockedInventory | null> {
  try {
    return await lockBookable(db, owner, bookable);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** The sessions in which a spot is taken: for a bundle, all its sessions still to come. */
export function sessionIdsToCome(inventory: LockedInventory, bookable: BookableRef, now: Date): number[] {
  if (bookable.kind === 'session') return [bookable.id];
  return sessionsToCome(inventory, bundleOf(inventory, bookable.id), now).map((session) => session.id);
}

type SessionSpots = { id: number; spots: number | null; taken: number };

/** Free spots at this moment, including changes of this transaction; null is unlimited. */
export async function readFreeSpots(
  db: Database,
  inventory: LockedInventory,
  { bookable, now }: { bookable: BookableRef; now: Date },
) {
  const ids = sessionIdsToCome(inventory, bookable, now);
  const { rows } =
    await sql<SessionSpots>`select id, spots, taken from sessions where id = any (${ids}::bigint[])`.execute(db);
  if (bookable.kind === 'session') return rows[0] ? freeSpots(rows[0].spots, rows[0].taken) : 0;
  if (rows.length === 0) return 0;
  const bundle = await db
    .selectFrom('bundles')
    .select(['spots', 'taken'])
    .where('id', '=', bookable.id)
    .executeTakeFirstOrThrow();
  return freeInBundle(bundle, rows);
}

/** Free spots as they were read under the lock; valid until this transaction changes them. */
export function freeSpotsAsLocked(
  inventory: LockedInventory,
  { bookable, now }: { bookable: BookableRef; now: Date },
): number | null {
  if (bookable.kind === 'session') {
    const { spots, taken } = sessionOf(inventory, bookable.id);
    return freeSpots(spots, taken);
  }
  const bundle = bundleOf(inventory, bookable.id);
  const sessions = sessionsToCome(inventory, bundle, now);
  return sessions.length === 0 ? 0 : freeInBundle(bundle, sessions);
}

type FirstSession = { starts_at: string; own: SubscribePair; of_activity: SubscribePair };

/**
 * Returns when sign-up closes or closed, in ISO 8601: for a bundle, with its first session that isn't canceled
 * (docs/rules/spots.md#bundles). Null when that session has started, or none takes place.
 */
export async function findSignUpEnd(db: Database, bookable: BookableRef, now: Date): Promise<string | null> {
  const isInBookable =
    bookable.kind === 'session'
      ? sql`sessions.id = ${bookable.id}`
      : sql`sessions.id in (select session_id from bundle_sessions where bundle_id = ${bookable.id})`;
  const pair = (table: string) =>
    sql`jsonb_build_object('subscribe_from', ${sql.ref(`${table}.subscribe_from`)}, 'subscribe_until', ${sql.ref(`${table}.subscribe_until`)})`;
  const { rows } = await sql<FirstSession>`
    select sessions.starts_at, ${pair('sessions')} as own, ${pair('activities')} as of_activity
    from sessions join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    where ${isInBookable} and sessions.deleted_at is null and sessions.canceled_at is null
    order by sessions.starts_at, sessions.id limit 1`.execute(db);
  const [first] = rows;
  if (!first || Date.parse(first.starts_at) <= now.getTime()) return null;
  return subscriptionWindow(first.starts_at, effectivePair(first.own, first.of_activity)).closes_at;
}
