import type { CheckInPerson, CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import type * as versionApi from '@move/contract/check-in/check-in-version.ts';
import type * as api from '@move/contract/check-in/check-in.ts';
import { gate } from '@move/domain/access/gate.ts';
import { ageOn } from '@move/domain/kit/dates/dates.ts';
import { sessionStatus } from '@move/domain/sessions/session-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nameOrder } from '../../platform/database/expressions/name-order.ts';
import { ownOr } from '../../platform/database/expressions/own-or.ts';
import { all } from '../../platform/database/page.ts';
import { listVersion } from '../../platform/database/version.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

export type SessionPath = { organizationId: number; activityId: number; sessionId: number };
/** The user who looks at check-in lists, and when. */
export type Viewer = { userId: number; now: Date };

type StoredSession = Omit<CheckInSession, 'status'> & { canceled_at: string | null };
type StoredPerson = Omit<CheckInPerson, 'age'> & { date_of_birth: string | null; day: string };

/** More than can be checked in by hand from a list. */
const PEOPLE_MAX = 5_000;

const locationId = ownOr(sql`sessions.location_id`, sql`activities.location_id`);
const named = (table: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`;
const counted = (status: string) => sql`count(*) filter (where participants.check_in = ${status})`;
const attendance = sql`(
  select jsonb_build_object('total', count(*), 'none', ${counted('none')}, 'present', ${counted('present')},
    'absent', ${counted('absent')}, 'signed_out', ${counted('signed_out')})
  from participants where participants.session_id = sessions.id and participants.status <> 'canceled')`;

/** SQL: whether a user trains the activity, as its contact with that role. */
export const isTrainedBy = (userId: number) => sql<boolean>`exists (
  select from contact_links join contacts on contacts.id = contact_links.contact_id
  where contact_links.organization_id = sessions.organization_id and contact_links.subject_type = 'activity'
    and contact_links.subject_id = sessions.activity_id and 'trainer' = any (contact_links.roles)
    and contacts.user_id = ${userId})`;

/** SQL: the price of the session in cents, as orders use it (docs/rules/money.md#prices-and-vat); 0 for walk-ins and payment elsewhere. */
const doorPrice = sql`coalesce((
  select price_in_cents from rates where not activities.no_signup_required and activities.payment_url is null
    and rates.id = case when sessions.rate_inherited then activities.rate_id else sessions.rate_id end), 0)`;

type SessionQuery = Viewer & { where: readonly RawBuilder<unknown>[]; order?: RawBuilder<unknown>; limit: number };

/** Sessions with the counts of their attendance; canceled ones too, removed ones not. */
export async function findSessions(db: Database, query: SessionQuery): Promise<CheckInSession[]> {
  const { where, order = sql`sessions.starts_at`, limit, userId, now } = query;
  const { rows } = await sql<StoredSession>`
    select sessions.id, ${named('organizations')} as organization, ${named('activities')} as activity,
      (select name from locations where locations.id = ${locationId}) as location,
      sessions.start_date, sessions.start_time, sessions.end_time, sessions.tz, sessions.starts_at, sessions.ends_at,
      sessions.spots, sessions.taken, sessions.canceled_at, ${isTrainedBy(userId)} as is_mine, ${attendance} as attendance,
      activities.should_validate_age, activities.age_from, activities.age_to, ${doorPrice} as door_price_in_cents
    from sessions
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    join organizations on organizations.id = sessions.organization_id and organizations.deleted_at is null
    where sessions.deleted_at is null and ${all(where)}
    order by ${order}, sessions.id limit ${limit}`.execute(db);
  return rows.map(({ canceled_at, ...session }) => ({
    ...session,
    status: sessionStatus({ ...session, canceled_at }, now.toISOString()),
  }));
}

export async function findSession(db: Database, path: SessionPath, viewer: Viewer): Promise<CheckInSession> {
  const { organizationId, activityId, sessionId } = path;
  const where = [
    sql`sessions.id = ${sessionId} and sessions.activity_id = ${activityId}
      and sessions.organization_id = ${organizationId}`,
  ];
  const [session] = await findSessions(db, { ...viewer, where, limit: 1 });
  if (!session) throw notFound();
  return session;
}

const person = sql`participants.id, participants.first_name, participants.last_name, participants.check_in,
  participants.notes is not null as has_notes, participants.status = 'pending' as is_pending, participants.noted_at,
  case when activities.should_validate_age then participants.date_of_birth end as date_of_birth,
  sessions.start_date as day`;
const ofSessions = sql`participants join sessions on sessions.id = participants.session_id
  join activities on activities.id = sessions.activity_id`;

function shown({ date_of_birth, day, ...row }: StoredPerson): CheckInPerson {
  return { ...row, age: date_of_birth === null ? null : ageOn(date_of_birth, day) };
}

/** The participants of a session, sorted by name. */
export async function findPeople(db: Database, sessionId: number): Promise<CheckInPerson[]> {
  const { rows } = await sql<StoredPerson>`
    select ${person} from ${ofSessions}
    where participants.session_id = ${sessionId} and participants.status <> 'canceled'
    order by ${sql.join(nameOrder({ first_name: sql`participants.first_name`, last_name: sql`participants.last_name` }))}, participants.id
    limit ${PEOPLE_MAX}`.execute(db);
  return rows.map(shown);
}

export async function findPerson(db: Database, participantId: number): Promise<CheckInPerson> {
  const { rows } = await sql<StoredPerson>`
    select ${person} from ${ofSessions} where participants.id = ${participantId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return shown(row);
}

/** Returns the version of a check-in list, which changes whenever one of its rows changes. */
export async function findVersion(db: Database, { organizationId, activityId, sessionId }: SessionPath) {
  const { rows } = await sql<{ version: string }>`
    select ${listVersion(sql`participants.id`, sql`participants.updated_at`, sql`participants.check_in`, sql`participants.status`)}
      as version
    from sessions left join participants on participants.session_id = sessions.id
    where sessions.id = ${sessionId} and sessions.activity_id = ${activityId}
      and sessions.organization_id = ${organizationId} and sessions.deleted_at is null
    group by sessions.id`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

export async function listCheckIn({ db, params, caller, now }: Call<typeof api.listCheckIn>) {
  // read before the people: after a change in between, the client then sees a newer version and reads the list again
  const { version } = await findVersion(db, params);
  const session = await findSession(db, params, { userId: caller.user.id, now });
  const people = await findPeople(db, params.sessionId);
  // `view-rates` too, because the confirmation shows the amount
  const may_mark_paid = gate(caller).can('manage-finances') && gate(caller).can('view-rates');
  return { session, people, may_mark_paid, version, now: now.toISOString() };
}

export function getCheckInVersion({ db, params }: Call<typeof versionApi.getCheckInVersion>) {
  return findVersion(db, params);
}
