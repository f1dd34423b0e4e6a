import type * as api from '@move/contract/sessions/sessions.ts';
import type { Session } from '@move/contract/sessions/sessions.ts';
import { longDate } from '@move/domain/kit/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject, unaudited } from '../../platform/http/written.ts';
import { factsOf, shortenInvites, tellChanges } from '../bookings/public.ts';
import { type LockedSessions, lockSessions } from './lock-sessions.ts';
import { planChange } from './plan-change.ts';
import { planCreation } from './plan-creation.ts';
import { findSetting, inZone, type Setting } from './planning-setting.ts';
import { presentPlan } from './present-plan.ts';
import { refuseBeforeBundle } from './refuse-before-bundle.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { savePlan } from './save-plan.ts';
import type { EmptiedSession, SessionPlan } from './session-plan.ts';
import { findSession } from './sessions.queries.ts';
import { takeAway } from './take-away.ts';

export const subjectOf = ({ id, activity, start_date, start_time }: Session): Subject => ({
  type: 'sessions',
  id,
  name: `${activity.name}, ${start_date} ${start_time}`,
});

/** `woensdag 25 november 2026 19:00, …`, for a refusal that names the sessions in the way. */
export function namesOf(
  sessions: readonly EmptiedSession[],
  { locale, today }: Pick<Setting, 'locale' | 'today'>,
): string {
  return sessions
    .map(({ start_date, start_time }) => `${longDate(start_date, locale, today)} ${start_time}`)
    .join(', ');
}

/** Plans a session or series: everything is stored as rows at once (D4.1). */
export async function createSession(call: Call<typeof api.createSession>) {
  const { db, body, params, now } = call;
  const setting = await findSetting(db, call);
  const plan = planCreation(body, setting);
  await refuseForeign(db, plan.values, params.organizationId);
  const { seriesId } = await savePlan(db, plan, params);
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

// A preview writes nothing, so there is nothing to audit.
export async function previewSessions(call: Call<typeof api.previewSessions>) {
  const setting = await findSetting(call.db, call);
  const plan = planCreation(call.body, setting);
  await refuseForeign(call.db, plan.values, call.params.organizationId);
  return unaudited({ preview: await presentPlan(call.db, plan, setting) });
}

type Changing = Pick<Call<typeof api.updateSession>, 'db' | 'body' | 'params' | 'now' | 'query' | 'locale' | 'caller'>;

/** Changes a session, or it and all that follow (D4.3). */
export async function updateSession(call: Changing) {
  const { db, params, now, query, body } = call;
  const { plan, setting, before } = await planOf(call);
  if (plan.surplus.length > 0 && query.force !== true) {
    throw refusedByState('repetition', 'repetition.surplus', { sessions: namesOf(plan.surplus, setting) });
  }
  const kept = plan.rows.flatMap((row) => row.id ?? []);
  const facts = await factsOf(db, kept);
  await takeAway(call, { activityId: params.activityId, removes: plan.removes });
  await savePlan(db, plan, params);
  await shortenInvites(db, kept, now);
  const { activityId } = params;
  await tellChanges(db, {
    activityId,
    before: facts,
    after: await factsOf(db, kept),
    now,
    notify: body.notify !== false,
  });
  const session = await findSession(db, params, now);
  const { touched } = plan;
  return changed({ session, touched }, { subject: subjectOf(session), before, after: { ...session, touched } });
}

export async function previewSession(call: Call<typeof api.previewSession>) {
  const { plan, setting } = await planOf(call);
  return unaudited({ preview: await presentPlan(call.db, plan, setting) });
}

type Planned = { plan: SessionPlan; setting: Setting; stored: LockedSessions; before: Session };

async function planOf(call: Omit<Changing, 'query' | 'caller'>): Promise<Planned> {
  const { db, body, params, now } = call;
  const stored = await lockSessions(db, params, now);
  if (body.updated_at !== undefined && body.updated_at !== stored.chosen.updated_at) throw stale();
  const setting = inZone(await findSetting(db, call), stored.timeZone);
  const before = await findSession(db, params, now);
  const plan = planChange(body, stored);
  await refuseForeign(db, plan.values, params.organizationId);
  await refuseBeforeBundle(db, plan, setting);
  return { plan, setting, stored, before };
}
