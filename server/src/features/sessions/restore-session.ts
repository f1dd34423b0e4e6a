import type * as api from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { addToBundleSessions, assertSessionLimits } from '../bookings/public.ts';
import { subjectOf } from './session-record.ts';
import { findSession, type SessionPath } from './sessions.queries.ts';

type Removed = {
  id: number;
  series_id: number | null;
  series_index: number | null;
  start_date: string;
  is_canceled: boolean;
};

/**
 * Undoes the removal of a session, or of all sessions that were removed together (docs/rules/access.md#restoring). Sessions that had
 * participants stay canceled, since the participants were mailed and refunded. Throws 409 when the session itself is one of these; else the
 * reply has their number.
 */
export async function restoreSession({ db, params, now, locale }: Call<typeof api.restoreSession>) {
  const bundleIds = await lockBundlesOf(db, params);
  await lockSeriesOf(db, params);
  const removed = await lockRemoved(db, params);
  if (removed.length === 0) throw notFound();
  if (removed.some((row) => row.id === params.sessionId && row.is_canceled)) {
    throw refusedByState('state', 'session.canceled_by_organizer');
  }
  const back = removed.filter((row) => !row.is_canceled);
  const ids = back.map((row) => row.id);
  await restore(db, ids);
  await assertSessionLimits(db, { ...params, now, field: 'session' });
  await extendSeries(db, back);
  // people who joined a bundle meanwhile get a spot in its restored sessions
  for (const bundleId of bundleIds) {
    const sessionIds = await idsInBundle(db, bundleId, ids);
    if (sessionIds.length > 0) await addToBundleSessions(db, { bundleId, sessionIds, now, locale });
  }
  const session = await findSession(db, params, now);
  const counts = { restored: ids.length, stayed_away: removed.length - ids.length };
  return changed({ session, ...counts }, { subject: subjectOf(session), after: { ...session, ...counts } });
}

const mates = ({ sessionId }: SessionPath) => sql`
  select id from sessions where id = ${sessionId} or (series_id, deleted_at) = (
    select series_id, deleted_at from sessions where id = ${sessionId})`;

/** Locks the bundles before the sessions (docs/rules/spots.md#order-of-locks). */
async function lockBundlesOf(db: Database, path: SessionPath): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bundles where activity_id = ${path.activityId} and deleted_at is null and id in (
      select bundle_id from bundle_sessions where session_id in (${mates(path)}))
    order by id for update`.execute(db);
  return rows.map((row) => row.id);
}

/** Locks the series, so that other changes wait: restoring changes the numbers of its sessions and its repetition. */
async function lockSeriesOf(db: Database, { sessionId }: SessionPath): Promise<void> {
  await sql`
    select from session_series where id = (select series_id from sessions where id = ${sessionId}) for no key update`.execute(
    db,
  );
}

async function idsInBundle(db: Database, bundleId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select session_id as id from bundle_sessions
    where bundle_id = ${bundleId} and session_id = any (${[...ids]}::bigint[])`.execute(db);
  return rows.map((row) => row.id);
}

async function lockRemoved(db: Database, path: SessionPath): Promise<Removed[]> {
  const { rows } = await sql<Removed>`
    with chosen as (
      select sessions.id from sessions join activities on activities.id = sessions.activity_id
      where sessions.id = ${path.sessionId} and sessions.activity_id = ${path.activityId}
        and sessions.organization_id = ${path.organizationId} and activities.deleted_at is null
        and coalesce(sessions.deleted_at, sessions.canceled_at) > now() - interval '30 days')
    select id, series_id, series_index, start_date, canceled_at is not null as is_canceled
    from sessions where exists (select from chosen) and id in (${mates(path)})
      and (deleted_at is not null or canceled_at is not null)
    order by id for update of sessions`.execute(db);
  return rows;
}

/** Restores sessions. A session whose number in the series was reused meanwhile gets a new number at the end, whatever its day. */
async function restore(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update sessions set deleted_at = null, series_index = case when taken_number.is_taken
      then (select max(series_index) from sessions other where other.series_id = sessions.series_id) + taken_number.place
      else sessions.series_index end
    from (select id, row_number() over (order by id) as place, exists (
            select from sessions other where other.series_id = gone.series_id and other.series_index = gone.series_index
              and other.deleted_at is null) as is_taken
          from sessions gone where id = any (${[...ids]}::bigint[])) as taken_number
    where sessions.id = taken_number.id`.execute(db);
}

/** Extends the repetition of a series to cover the restored sessions, and no longer skips their days. */
async function extendSeries(db: Database, removed: readonly Removed[]) {
  const seriesId = removed[0]?.series_id ?? null;
  if (seriesId === null) return;
  const days = removed.map((row) => row.start_date);
  const last = days.toSorted().at(-1) ?? null;
  await sql`
    update session_series set
      count = case when skip && ${days}::date[] then count + cardinality(${days}::date[]) else count end,
      until = greatest(until, case when until is null then null else ${last}::date end),
      skip = array(select day from unnest(skip) as day where day <> all (${days}::date[]) order by day)
    where id = ${seriesId}`.execute(db);
}
