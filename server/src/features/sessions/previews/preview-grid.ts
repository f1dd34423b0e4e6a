import type * as api from '@move/contract/sessions/session-grid.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { hasTrainers } from './find-clashes.ts';
import { findHolidays } from './holidays-of-days.ts';
import { plansOf } from '../planning/plan-sessions.ts';
import { findPlanningContext, type PlanningContext } from '../planning/planning-context.ts';
import { overlappingIn, locationIdOf, presentDates, type Timed, timedRows } from './present-plan.ts';
import { assertPlansOfOrganization } from '../planning/assert-same-organization.ts';

/** Previews the rows of a grid. Writes nothing, so there is nothing to audit. */
export async function previewGrid(call: Call<typeof api.previewGrid>) {
  const { db, body } = call;
  const setting = await findPlanningContext(db, call);
  const { organizationId, locale } = setting;
  const plans = await plansOf(db, body.sessions, setting);
  await assertPlansOfOrganization(db, plans, setting);
  const timed = plans.flatMap(timedRows);
  const days = timed.map(({ row }) => row.start_date);
  const holidays = await findHolidays(db, days, locale);
  const isShared = await hasTrainers(db, { organizationId, activityId: setting.activity.id });
  const overlapping = isShared ? overlappingIn(inOrder(timed)) : overlappingByLocation(timed, setting);
  const dates = await presentDates(db, timed, { setting, holidays, overlapping });
  return unaudited({ rows: plans.map((plan) => dates.filter((_, index) => timed[index]?.plan === plan)) });
}

const inOrder = (timed: readonly Timed[]) => timed.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));

/** The rows that overlap at the same location. Without a trainer, an activity may have sessions at different locations at the same time. */
function overlappingByLocation(timed: readonly Timed[], setting: PlanningContext): ReadonlySet<Timed> {
  const places = Map.groupBy(inOrder(timed), ({ plan }) => locationIdOf(plan, setting));
  return new Set([...places.values()].flatMap((items) => [...overlappingIn(items)]));
}
