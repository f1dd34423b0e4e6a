import type * as api from '@move/contract/sessions/sessions.ts';
import type { Session } from '@move/contract/sessions/sessions.ts';
import { stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { assertNotCanceled, type LockedSessions, lockSessions } from './planning/lock-sessions.ts';
import { planChange } from './planning/plan-change.ts';
import { findPlanningContext, withTimeZone, type PlanningContext } from './planning/planning-context.ts';
import { assertNotBeforeBundle } from './planning/assert-not-before-bundle.ts';
import { assertPlanOfOrganization } from './planning/assert-same-organization.ts';
import type { SessionPlan } from './planning/session-plan.ts';
import { findSession } from './sessions.queries.ts';

export const subjectOf = ({ id, activity, start_date, start_time }: Session): Subject => ({
  type: 'sessions',
  id,
  name: `${activity.name}, ${start_date} ${start_time}`,
});

export type Changing = Pick<
  Call<typeof api.updateSession>,
  'db' | 'body' | 'params' | 'now' | 'query' | 'locale' | 'caller' | 'config'
>;

type Planned = { plan: SessionPlan; setting: PlanningContext; stored: LockedSessions; before: Session };

export async function planOf(call: Omit<Changing, 'query' | 'caller' | 'config'>): Promise<Planned> {
  const { db, body, params, now } = call;
  const stored = await lockSessions(db, params, now);
  assertNotCanceled(stored);
  if (body.updated_at !== undefined && body.updated_at !== stored.chosen.updated_at) throw stale();
  const setting = withTimeZone(await findPlanningContext(db, call), stored.timeZone);
  const before = await findSession(db, params, now);
  const plan = planChange(body, stored);
  await assertPlanOfOrganization(db, plan, setting);
  await assertNotBeforeBundle(db, plan, setting);
  return { plan, setting, stored, before };
}
