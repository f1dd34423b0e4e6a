import type * as api from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertSessionLimits } from '../bookings/public.ts';
import { planCreation } from './planning/plan-creation.ts';
import { findPlanningContext } from './planning/planning-context.ts';
import { assertPlanOfOrganization } from './planning/assert-same-organization.ts';
import { holidaySkipper } from './previews/holidays-of-days.ts';
import { savePlan } from './planning/save-plan.ts';
import { subjectOf } from './session-record.ts';
import { findSession } from './sessions.queries.ts';

/** Plans a session or series: all sessions are stored at once (docs/rules/planning.md#repetition). */
export async function createSession(call: Call<typeof api.createSession>) {
  const { db, body, params, now } = call;
  const setting = await findPlanningContext(db, call);
  const plan = planCreation(await holidaySkipper(db)(body), setting);
  await assertPlanOfOrganization(db, plan, setting);
  const { seriesId } = await savePlan(db, plan, params);
  await assertSessionLimits(db, { ...params, now, field: 'start_date' });
  const sessionId = await firstMade(db, params.activityId, seriesId);
  const session = await findSession(db, { ...params, sessionId }, now);
  const series = seriesId === null ? null : { id: seriesId, count: plan.rows.length };
  return changed({ session, series }, { subject: subjectOf(session), after: { ...session, made: plan.rows.length } });
}

async function firstMade(db: Database, activityId: number, seriesId: number | null): Promise<number> {
  const made = seriesId === null ? sql`activity_id = ${activityId} and id = lastval()` : sql`series_id = ${seriesId}`;
  const { rows } = await sql<{ id: number }>`
    select id from sessions where ${made} order by series_index limit 1`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('a session that was just made is not there');
  return first.id;
}
