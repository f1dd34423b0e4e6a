import type { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import type * as api from '@move/contract/sessions/session-grid.ts';
import { clockOf, sessionTimes } from '@move/domain/sessions/session-times.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertPlansOfOrganization } from './assert-same-organization.ts';
import { assertSessionLimits } from '../../bookings/public.ts';
import { holidaySkipper } from '../previews/holidays-of-days.ts';
import { planCreation } from './plan-creation.ts';
import { findPlanningContext, type PlanningContext } from './planning-context.ts';
import { type Owner, savePlan } from './save-plan.ts';
import type { SessionPlan } from './session-plan.ts';

type Planning = Parameters<typeof findPlanningContext>[1];

/** Plans a grid: each row is a single session, unless it repeats. */
export async function planSessions(call: Call<typeof api.planSessions>) {
  const { db, body, params } = call;
  const setting = await findPlanningContext(db, call);
  const session_ids = await planMany(db, body.sessions, setting);
  const subject = { type: 'activities' as const, id: params.activityId, name: setting.activity.name };
  return changed({ session_ids }, { subject, after: { made: session_ids.length, sessions: body.sessions } });
}

/** Plans sessions of an activity for another slice, and returns their ids in order of time. */
export async function planNewSessions(call: Planning & { db: Database }, drafts: readonly SessionDraft[]) {
  return drafts.length === 0 ? [] : planMany(call.db, drafts, await findPlanningContext(call.db, call));
}

/** Plans all drafts or none: throws all errors at once, each on its own row, e.g. `sessions.3.rate_id`. */
async function planMany(db: Database, drafts: readonly SessionDraft[], setting: PlanningContext): Promise<number[]> {
  const plans = await plansOf(db, drafts, setting);
  await assertPlansOfOrganization(db, plans, setting);
  const owner = { organizationId: setting.organizationId, activityId: setting.activity.id };
  const alone = plans.filter(({ series }) => series.kind === 'none');
  const ids = await insertAlone(db, alone, owner);
  for (const plan of plans.filter(({ series }) => series.kind === 'new')) {
    const { seriesId } = await savePlan(db, plan, owner);
    const made = await db.selectFrom('sessions').select('id').where('series_id', '=', seriesId).execute();
    ids.push(...made.map(({ id }) => id));
  }
  await assertSessionLimits(db, { ...owner, now: setting.now, field: 'sessions' });
  const { rows } = await sql<{ id: number }>`
    select id from sessions where id = any (${ids}::bigint[]) order by starts_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Plans each draft, and throws the errors of all drafts at once. The schema has limited the number of sessions that they make together. */
export async function plansOf(
  db: Database,
  drafts: readonly SessionDraft[],
  setting: PlanningContext,
): Promise<SessionPlan[]> {
  const withoutHolidays = holidaySkipper(db);
  const plans: SessionPlan[] = [];
  const sentences: Problem['sentences'][number][] = [];
  for (const [index, draft] of drafts.entries()) {
    try {
      plans.push(planCreation(await withoutHolidays(draft), setting));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      sentences.push(
        ...error.sentences.map((sentence) => ({ ...sentence, field: `sessions.${index}.${sentence.field}` })),
      );
    }
  }
  if (sentences.length > 0) throw new Problem(422, sentences);
  return plans;
}

/** Inserts single sessions in one statement, each with its own settings. */
async function insertAlone(db: Database, plans: readonly SessionPlan[], owner: Owner): Promise<number[]> {
  if (plans.length === 0) return [];
  const rows = plans.flatMap(({ rows: planned, values, timeZone }) =>
    planned.map((row) => {
      const { starts_at, ends_at } = sessionTimes(row.start_date, clockOf(row), timeZone);
      return { ...row, ...values, starts_at, ends_at, tz: timeZone };
    }),
  );
  const { rows: made } = await sql<{ id: number }>`
    insert into sessions (organization_id, activity_id, start_date, start_time, end_date, end_time, starts_at, ends_at, tz,
      spots, rate_id, rate_inherited, location_id, subscribe_from, subscribe_until)
    select ${owner.organizationId}, ${owner.activityId}, planned.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as planned(start_date date, start_time text, end_date date, end_time text, starts_at timestamptz, ends_at timestamptz,
        tz text, spots integer, rate_id bigint, rate_inherited boolean, location_id bigint, subscribe_from integer,
        subscribe_until integer)
    returning id`.execute(db);
  return made.map(({ id }) => id);
}
