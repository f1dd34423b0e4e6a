import type { SessionTotals } from '@move/contract/sessions/sessions.ts';
import { statisticsPeriodViolations } from '@move/domain/statistics/period.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { all } from '../../../platform/database/page.ts';

type Days = { dateFrom?: string | undefined; dateUntil?: string | undefined };

/** Whether a list of sessions has sums: only with a first and a last day, over at most as many days as a dashboard may cover. */
export function hasTotals({ dateFrom, dateUntil }: Days): boolean {
  return (
    dateFrom !== undefined &&
    dateUntil !== undefined &&
    statisticsPeriodViolations({ dateFrom, dateUntil }).length === 0
  );
}

/** SQL: the columns of `sessions` for its sums. */
export const sessionAmounts = (
  now: Date,
) => sql`sessions.start_date, sessions.activity_id, sessions.taken as participants,
  coalesce(sessions.spots, 0) as spots, case when sessions.spots is null then 0 else sessions.taken end as taken,
  case when sessions.starts_at <= ${now.toISOString()} then sessions.taken else 0 end as expected,
  case when sessions.starts_at <= ${now.toISOString()} then (
    select coalesce(sum(change), 0) from attendance_counts
    where attendance_counts.session_id = sessions.id and check_in = 'present') else 0 end as present`;

/** SQL: the sums of `sessionAmounts`. */
export const sessionSums = sql`count(*)::integer as sessions, coalesce(sum(participants), 0)::integer as participants,
  coalesce(sum(spots), 0)::integer as spots, coalesce(sum(taken), 0)::integer as taken,
  coalesce(sum(expected), 0)::integer as expected, coalesce(sum(present), 0)::integer as present`;

type Found = { from: RawBuilder<unknown>; where: readonly RawBuilder<unknown>[] };

export async function addUpSessions(db: Database, { from, where }: Found, now: Date): Promise<SessionTotals | null> {
  const { rows } = await sql<SessionTotals>`
    select ${sessionSums} from (
      select ${sessionAmounts(now)} from ${from} where ${all([...where, sql`sessions.canceled_at is null`])}) as found`.execute(
    db,
  );
  return rows[0] ?? null;
}
