import type * as api from '@move/contract/check-in/check-in.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Asker, findSessions, isTrainedBy } from './check-in.queries.ts';

/** More than anyone checks in on one day. */
const MOST_SESSIONS = 200;
const MOST_UPCOMING = 5;
const DAYS_AHEAD = 14;
/** The longest session, such as a camp; one that started longer ago is over. */
const LONGEST_DAYS = 14;
/** Hours after its end that a session can still be corrected, even after midnight. */
const LATE_HOURS = 6;

/** SQL: midnight in the time zone of the session, this many days from today there. */
const midnight = (now: Date, days: number) => sql`(
  ((${now.toISOString()}::timestamptz at time zone sessions.tz)::date + ${days}::integer)::timestamp
  at time zone sessions.tz)`;

/** The sessions of today, in one organisation or in all that the caller works for, not in those they only administer. */
export async function getToday({ db, query, caller, now }: Call<typeof api.getToday>) {
  const asker: Asker = { userId: caller.user.id, now };
  const own = query.organization_id === undefined ? caller.organizationIds : [query.organization_id];
  const open = sql`sessions.organization_id = any (${[...own]}::bigint[]) and sessions.canceled_at is null`;
  const isMine = isTrainedBy(asker.userId);
  const today = [open, ...between(now, { from: -LONGEST_DAYS, until: 2 }), onDay(now)];
  const sessions = await findSessions(db, {
    ...asker,
    where: today,
    order: sql`${isMine} desc, sessions.starts_at`,
    limit: MOST_SESSIONS,
  });
  const upcoming = await findSessions(db, {
    ...asker,
    where: [
      open,
      ...between(now, { from: 0, until: DAYS_AHEAD + 1 }),
      sql`sessions.starts_at >= ${midnight(now, 1)}`,
      isMine,
    ],
    limit: MOST_UPCOMING,
  });
  const mine = sessions.filter((session) => session.is_mine).map((session) => session.id);
  return { sessions, upcoming, birthdays: await findBirthdays(db, mine), now: now.toISOString() };
}

/** SQL: wide bounds on the instant, for its index; local wall time decides. */
function between(now: Date, { from, until }: { from: number; until: number }): RawBuilder<unknown>[] {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return [sql`sessions.starts_at between ${at(from)} and ${at(until)}`];
}

const onDay = (now: Date) => sql`sessions.starts_at < ${midnight(now, 1)}
  and sessions.ends_at > least(${midnight(now, 0)}, ${now.toISOString()}::timestamptz - ${LATE_HOURS} * interval '1 hour')`;

/** A birthday of 29 February is on 1 March in other years (docs/rules/spots.md#ages). */
async function findBirthdays(db: Database, sessionIds: readonly number[]) {
  const { rows } = await sql<{ session_id: number; first_name: string; last_name: string }>`
    select participants.session_id, participants.first_name, participants.last_name
    from participants join sessions on sessions.id = participants.session_id
    where participants.session_id = any (${[...sessionIds]}::bigint[]) and participants.status <> 'canceled'
      and participants.date_of_birth < sessions.start_date
      and extract(year from age(sessions.start_date, participants.date_of_birth))
        > extract(year from age(sessions.start_date - 1, participants.date_of_birth))
    order by fold(participants.first_name), participants.id limit 50`.execute(db);
  return rows;
}
