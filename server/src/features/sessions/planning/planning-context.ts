import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';

/** The context for planning: where and when it happens. */
export type PlanningContext = {
  activity: { id: number; name: string; location_id: number | null };
  organizationId: number;
  /** Time zone of the plan: the organisation's, or that of the changed session (docs/rules/planning.md#clock-changes). */
  timeZone: string;
  /** Today in `timeZone`. */
  today: string;
  now: Date;
  locale: Locale;
};

type Input = { params: { organizationId: number; activityId: number }; now: Date; locale: Locale };

/** The context for new sessions of an activity. Throws 404 when the organisation has no such activity. */
export async function findPlanningContext(db: Database, { params, now, locale }: Input): Promise<PlanningContext> {
  const { rows } = await sql<PlanningContext['activity'] & { timezone: string }>`
    select activities.id, activities.name, activities.location_id, organizations.timezone
    from activities join organizations on organizations.id = activities.organization_id
    where activities.id = ${params.activityId} and activities.organization_id = ${params.organizationId}
      and activities.deleted_at is null`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { timezone, ...activity } = found;
  return withTimeZone({ activity, organizationId: params.organizationId, now, locale }, timezone);
}

export function withTimeZone(setting: Omit<PlanningContext, 'timeZone' | 'today'>, timeZone: string): PlanningContext {
  return { ...setting, timeZone, today: toLocalTime(setting.now.toISOString(), timeZone).date };
}
