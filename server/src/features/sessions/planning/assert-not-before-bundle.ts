import { longDate } from '@move/domain/kit/dates/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { PlanningContext } from './planning-context.ts';
import type { SessionPlan } from './session-plan.ts';

/** Throws 422 when a session would move to a day before its bundle starts (docs/rules/spots.md#bundles). */
export async function assertNotBeforeBundle(
  db: Database,
  { rows, touched }: SessionPlan,
  { locale, today }: Pick<PlanningContext, 'locale' | 'today'>,
): Promise<void> {
  if (touched.moved === 0) return;
  const moved = rows.filter((row) => row.change === 'moved');
  const { rows: early } = await sql<{ date: string; start: string }>`
    select planned.start_date as date, bundles.start_date as start
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as planned(id bigint, start_date date)
    join bundle_sessions on session_id = planned.id
    join bundles on bundles.id = bundle_id and bundles.deleted_at is null and bundles.start_date > planned.start_date
    order by planned.start_date limit 1`.execute(db);
  const [first] = early;
  if (first === undefined) return;
  const [date, start] = [longDate(first.date, locale, today), longDate(first.start, locale, today)];
  throw invalid('start_date', 'bundle.session_before', { date, start });
}
