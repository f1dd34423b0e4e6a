import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';

/** What the activity requires of its participants. */
export type ActivityRules = {
  activity_id: number;
  organization_id: number;
  activity: string;
  should_validate_age: boolean;
  age_from: number | null;
  age_to: number | null;
  no_signup_required: boolean;
  has_waitlist: boolean;
  waitlist_auto_invite: boolean;
  payment_url: string | null;
};

export type LockedSession = {
  id: number;
  starts_at: string;
  ends_at: string;
  start_date: string;
  start_time: string;
  end_time: string;
  tz: string;
  spots: number | null;
  taken: number;
  waitlist_count: number;
  canceled_at: string | null;
};

export type LockedBundle = {
  id: number;
  name: string;
  spots: number | null;
  taken: number;
  waitlist_count: number;
  session_ids: number[];
};

/** Sessions and bundles of one activity, locked until the transaction ends. */
export type LockedInventory = {
  offer: ActivityRules;
  bundles: readonly LockedBundle[];
  sessions: readonly LockedSession[];
};

export type InventoryInput = {
  organizationId: number;
  activityId: number;
  sessionIds?: readonly number[];
  bundleIds?: readonly number[];
  /** Ids from a body: locked too when they belong to the activity; the caller refuses missing ones on its own field. */
  alsoIds?: readonly number[];
  /** A spot may become free: also locks the bundles with a waiting list for these sessions, and all their sessions. */
  frees?: boolean;
};

/**
 * Locks everything that a booking or cancellation affects: bundles by id, then sessions by id; entries of waiting lists and orders follow
 * later (docs/rules/spots.md#order-of-locks). Two calls for the same spots wait for each other here, and the second reads the numbers that
 * the first left. A bundle is locked with its sessions. Throws 404 when a session or bundle isn't of the activity or was removed.
 */
export async function lockInventory(db: Database, input: InventoryInput): Promise<LockedInventory> {
  const bundles = await lockBundles(db, input);
  const sessions = await lockSessions(db, input, bundles);
  // read under the locks: switching the waiting list off or removing the activity takes the same ones
  const offer = await findActivityRules(db, input);
  if (isMissing(input.sessionIds, sessions) || isMissing(input.bundleIds, bundles)) throw notFound();
  return { offer, bundles, sessions };
}

function isMissing(wanted: readonly number[] = [], found: readonly { id: number }[]): boolean {
  const ids = new Set(found.map(({ id }) => id));
  return wanted.some((id) => !ids.has(id));
}

async function findActivityRules(db: Database, { organizationId, activityId }: InventoryInput): Promise<ActivityRules> {
  const { rows } = await sql<ActivityRules>`
    select id as activity_id, organization_id, name as activity, should_validate_age, age_from, age_to, no_signup_required,
      has_waitlist, waitlist_auto_invite, payment_url
    from activities where id = ${activityId} and organization_id = ${organizationId} and deleted_at is null`.execute(
    db,
  );
  const [offer] = rows;
  if (!offer) throw notFound();
  return offer;
}

async function lockBundles(db: Database, input: InventoryInput): Promise<LockedBundle[]> {
  const { activityId, sessionIds = [], bundleIds = [], frees = false } = input;
  if (bundleIds.length === 0 && !frees) return [];
  const { rows } = await sql<Omit<LockedBundle, 'session_ids'>>`
    select id, name, spots, taken, waitlist_count from bundles
    where activity_id = ${activityId} and deleted_at is null and (id = any (${[...bundleIds]}::bigint[])
      or (${frees} and waitlist_count > 0 and id in (
        select bundle_id from bundle_sessions where session_id = any (${[...sessionIds]}::bigint[]))))
    order by id for update`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  // read under the lock: adding a session to a bundle takes the same lock
  const { rows: links } = await sql<{ bundle_id: number; session_id: number }>`
    select bundle_id, session_id from bundle_sessions where bundle_id = any (${ids}::bigint[])`.execute(db);
  const linksOf = Map.groupBy(links, (link) => link.bundle_id);
  return rows.map((row) => ({ ...row, session_ids: (linksOf.get(row.id) ?? []).map((link) => link.session_id) }));
}

async function lockSessions(db: Database, input: InventoryInput, bundles: readonly LockedBundle[]) {
  const ids = [
    ...(input.sessionIds ?? []),
    ...(input.alsoIds ?? []),
    ...bundles.flatMap((bundle) => bundle.session_ids),
  ];
  const { rows } = await sql<LockedSession>`
    select id, starts_at, ends_at, start_date, start_time, end_time, tz, spots, taken, waitlist_count, canceled_at
    from sessions where id = any (${ids}::bigint[]) and activity_id = ${input.activityId} and deleted_at is null
    order by id for update`.execute(db);
  return rows;
}

/** The sessions of a bundle still to come, first one first. */
export function sessionsToCome(inventory: LockedInventory, bundle: LockedBundle, now: Date): LockedSession[] {
  const ids = new Set(bundle.session_ids);
  return inventory.sessions
    .filter((session) => ids.has(session.id))
    .filter((session) => session.canceled_at === null && Date.parse(session.starts_at) > now.getTime())
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
}

export function sessionOf({ sessions }: LockedInventory, id: number): LockedSession {
  const session = sessions.find((row) => row.id === id);
  if (!session) throw notFound();
  return session;
}

export function bundleOf({ bundles }: LockedInventory, id: number): LockedBundle {
  const bundle = bundles.find((row) => row.id === id);
  if (!bundle) throw notFound();
  return bundle;
}
