import type * as api from '@move/contract/check-in/check-in.ts';
import { SESSION_DAYS_MAX } from '@move/domain/sessions/session-times.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Viewer, findSessions, isTrainedBy } from './check-in.queries.ts';

/** More than anyone checks in on one day. */
const SESSIONS_MAX = 200;
const UPCOMING_MAX = 5;
/** Upcoming sessions start within this many days. */
const DAYS_AHEAD = 14;
/** Hours after the end of a session in which its check-in can still be corrected, also after midnight. */
const LATE_HOURS = 6;

/** SQL: the date in the time zone of the session. */
const localDate = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone sessions.tz)::date`;

/** SQL: the start of today in the time zone of the session, plus a number of days. */
const midnight = (now: Date, days: number) => sql`(
  (${localDate(now)} + ${days}::integer)::timestamp at time zone sessions.tz)`;

/**
 * The sessions of today, in one organisation or in all in which the caller works; without organisations that the caller only administers.
 * Upcoming sessions and birthdays are those of the activities that the caller trains.
 */
export async function getToday({ db, query, caller, now }: Call<typeof api.getToday>) {
  const viewer: Viewer = { userId: caller.user.id, now };
  const own = query.organization_id === undefined ? caller.organizationIds : [query.organization_id];
  const open = sql`sessions.organization_id = any (${[...own]}::bigint[]) and sessions.canceled_at is null`;
  const isMine = isTrainedBy(viewer.userId);
  const today = [open, ...between(now, { from: -SESSION_DAYS_MAX - 1, until: 2 }), isToday(now)];
  const sessions = await findSessions(db, {
    ...viewer,
    where: today,
    order: sql`${isMine} desc, sessions.starts_at`,
    limit: SESSIONS_MAX,
  });
  const upcoming = await findSessions(db, {
    ...viewer,
    where: [
      open,
      ...between(now, { from: 0, until: DAYS_AHEAD + 2 }),
      sql`sessions.starts_at >= ${midnight(now, 1)} and sessions.starts_at < ${midnight(now, DAYS_AHEAD + 1)}`,
      isMine,
    ],
    limit: UPCOMING_MAX,
  });
  const mine = sessions.filter((session) => session.is_mine).map((session) => session.id);
  return { sessions, upcoming, birthdays: await findBirthdays(db, mine, now), now: now.toISOString() };
}

/** SQL: bounds on the instant for its index, wider than the days in any time zone; a condition in wall time decides. */
function between(now: Date, { from, until }: { from: number; until: number }): RawBuilder<unknown>[] {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return [sql`sessions.starts_at between ${at(from)} and ${at(until)}`];
}

/** SQL: the session is today, or ended so late that it can still be corrected. */
const isToday = (now: Date) => sql`sessions.starts_at < ${midnight(now, 1)}
  and sessions.ends_at > least(${midnight(now, 0)}, ${now.toISOString()}::timestamptz - ${LATE_HOURS} * interval '1 hour')`;

/** Participants whose birthday is today; a birthday of 29 February is on 1 March in other years (docs/rules/spots.md#ages). */
export async function findBirthdays(db: Database, sessionIds: readonly number[], now: Date) {
  const today = localDate(now);
  const { rows } = await sql<{ session_id: number; first_name: string; last_name: string }>`
    select participants.session_id, participants.first_name, participants.last_name
    from participants join sessions on sessions.id = participants.session_id
    where participants.session_id = any (${[...sessionIds]}::bigint[]) and participants.status <> 'canceled'
      and participants.date_of_birth < ${today}
      and extract(year from age(${today}, participants.date_of_birth))
        > extract(year from age(${today} - 1, participants.date_of_birth))
    order by fold(participants.first_name), participants.id limit 50`.execute(db);
  return rows;
}
