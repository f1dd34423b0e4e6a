import type { removeSession, restoreSession } from '@move/contract/sessions/sessions.ts';
import { planDeletion } from '@move/domain/sessions/deletion.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { namesOf, subjectOf } from './change-session.ts';
import { type LockedSessions, lockSessions } from './lock-sessions.ts';
import { findSetting, inZone } from './planning-setting.ts';
import { shortenSeries } from './save-plan.ts';
import { findSession, type SessionPath } from './sessions.queries.ts';
import { takeAway } from './take-away.ts';

type Dropping = Pick<Call<typeof removeSession>, 'db' | 'params' | 'query' | 'now' | 'locale' | 'caller'>;

/** Removes a session, or it and all that follow. What has begun stays (D4.9). */
export async function dropSession(call: Dropping) {
  const { db, params, query, now } = call;
  const stored = await lockSessions(db, params, now);
  const before = await findSession(db, params, now);
  if (stored.chosen.series_id !== null && query.scope === undefined && !stored.chosen.is_past) {
    throw invalid('scope', 'session.scope.missing');
  }
  const scope = query.scope ?? 'this';
  const rows = stored.rows.map((row) => ({
    ...row,
    series_index: row.series_index ?? 1,
    participants_count: row.taken,
  }));
  const plan = planDeletion({ rows, id: params.sessionId, scope, now: now.toISOString() });
  if (plan.refusal) throw invalid('session', plan.refusal.key);
  if (plan.conflicts.length > 0 && query.force !== true) {
    const setting = inZone(await findSetting(db, call), stored.timeZone);
    const inTheWay = stored.rows.filter((row) => plan.conflicts.includes(row.id));
    throw refusedByState('session', 'session.participants', { sessions: namesOf(inTheWay, setting) });
  }
  await takeAway(call, { activityId: params.activityId, removes: plan.deletes });
  await keepOutOfSeries(db, stored, scope);
  return changed(undefined, { subject: subjectOf(before), before: { ...before, removed: plan.deletes.length } });
}

/** A later change of the rule must not bring back what was removed: a day is skipped, a tail ends the series earlier. */
async function keepOutOfSeries(
  db: Database,
  { chosen, rows, repetition }: LockedSessions,
  scope: 'this' | 'following',
) {
  if (chosen.series_id === null) return;
  const last = rows.filter((row) => (row.series_index ?? 0) < (chosen.series_index ?? 0)).at(-1);
  if (scope === 'following' && last) await shortenSeries(db, { id: chosen.series_id, until: last.start_date });
  if (scope === 'following' || chosen.is_exception) return;
  const skip = [...new Set([...repetition.skip, chosen.start_date])].toSorted();
  const count = repetition.count === null ? null : Math.max(1, repetition.count - 1);
  await db.updateTable('session_series').set({ skip, count }).where('id', '=', chosen.series_id).execute();
}

type Removed = { id: number; series_id: number | null; series_index: number | null; start_date: string };

/** Brings back what one removal took away in the last 30 days; sessions in which people took part stay away (D1.26). */
export async function bringBackSession({ db, params, now }: Call<typeof restoreSession>) {
  const removed = await lockRemoved(db, params);
  const [first] = removed;
  if (!first) throw notFound();
  const ids = removed.map((row) => row.id);
  // numbers given away meanwhile stay given: who comes back goes to the end of the numbering, not of the calendar
  await sql`
    update sessions set deleted_at = null, series_index = case when taken_number.is_taken
      then (select max(series_index) from sessions other where other.series_id = sessions.series_id) + taken_number.place
      else sessions.series_index end
    from (select id, row_number() over (order by id) as place, exists (
            select from sessions other where other.series_id = gone.series_id and other.series_index = gone.series_index
              and other.deleted_at is null) as is_taken
          from sessions gone where id = any (${ids}::bigint[])) as taken_number
    where sessions.id = taken_number.id`.execute(db);
  await openSeries(db, removed);
  const session = await findSession(db, params, now);
  return changed({ session, restored: ids.length }, { subject: subjectOf(session), after: session });
}

async function lockRemoved(db: Database, { sessionId, activityId, organizationId }: SessionPath): Promise<Removed[]> {
  const { rows } = await sql<Removed>`
    with chosen as (
      select sessions.* from sessions join activities on activities.id = sessions.activity_id
      where sessions.id = ${sessionId} and sessions.activity_id = ${activityId}
        and sessions.organization_id = ${organizationId} and activities.deleted_at is null
        and sessions.canceled_at is null and sessions.deleted_at > now() - interval '30 days')
    select sessions.id, sessions.series_id, sessions.series_index, sessions.start_date
    from sessions join chosen on sessions.id = chosen.id
      or (sessions.series_id = chosen.series_id and sessions.deleted_at = chosen.deleted_at)
    where sessions.canceled_at is null order by sessions.id for update of sessions`.execute(db);
  return rows;
}

/** The rule reaches again as far as its sessions, and skips none of them. */
async function openSeries(db: Database, removed: readonly Removed[]) {
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
