import type { Locale } from '@move/domain/kit/messages.ts';
import { longDate } from '@move/domain/kit/dates.ts';
import { capacityMessage } from '@move/domain/sessions/capacity.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';
import { endWaiting } from './call-off.ts';
import { factsOf, momentOf } from './session-facts.ts';
import { tellPeople } from './tell-people.ts';

type Joining = { bundleId: number; sessionIds: readonly number[]; now: Date; locale: Locale };

/**
 * Sessions come into a bundle that has people: they get a place in those still to come (D4.6), and open invitations keep one
 * there too. The caller holds the bundle and the sessions. Answers how many people were added; 422 when they don't all fit.
 */
export async function addToBundleSessions(
  db: Database,
  { bundleId, sessionIds, now, locale }: Joining,
): Promise<number> {
  const { rows: sessions } = await sql<{ id: number; spots: number | null; taken: number; day: string; time: string }>`
    select id, spots, taken, start_date as day, start_time as time from sessions
    where id = any (${[...sessionIds]}::bigint[]) and starts_at > ${now.toISOString()} and canceled_at is null
    order by starts_at`.execute(db);
  const { rows } = await sql<{ people: number; reserved: number }>`
    select (select count(*) from bundle_participants where bundle_id = ${bundleId} and status <> 'canceled') as people,
      (select count(*) from waitlist_entries where bundle_id = ${bundleId} and reserves) as reserved`.execute(db);
  const { people, reserved } = rows[0] ?? { people: 0, reserved: 0 };
  if (people + reserved === 0) return 0;
  const full = sessions.find((session) => capacityMessage({ ...session, wanted: people + reserved }) !== null);
  if (full)
    throw invalid('session_ids', 'session.full_named', { session: `${longDate(full.day, locale)} ${full.time}` });
  const ids = sessions.map((session) => session.id);
  await orRefuse(insertPeople(db, bundleId, ids), {
    sessions_spots_hold: () => invalid('session_ids', 'session.full'),
  });
  await sql`
    insert into spot_reservations (organization_id, entry_id, session_id)
    select organization_id, id, session_id from waitlist_entries, unnest(${ids}::bigint[]) as session_id
    where bundle_id = ${bundleId} and reserves on conflict do nothing`.execute(db);
  return people;
}

/** Who had already come to one of them without the bundle keeps that place, and takes no second one. */
async function insertPeople(db: Database, bundleId: number, sessionIds: readonly number[]) {
  await sql`
    insert into participants (organization_id, session_id, bundle_participant_id, first_name, last_name, email,
      date_of_birth, gender, notes, locale, status)
    select person.organization_id, session_id, person.id, first_name, last_name, email, date_of_birth, gender, notes, locale,
      status
    from bundle_participants person, unnest(${[...sessionIds]}::bigint[]) as session_id
    where person.bundle_id = ${bundleId} and status <> 'canceled' order by session_id, person.id
    on conflict do nothing`.execute(db);
}

type Leaving = { activityId: number; bundleId: number; sessionId: number; now: Date };

/** A session leaves a bundle: those who came to it by the bundle no longer do, and are told. Answers how many. */
export async function removeFromBundleSession(db: Database, { activityId, bundleId, sessionId, now }: Leaving) {
  const { rows: people } = await sql<{ first_name: string; last_name: string; email: string; locale: Locale }>`
    update participants set status = 'canceled', canceled_at = ${now.toISOString()}, check_in = 'none',
      has_freed_spot = false, updated_at = now()
    where session_id = ${sessionId} and status <> 'canceled' and bundle_participant_id in (
      select id from bundle_participants where bundle_id = ${bundleId})
    returning first_name, last_name, email, locale`.execute(db);
  await sql`
    delete from spot_reservations where session_id = ${sessionId} and entry_id in (
      select id from waitlist_entries where bundle_id = ${bundleId})`.execute(db);
  const facts = (await factsOf(db, [sessionId])).get(sessionId);
  const notes = people.map((person) => ({ person, lines: facts ? [momentOf(facts, person.locale)] : [] }));
  return tellPeople(db, { kind: 'left_bundle', activityId, notes });
}

type Ending = { activityId: number; bundleId: number; now: Date };

/** The organiser ends a bundle that the caller holds: its people leave the sessions still to come and are told once. Answers how many. */
export async function callOffBundle(db: Database, { activityId, bundleId, now }: Ending): Promise<number> {
  const at = now.toISOString();
  await sql`
    select from sessions where id in (
      select session_id from participants join bundle_participants mine on mine.id = bundle_participant_id
      where mine.bundle_id = ${bundleId}) order by id for update`.execute(db);
  const { rows: people } = await sql<{
    id: number;
    first_name: string;
    last_name: string;
    email: string;
    locale: Locale;
  }>`
    update bundle_participants set status = 'canceled', canceled_at = ${at}, updated_at = now()
    where bundle_id = ${bundleId} and status <> 'canceled' returning id, first_name, last_name, email, locale`.execute(
    db,
  );
  const { rows: ended } = await sql<{ bundle_participant_id: number; session_id: number }>`
    update participants set status = 'canceled', canceled_at = ${at}, check_in = 'none', has_freed_spot = false,
      updated_at = now()
    where bundle_participant_id = any (${people.map((row) => row.id)}::bigint[]) and status <> 'canceled' and session_id in (
      select id from sessions where activity_id = ${activityId} and starts_at > ${at} and deleted_at is null)
    returning bundle_participant_id, session_id`.execute(db);
  await endWaiting(db, sql`bundle_id = ${bundleId}`);
  const facts = await factsOf(db, [...new Set(ended.map((row) => row.session_id))]);
  const inOrder = [...facts.values()].toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  const notes = people.map((person) => {
    const mine = new Set(ended.filter((row) => row.bundle_participant_id === person.id).map((row) => row.session_id));
    const sessions = inOrder.filter((session) => mine.has(session.id));
    return { person, lines: sessions.map((session) => momentOf(session, person.locale)) };
  });
  return tellPeople(db, { kind: 'called_off', activityId, notes });
}
