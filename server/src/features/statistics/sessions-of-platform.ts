import { addDays } from '@move/domain/kit/dates/dates.ts';
import { monthsInside, type Period } from '@move/domain/statistics/period.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { splitSessions, SESSIONS_TOP, type SumOfSessions } from './sessions-by-day.ts';

type Input = { period: Period; from: string; now: Date };

/**
 * The days on which, in some time zone, sessions may or may not have started. Sessions on earlier days have started, sessions on later days
 * have not.
 */
const daysAround = (now: Date): Period => {
  const today = now.toISOString().slice(0, 10);
  return { from: addDays(today, -1), until: addDays(today, 1) };
};

const columns = sql`activity_id, day, starts_at, participants, spots, taken, present`;

/**
 * SQL: the sessions that changed since the last fold: with sign -1 as they are in the kept sums, and with sign 1 as they are now. They are
 * few, and `offset 0` makes PostgreSQL look them up one by one.
 */
const CHANGED = sql`
  changed as materialized (select session_id from changed_sessions),
  corrections as materialized (
    select -1 as sign, ${columns} from changed
      cross join lateral (select * from session_figures kept where kept.session_id = changed.session_id offset 0) as kept
    union all
    select 1, ${columns} from changed
      cross join lateral (select * from live_session_figures live where live.session_id = changed.session_id offset 0) as live)`;

const inside = ({ from, until }: Period) => sql`day between ${from}::date and ${until}::date`;

/** Does what `findSessionsByDay` does, for all organisations of the platforms in scope and from the kept sums. */
export async function findPlatformSessionsByDay(db: Database, { period, from, now }: Input) {
  const around = daysAround(now);
  const days = { from, until: period.until };
  const months = monthsInside(period);
  const at = now.toISOString();
  // days before the first whole month of the period and after the last one
  const edges = months
    ? sql`(${inside({ from: period.from, until: addDays(months.from, -1) })} or ${inside({ from: addDays(months.until, 1), until: period.until })})`
    : inside(period);
  const { rows } = await sql<SumOfSessions>`
    with ${CHANGED},
    singly as (
      select 1 as sign, ${columns} from session_figures where ${inside(days)} and ${inside(around)}
      union all select sign, ${columns} from corrections where ${inside(days)}),
    by_day as (
      select day, sessions, participants, spots, taken, case when day < ${around.from}::date then participants else 0 end as expected,
        case when day < ${around.from}::date then present else 0 end as present
      from session_figures_by_day where ${inside(days)} and not ${inside(around)}
      union all
      select day, sign, sign * participants, sign * spots, sign * taken, case when starts_at <= ${at} then sign * participants else 0 end,
        case when starts_at <= ${at} then sign * present else 0 end
      from singly),
    by_activity as (
      select activity_id, sessions, participants, spots, taken from session_figures_by_month
      where ${months ? sql`month between ${months.from}::date and ${months.until}::date` : sql`false`}
      union all select activity_id, 1, participants, spots, taken from session_figures where ${edges}
      union all select activity_id, sign, sign * participants, sign * spots, sign * taken from corrections where ${inside(period)})
    select day::text as day, null::bigint as activity_id, sum(sessions)::integer as sessions, sum(participants)::integer as participants,
      sum(spots)::integer as spots, sum(taken)::integer as taken, sum(expected)::integer as expected, sum(present)::integer as present
    from by_day group by day
    union all (
      select null, activity_id, sum(sessions)::integer, sum(participants)::integer, sum(spots)::integer, sum(taken)::integer, 0, 0
      from by_activity group by activity_id having sum(participants) > 0
      order by sum(participants) desc, activity_id limit ${SESSIONS_TOP})`.execute(db);
  return splitSessions(rows);
}

/** Counts the future sessions of the platforms in scope. */
export async function countPlatformUpcoming(db: Database, now: Date): Promise<number> {
  const around = daysAround(now);
  const { rows } = await sql<{ upcoming: number }>`
    with ${CHANGED}
    select coalesce(sum(sessions), 0)::integer as upcoming from (
      select sessions from session_figures_by_day where day > ${around.until}::date
      union all select 1 from session_figures where ${inside(around)} and starts_at > ${now.toISOString()}
      union all select sign from corrections where starts_at > ${now.toISOString()}) as coming`.execute(db);
  return rows[0]?.upcoming ?? 0;
}
