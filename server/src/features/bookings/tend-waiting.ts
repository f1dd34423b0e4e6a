import { sql } from 'kysely';
import type pg from 'pg';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { closeEntry } from './close-entry.ts';
import { closeWaiting, lockLists } from './close-waiting.ts';
import { lockPlaces, type Places } from './lock-places.ts';
import { passOn } from './remove-waiting.ts';
import { spotsFreed } from './spots-freed.ts';
import { findEntryPlace, lockEntry } from './waiting-entry.ts';
import type { WaitingPlace } from './waiting-place.ts';

/** Most that one run takes on; the rest follows a minute later. */
const MOST = 1_000;

/**
 * What time does to waiting lists: lists of what has begun are closed, invitations that nobody answered end, and spots that are
 * free are offered. One transaction a place, so that a run that breaks off is simply done again, and a place that fails stands in
 * nobody's way.
 */
export async function tendWaitingLists(pool: pg.Pool, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const inTurn = async <Item>(items: readonly Item[], tend: (db: Database, item: Item) => Promise<void>) => {
    for (const item of items) {
      await asSystem(pool, (db) => tend(db, item)).catch((error: unknown) => failures.push(error));
    }
  };
  await inTurn(await asSystem(pool, (db) => findOver(db, now)), (db, place) => closeOver(db, place, now));
  await inTurn(await findDue(pool, now), (db, entryId) => expireInvite(db, entryId, now));
  await inTurn(await findOfferable(pool), (db, place) => offerSpots(db, place, now));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} waiting lists could not be tended`);
}

type Over = { session_id: number | null; bundle_id: number | null; is_canceled: boolean };

/** Lists of what has begun or doesn't take place: all, or the one of a place. */
async function findOver(db: Database, now: Date, only?: Over): Promise<Over[]> {
  const isAsked = only
    ? sql`(entry.session_id = ${only.session_id} or entry.bundle_id = ${only.bundle_id})`
    : sql`true`;
  const { rows } = await sql<Over>`
    select distinct entry.session_id, entry.bundle_id, (
      sessions.canceled_at is not null or sessions.deleted_at is not null or bundles.deleted_at is not null
      or activities.deleted_at is not null or (bundles.id is not null and first.starts_at is null)) as is_canceled
    from waitlist_entries entry
    left join sessions on sessions.id = entry.session_id
    left join bundles on bundles.id = entry.bundle_id
    join activities on activities.id = coalesce(sessions.activity_id, bundles.activity_id)
    left join lateral (
      select min(inside.starts_at) as starts_at from bundle_sessions link join sessions inside on inside.id = link.session_id
      where link.bundle_id = bundles.id and inside.deleted_at is null and inside.canceled_at is null) as first on true
    where entry.status in ('waiting', 'invited') and ${isAsked} and (
      coalesce(sessions.starts_at, first.starts_at, '-infinity') <= ${now.toISOString()}
      or sessions.canceled_at is not null or sessions.deleted_at is not null or bundles.deleted_at is not null
      or activities.deleted_at is not null)
    limit ${MOST}`.execute(db);
  return rows;
}

/** Asked again under the locks: the session may have been moved or brought back since. */
async function closeOver(db: Database, found: Over, now: Date): Promise<void> {
  const { session_id, bundle_id } = found;
  const lists = {
    sessionIds: session_id === null ? [] : [session_id],
    bundleIds: bundle_id === null ? [] : [bundle_id],
  };
  await lockLists(db, lists);
  const [over] = await findOver(db, now, found);
  if (over) await closeWaiting(db, { ...lists, ...(over.is_canceled && { mail: 'canceled' as const }) });
}

async function findDue(pool: pg.Pool, now: Date): Promise<number[]> {
  const rows = await asSystem(pool, (db) =>
    db
      .selectFrom('waitlist_entries')
      .select('id')
      .where('status', '=', 'invited')
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .limit(MOST)
      .execute(),
  );
  return rows.map((row) => row.id);
}

/** Ends an invitation whose time is over, unless it was answered or sent again meanwhile; its spot goes on to the next. */
async function expireInvite(db: Database, entryId: number, now: Date): Promise<void> {
  const found = await findEntryPlace(db, entryId);
  if (!found) return;
  const places = await lockIfThere(db, found.owner, found.place);
  if (!places) return;
  const entry = await lockEntry(db, found.place, entryId);
  const isDue =
    entry.status === 'invited' && entry.expires_at !== null && Date.parse(entry.expires_at) <= now.getTime();
  if (!isDue) return;
  await closeEntry(db, entryId, { status: 'expired' });
  await passOn(db, places, { entry, place: found.place, now });
}

type Owner = { organizationId: number; activityId: number };

/** Null for what was taken away meanwhile: the next run closes its list. */
async function lockIfThere(db: Database, owner: Owner, place: WaitingPlace): Promise<Places | null> {
  const ids = place.kind === 'session' ? { sessionIds: [place.id] } : { bundleIds: [place.id] };
  try {
    return await lockPlaces(db, { ...owner, ...ids, frees: true });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** Places with a spot for somebody who waits, whatever freed it: the sessions' own lists before those of bundles (D4.6). */
async function findOfferable(pool: pg.Pool): Promise<WaitingPlace[]> {
  const { rows } = await asSystem(pool, (db) =>
    sql<WaitingPlace>`
      select distinct case when entry.bundle_id is null then 'session' else 'bundle' end as kind,
        coalesce(entry.session_id, entry.bundle_id) as id
      from waitlist_entries entry
      left join sessions on sessions.id = entry.session_id
      left join bundles on bundles.id = entry.bundle_id
      join activities on activities.id = coalesce(sessions.activity_id, bundles.activity_id)
      where entry.status = 'waiting' and activities.has_waitlist and activities.waitlist_auto_invite
        and (sessions.id is null or sessions.spots is null or sessions.taken < sessions.spots)
        and (bundles.id is null or bundles.spots is null or bundles.taken < bundles.spots)
        and not exists (
          select from bundle_sessions link join sessions inside on inside.id = link.session_id
          where link.bundle_id = bundles.id and inside.starts_at > now() and inside.deleted_at is null
            and inside.canceled_at is null and inside.taken >= inside.spots)
      order by kind desc, id limit ${MOST}`.execute(db),
  );
  return rows;
}

/** Offers the free spots of a place to those who wait for it. */
export async function offerSpots(db: Database, place: WaitingPlace, now: Date): Promise<void> {
  const activityId = await ownerOf(db, place);
  if (!activityId) return;
  const places = await lockIfThere(db, activityId, place);
  if (!places) return;
  const [sessionIds, bundleIds] = place.kind === 'session' ? [[place.id], []] : [[], [place.id]];
  await spotsFreed(db, places, { sessionIds, bundleIds, now });
}

async function ownerOf(db: Database, { kind, id }: WaitingPlace): Promise<Owner | null> {
  const table = kind === 'session' ? 'sessions' : 'bundles';
  const row = await db
    .selectFrom(table)
    .select(['organization_id', 'activity_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { organizationId: row.organization_id, activityId: row.activity_id } : null;
}
