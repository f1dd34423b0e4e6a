import type * as api from '@move/contract/bundles/bundles.ts';
import type { Bundle, BundleRow } from '@move/contract/bundles/bundles.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { gate } from '@move/domain/access/gate.ts';
import { freeInBundle } from '@move/domain/bundles/bundle-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findSession, findSessions } from '../sessions/public.ts';

export type ActivityPath = { organizationId: number; activityId: number };
export type BundlePath = ActivityPath & { bundleId: number };

/** `room`: the number of free spots in the fullest session to come. */
type Stored<Shown> = Omit<Shown, 'free'> & { room: number | null };

const rateOf = (id: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', rates.id, 'name', rates.name, 'price_in_cents', rates.price_in_cents)
  from rates where rates.id = ${id})`;
const rateId = sql`case when bundles.rate_inherited then activities.rate_id else bundles.rate_id end`;

const listed = sql`bundle_sessions inside join sessions on sessions.id = inside.session_id
  where inside.bundle_id = bundles.id and sessions.deleted_at is null`;
const inside = sql`${listed} and sessions.canceled_at is null`;
const ahead = sql`sessions.starts_at > now()`;

const shownSession = (which: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', sessions.id, 'start_date', sessions.start_date, 'start_time', sessions.start_time,
    'tz', sessions.tz)
  from ${inside} ${which} limit 1)`;

const columns = sql`bundles.id, jsonb_build_object('id', activities.id, 'name', activities.name) as activity, bundles.name,
  bundles.start_date, bundles.spots, bundles.taken, bundles.waitlist_count,
  exists (select from bundle_participants where bundle_id = bundles.id and status <> 'canceled') as has_participants,
  (select count(*) from ${inside}) as sessions_count,
  (select count(*) from ${inside} and ${ahead}) as sessions_ahead,
  (select min(sessions.spots - sessions.taken) from ${inside} and ${ahead}) as room,
  ${shownSession(sql`order by sessions.starts_at, sessions.id`)} as first_session,
  ${shownSession(sql`order by sessions.starts_at desc, sessions.id desc`)} as last_session,
  ${shownSession(sql`and ${ahead} order by sessions.starts_at, sessions.id`)} as next_session,
  ${rateOf(rateId)} as rate, bundles.rate_inherited, bundles.updated_at`;

const from = sql`bundles join activities on activities.id = bundles.activity_id and activities.deleted_at is null`;

function shown<Shown>({ room, ...row }: Stored<Shown> & Pick<BundleRow, 'spots' | 'taken'>) {
  return { ...row, free: freeInBundle(row, [{ spots: room, taken: 0 }]) };
}

/** The bundles of an activity; 404 when the organisation has no such activity. */
export async function findBundles(db: Database, query: QueryOf<typeof api.listBundles>, path: ActivityPath) {
  await assertActivityExists(db, path);
  const where = [
    sql`bundles.organization_id = ${path.organizationId} and bundles.activity_id = ${path.activityId}`,
    sql`bundles.deleted_at is null`,
  ];
  if (query.search) where.push(matches(sql`fold(bundles.name)`, query.search));
  // a bundle without sessions isn't over: it is still being made
  const isOver = sql`exists (select from ${inside}) and not exists (select from ${inside} and ${ahead})`;
  if (query.past !== undefined) where.push(query.past ? isOver : sql`not (${isOver})`);
  const sort = {
    start_date: sql`bundles.start_date`,
    name: sql`fold(bundles.name)`,
    taken: sql`bundles.taken`,
    updated_at: sql`bundles.updated_at`,
  };
  const parts = { select: columns, from, where, sort, id: sql`bundles.id` };
  const { rows, meta } = await findPage<Stored<BundleRow>, keyof typeof sort>(db, parts, query);
  return { bundles: rows.map((row): BundleRow => shown(row)), meta };
}

export async function assertActivityExists(db: Database, { organizationId, activityId }: ActivityPath): Promise<void> {
  const { rows } = await sql`
    select from activities
    where id = ${activityId} and organization_id = ${organizationId} and deleted_at is null`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** One bundle as its form shows it, for users who may change it; 404 when the path names none. */
export async function findBundle(db: Database, { organizationId, activityId, bundleId }: BundlePath): Promise<Bundle> {
  const { rows } = await sql<Stored<Omit<Bundle, 'may'>>>`
    select ${columns}, (select count(*) from ${listed}) as listed_sessions,
      (select count(*) from bundle_participants where bundle_id = bundles.id and status <> 'canceled')
        as listed_participants, bundles.description, ${rateId} as rate_id,
      jsonb_build_object('rate', ${rateOf(sql`activities.rate_id`)},
        'price_open', activities.rate_id is null and activities.price_open) as inherited, bundles.created_at
    from ${from}
    where bundles.id = ${bundleId} and bundles.activity_id = ${activityId}
      and bundles.organization_id = ${organizationId} and bundles.deleted_at is null`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return { ...shown(found), may: { update: true } };
}

/** Locks the bundle until the end of the call; bundles are locked before sessions (docs/rules/spots.md#order-of-locks). */
export async function lockBundle(db: Database, path: BundlePath): Promise<Bundle> {
  await sql`select from bundles where id = ${path.bundleId} for update`.execute(db);
  return findBundle(db, path);
}

/** Throws 404 unless the session of the path is in the bundle of the path. */
export async function assertInBundle(db: Database, path: BundlePath & { sessionId: number }): Promise<void> {
  await findBundle(db, path);
  const link = await db
    .selectFrom('bundle_sessions')
    .select('session_id')
    .where('bundle_id', '=', path.bundleId)
    .where('session_id', '=', path.sessionId)
    .executeTakeFirst();
  if (!link) throw notFound();
}

export function listBundles({ db, query, params }: Call<typeof api.listBundles>) {
  return findBundles(db, query, params);
}

export async function getBundle({ db, params, caller }: Call<typeof api.getBundle>) {
  const may = { update: gate(caller).can('edit-activity') };
  return { bundle: { ...(await findBundle(db, params)), may } };
}

export async function listBundleSessions({ db, query, params, now }: Call<typeof api.listBundleSessions>) {
  await findBundle(db, params);
  return findSessions(db, { ...query, bundleId: params.bundleId }, { ...params, now });
}

export async function getBundleSession({ db, params, now }: Call<typeof api.getBundleSession>) {
  await assertInBundle(db, params);
  return { session: await findSession(db, params, now) };
}
