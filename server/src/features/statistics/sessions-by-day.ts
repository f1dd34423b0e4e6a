import type { SessionTotals } from '@move/contract/sessions/sessions.ts';
import { addDays } from '@move/domain/kit/dates/dates.ts';
import type { Period } from '@move/domain/statistics/period.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { all } from '../../platform/database/page.ts';
import { isInSight, sessionAmounts, sessionSums } from '../sessions/public.ts';

export type DayOfSessions = SessionTotals & { day: string };
export type ActivityOfSessions = SessionTotals & { activity_id: number };

type Input = { organizationId: number | null; period: Period; from: string; now: Date };

/** The sums of a day, or of an activity over the period. */
export type SumOfSessions = SessionTotals & { day: string | null; activity_id: number | null };

export const SESSIONS_TOP = 5;

/**
 * The sums of sessions by their local day, from `from` until the end of the period, and of the activities with most participants in the
 * period. The conditions on instants let PostgreSQL use the index, as in the list of sessions.
 */
export async function findSessionsByDay(db: Database, { organizationId, period, from, now }: Input) {
  const where = [
    isInSight,
    sql`sessions.canceled_at is null`,
    sql`sessions.start_date >= ${from}::date and sessions.starts_at >= ${`${addDays(from, -1)}T00:00:00Z`}::timestamptz`,
    sql`sessions.start_date <= ${period.until}::date and sessions.starts_at < ${`${addDays(period.until, 2)}T00:00:00Z`}::timestamptz`,
    ...(organizationId === null ? [] : [sql`sessions.organization_id = ${organizationId}`]),
  ];
  const { rows } = await sql<SumOfSessions>`
    with found as materialized (select ${sessionAmounts(now)} from sessions where ${all(where)})
    select start_date::text as day, null::bigint as activity_id, ${sessionSums} from found group by start_date
    union all (
      select null, activity_id, ${sessionSums} from found where start_date >= ${period.from}::date
      group by activity_id having sum(participants) > 0
      order by sum(participants) desc, activity_id limit ${SESSIONS_TOP})`.execute(db);
  return splitSessions(rows);
}

export function splitSessions(rows: readonly SumOfSessions[]) {
  return {
    days: rows.filter((row): row is DayOfSessions & typeof row => row.day !== null),
    top: rows.filter((row): row is ActivityOfSessions & typeof row => row.activity_id !== null),
  };
}
