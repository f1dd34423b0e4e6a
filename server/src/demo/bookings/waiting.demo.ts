import type { EntryStatus } from '@move/domain/waitlist/entry-status.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { WaitlistEntries } from '../../platform/database/schema.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { demoPerson } from './demo-people.demo.ts';
import { mailWaitlistInvite } from '../../features/bookings/waiting-lists/waitlist-jobs.ts';

type Full = {
  id: number;
  organization_id: number;
  age_from: number | null;
  age_to: number | null;
  participant_ids: number[];
};

/** The statuses of the entries of one list, in the order of joining; each status occurs. */
const EVERY: readonly EntryStatus[] = [
  'accepted',
  'declined',
  'expired',
  'invited',
  'waiting',
  'removed',
  'waiting',
  'waiting',
];

/** The number of the first demo person on a waiting list, far from the numbers of participants, so that nobody is both. */
const STRANGERS = 5_000;

/** Adds entries to the waiting list of one full session of each activity with waiting lists. One list shows every status. */
export async function seedDemoWaiting(db: Database): Promise<void> {
  const full = await findFull(db);
  const most = full.toSorted((a, b) => b.participant_ids.length - a.participant_ids.length)[0];
  for (const [index, session] of full.entries()) {
    const statuses = session === most ? EVERY : Array.from({ length: 1 + (index % 3) }, () => 'waiting' as const);
    await seedList(db, { session, statuses, first: STRANGERS + index * 20 });
  }
}

async function findFull(db: Database): Promise<Full[]> {
  const { rows } = await sql<Full>`
    select distinct on (sessions.activity_id) sessions.id, sessions.organization_id, activities.age_from, activities.age_to,
      array(select participants.id from participants where session_id = sessions.id and takes_spot
        order by participants.id) as participant_ids
    from sessions join activities on activities.id = sessions.activity_id
    where activities.has_waitlist and sessions.taken > 0 and sessions.taken >= sessions.spots
      and sessions.starts_at > now() + interval '12 hours'
    order by sessions.activity_id, sessions.starts_at, sessions.id`.execute(db);
  return rows;
}

type List = { session: Full; statuses: readonly EntryStatus[]; first: number };

async function seedList(db: Database, { session, statuses, first }: List): Promise<void> {
  const today = Temporal.Now.plainDateISO().toString();
  const ages = { from: session.age_from, to: session.age_to };
  for (const [index, status] of statuses.entries()) {
    const entry = { ...demoPerson(first + index, ages, today), position: index + 1 };
    await seedEntry(db, session, { ...entry, ...(await storyOf(db, session, status)) });
  }
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 36e5).toISOString();

type Row = Omit<Insertable<WaitlistEntries>, 'organization_id'>;

/** The fields of an entry that has this status now. */
async function storyOf(db: Database, session: Full, status: EntryStatus): Promise<Partial<Row>> {
  const asked = { status, invited_at: hoursAgo(70), expires_at: hoursAgo(46) };
  if (status === 'accepted') return { ...asked, ...(await takenBy(db, session)), answered_at: hoursAgo(53) };
  if (status === 'declined') return { ...asked, answered_at: hoursAgo(51) };
  if (status === 'expired') return asked;
  if (status !== 'invited') return { status };
  const cause = session.participant_ids.at(-1) ?? null;
  await db
    .updateTable('participants')
    .set({ check_in: 'signed_out', has_freed_spot: true, checked_in_at: hoursAgo(3) })
    .where('id', '=', cause)
    .execute();
  const invited = { invited_at: hoursAgo(3), expires_at: hoursAgo(-21), reserves: true, is_automatic: true };
  return { status, ...invited, caused_by_participant_id: cause };
}

/** The participant of an accepted entry. */
async function takenBy(db: Database, { participant_ids: [id = 0] }: Full): Promise<Partial<Row>> {
  const { first_name, last_name, email, date_of_birth } = await db
    .selectFrom('participants')
    .select(['first_name', 'last_name', sql<string>`email`.as('email'), 'date_of_birth'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { first_name, last_name, email, date_of_birth, participant_id: id };
}

type Seeded = Pick<Row, 'first_name' | 'last_name' | 'email' | 'position'> & Partial<Row>;

async function seedEntry(db: Database, { id: session_id, organization_id }: Full, row: Seeded): Promise<void> {
  const { id } = await db
    .insertInto('waitlist_entries')
    .values({ organization_id, session_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.status !== 'invited') return;
  await db.insertInto('spot_reservations').values({ organization_id, entry_id: id, session_id }).execute();
  // the job that mails an invitation also makes its link
  await queue(db, mailWaitlistInvite, { entryId: id }, { jobKey: `${mailWaitlistInvite.name}:${id}` });
}
