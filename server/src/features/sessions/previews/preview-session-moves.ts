import type * as api from '@move/contract/sessions/session-moves.ts';
import { movedSpan, type SessionMove } from '@move/domain/sessions/moves/session-move.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import type { StoredSession } from '../planning/lock-sessions.ts';
import { planOne } from '../planning/plan-change.ts';
import { withTimeZone, type PlanningContext } from '../planning/planning-context.ts';
import { hasTrainers } from './find-clashes.ts';
import { findHolidays } from './holidays-of-days.ts';
import { locationIdOf, overlappingIn, presentDates, type Timed, timedRows } from './present-plan.ts';

type MovedSession = StoredSession & { activity: PlanningContext['activity'] };
type Moved = Timed & { session: MovedSession };

/** Previews the chosen sessions at their new times, with clashes, overlaps and holidays. */
export async function previewSessionMoves({ db, params, body, now, locale }: Call<typeof api.previewSessionMoves>) {
  const { organizationId } = params;
  const sessions = await findSessions(db, organizationId, body.session_ids);
  const moved = inOrder(sessions.flatMap((session) => moveOf(session, body)));
  const days = moved.map(({ row }) => row.start_date);
  const holidays = await findHolidays(db, days, locale);
  const ofActivities = Map.groupBy(moved, ({ session }) => session.activity.id);
  const overlapping = await overlappingAmong(db, organizationId, ofActivities);
  const moving = sessions.map(({ id }) => id);
  const dates = [];
  for (const items of ofActivities.values()) {
    const [{ session } = { session: undefined }] = items;
    if (session === undefined) continue;
    const setting = withTimeZone({ activity: session.activity, organizationId, now, locale }, session.tz);
    dates.push(...(await presentDates(db, items, { setting, holidays, overlapping, moving })));
  }
  return unaudited({ dates: inOrder(dates) });
}

/** Finds the chosen sessions. Throws 422 for an id that is no session of the organisation. */
async function findSessions(db: Database, organizationId: number, ids: readonly number[]): Promise<MovedSession[]> {
  const { rows } = await sql<MovedSession>`
    select sessions.id, series_id, series_index, start_date, start_time, end_date, end_time, taken, sessions.location_id, tz,
      jsonb_build_object('id', activities.id, 'name', activities.name, 'location_id', activities.location_id) as activity
    from sessions join activities on activities.id = sessions.activity_id
    where sessions.id = any (${[...ids]}::bigint[]) and sessions.organization_id = ${organizationId}
      and sessions.deleted_at is null and activities.deleted_at is null`.execute(db);
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing !== -1) throw invalid(`session_ids.${missing}`, 'exists');
  return rows;
}

function moveOf(session: MovedSession, move: SessionMove): Moved[] {
  const plan = planOne({ chosen: session, timeZone: session.tz }, movedSpan(session, move), {});
  return timedRows(plan).map((timed) => ({ ...timed, session }));
}

const inOrder = <Item extends { starts_at: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));

/** The moved sessions that overlap an earlier one at the same location, or of the same activity if it has a trainer. */
async function overlappingAmong(
  db: Database,
  organizationId: number,
  ofActivities: ReadonlyMap<number, readonly Moved[]>,
): Promise<ReadonlySet<Timed>> {
  const moved = inOrder([...ofActivities.values()].flat());
  const groups = Map.groupBy(moved, ({ plan, session }) => locationIdOf(plan, session));
  groups.delete(null);
  const found = [...groups.values()].flatMap((items) => [...overlappingIn(items)]);
  for (const [activityId, items] of ofActivities) {
    if (await hasTrainers(db, { organizationId, activityId })) found.push(...overlappingIn(items));
  }
  return new Set(found);
}
