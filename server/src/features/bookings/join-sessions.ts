import type { Locale } from '@move/domain/kit/messages.ts';
import { longDate } from '@move/domain/kit/dates.ts';
import { capacityMessage } from '@move/domain/sessions/capacity.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';

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
    select organization_id, id, added from waitlist_entries, unnest(${ids}::bigint[]) as added
    where bundle_id = ${bundleId} and reserves on conflict do nothing`.execute(db);
  return people;
}

/**
 * Who had already come to one of them without the bundle keeps that place, and takes no second one. A session that was in the
 * bundle before has rows of its people still, which count again.
 */
async function insertPeople(db: Database, bundleId: number, sessionIds: readonly number[]) {
  await sql`
    update participants back set status = person.status, canceled_at = null, updated_at = now()
    from bundle_participants person
    where person.bundle_id = ${bundleId} and person.status <> 'canceled' and back.bundle_participant_id = person.id
      and back.session_id = any (${[...sessionIds]}::bigint[]) and back.status = 'canceled' and not exists (
        select from participants other
        where other.session_id = back.session_id and other.email = back.email and other.status <> 'canceled'
          and fold(other.first_name) = fold(back.first_name) and fold(other.last_name) = fold(back.last_name)
          and other.date_of_birth is not distinct from back.date_of_birth)`.execute(db);
  await sql`
    insert into participants (organization_id, session_id, bundle_participant_id, first_name, last_name, email,
      date_of_birth, gender, notes, locale, status)
    select person.organization_id, session_id, person.id, first_name, last_name, email, date_of_birth, gender, notes, locale,
      status
    from bundle_participants person, unnest(${[...sessionIds]}::bigint[]) as session_id
    where person.bundle_id = ${bundleId} and status <> 'canceled' order by session_id, person.id
    on conflict do nothing`.execute(db);
}
