import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BundleParticipants, Participants, WaitlistEntries } from '../../platform/database/schema.ts';

type ParticipantSeed = Pick<Insertable<Participants>, 'organization_id' | 'session_id'> &
  Partial<Insertable<Participants>>;
type BundleParticipantSeed = Pick<Insertable<BundleParticipants>, 'organization_id' | 'bundle_id'> &
  Partial<Insertable<BundleParticipants>>;

const somebody = { first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@test.example' };

/** Adds a participant to a session and updates its count. */
export async function seedParticipant(db: Database, seed: ParticipantSeed): Promise<number> {
  const { id } = await db
    .insertInto('participants')
    .values({ ...somebody, ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds this many different people to a session. */
export async function fillSession(db: Database, sessionId: number, count: number): Promise<void> {
  await sql`
    insert into participants (organization_id, session_id, first_name, last_name, email)
    select organization_id, id, 'Deelnemer', 'Nummer ' || number, 'deelnemer' || number || '@test.example'
    from sessions, generate_series(1, ${count}) as number where id = ${sessionId}`.execute(db);
}

/** Adds a participant to a bundle; use `seedParticipant` for the rows in its sessions. */
export async function seedBundleParticipant(db: Database, seed: BundleParticipantSeed): Promise<number> {
  const { id } = await db
    .insertInto('bundle_participants')
    .values({ ...somebody, ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
type EntrySeed = Pick<Insertable<WaitlistEntries>, 'organization_id'> & Partial<Insertable<WaitlistEntries>>;

/** Adds an entry to the waiting list of a session or bundle and updates its count. */
export async function seedWaiting(db: Database, seed: EntrySeed): Promise<number> {
  const { id } = await db
    .insertInto('waitlist_entries')
    .values({ ...somebody, position: 1, ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
