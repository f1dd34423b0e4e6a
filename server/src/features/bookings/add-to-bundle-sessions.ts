import { longDate } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { ERASED_DOMAIN } from '@move/domain/privacy/erased-person.ts';
import { fullMessage } from '@move/domain/sessions/capacity.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';
import { assertBundleLimit } from './spots/session-limits.ts';

/** SQL: the person is still in the bundle, and wasn't erased. */
const isInBundle = (bundleId: number) =>
  sql`(person.bundle_id = ${bundleId} and person.status <> 'canceled' and person.email not like ${`%${ERASED_DOMAIN}`})`;

type Joining = { bundleId: number; sessionIds: readonly number[]; now: Date; locale: Locale };

/**
 * SQL: the person of the bundle already takes part in the session, through this bundle or without it. Reads a session's participants once
 * instead of per person, so that thousands on both sides are compared by hash.
 */
const takesPart = (sessionId: RawBuilder<unknown>, sessionIds: readonly number[]) => sql`
  (${sessionId}, person.email, fold(person.first_name), fold(person.last_name), coalesce(person.date_of_birth, '-infinity')) in (
    select session_id, email, fold(first_name), fold(last_name), coalesce(date_of_birth, '-infinity') from participants
    where session_id = any (${[...sessionIds]}::bigint[]) and status <> 'canceled')`;

/**
 * Books the participants of a bundle, except erased ones, for sessions that were added to it and are still to come
 * (docs/rules/spots.md#bundles); open invitations of the bundle keep a spot in them too. The caller has locked bundle and sessions. Returns
 * how many participants were added; throws 422 when they don't all fit, or the bundle has too many sessions.
 */
export async function addToBundleSessions(
  db: Database,
  { bundleId, sessionIds, now, locale }: Joining,
): Promise<number> {
  await assertBundleLimit(db, bundleId);
  const sessions = await findRoom(db, { bundleId, sessionIds, now });
  const full = sessions.find(({ wanted, ...room }) => wanted > 0 && fullMessage({ ...room, people: wanted }) !== null);
  if (full)
    throw invalid('session_ids', 'session.full_named', { session: `${longDate(full.day, locale)} ${full.time}` });
  const ids = sessions.map((session) => session.id);
  const added = await orRefuse(insertPeople(db, bundleId, ids), {
    sessions_spots_hold: () => invalid('session_ids', 'session.full'),
  });
  await sql`
    insert into spot_reservations (organization_id, entry_id, session_id)
    select organization_id, id, added from waitlist_entries, unnest(${ids}::bigint[]) as added
    where bundle_id = ${bundleId} and reserves on conflict do nothing`.execute(db);
  return added;
}

/** `wanted`: the spots needed for everyone who isn't in the session yet. */
type Room = { id: number; spots: number | null; taken: number; day: string; time: string; wanted: number };

/** The sessions still to come, first one first. */
async function findRoom(db: Database, { bundleId, sessionIds, now }: Omit<Joining, 'locale'>): Promise<Room[]> {
  const { rows } = await sql<Room>`
    select id, spots, taken, start_date as day, start_time as time, (
        select count(*) from bundle_participants person where ${isInBundle(bundleId)}
          and not (${takesPart(sql`sessions.id`, sessionIds)}))
      + (select count(*) from waitlist_entries where bundle_id = ${bundleId} and reserves) as wanted
    from sessions
    where id = any (${[...sessionIds]}::bigint[]) and starts_at > ${now.toISOString()} and canceled_at is null
    order by starts_at`.execute(db);
  return rows;
}

type Placed = { bundle_participant_id: number };

/**
 * Adds the participants. Those who already take part in a session without the bundle keep that spot and get no second one; rows left from
 * when the session was in the bundle before are made active again. Returns how many people got a spot.
 */
async function insertPeople(db: Database, bundleId: number, sessionIds: readonly number[]): Promise<number> {
  const { rows: returned } = await sql<Placed>`
    update participants back set status = person.status, canceled_at = null, updated_at = now()
    from bundle_participants person
    where ${isInBundle(bundleId)} and back.bundle_participant_id = person.id
      and back.session_id = any (${[...sessionIds]}::bigint[]) and back.status = 'canceled'
      and not (${takesPart(sql`back.session_id`, sessionIds)})
    returning bundle_participant_id`.execute(db);
  const { rows: fresh } = await sql<Placed>`
    insert into participants (organization_id, session_id, bundle_participant_id, first_name, last_name, email,
      date_of_birth, gender, notes, locale, status)
    select person.organization_id, session_id, person.id, first_name, last_name, email, date_of_birth, gender, notes, locale,
      status
    from bundle_participants person, unnest(${[...sessionIds]}::bigint[]) as session_id
    where ${isInBundle(bundleId)} order by session_id, person.id
    on conflict do nothing returning bundle_participant_id`.execute(db);
  return new Set([...returned, ...fresh].map((row) => row.bundle_participant_id)).size;
}
