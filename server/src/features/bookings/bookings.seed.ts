import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BundleParticipants, Participants } from '../../platform/database/schema.ts';

type ParticipantSeed = Pick<Insertable<Participants>, 'organization_id' | 'session_id'> &
  Partial<Insertable<Participants>>;
type BundleParticipantSeed = Pick<Insertable<BundleParticipants>, 'organization_id' | 'bundle_id'> &
  Partial<Insertable<BundleParticipants>>;

const somebody = { first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@test.example' };

/** Somebody who takes part in a session; the session counts along. */
export async function seedParticipant(db: Database, seed: ParticipantSeed): Promise<number> {
  const { id } = await db
    .insertInto('participants')
    .values({ ...somebody, ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** So many different people in a session. */
export async function seedParticipants(
  db: Database,
  { count, ...seed }: ParticipantSeed & { count: number },
): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers.map((number) => ({
    ...somebody,
    first_name: `Deelnemer ${number}`,
    email: `deelnemer${number}@test.example`,
    ...seed,
  }));
  const made = await db.insertInto('participants').values(rows).returning('id').execute();
  return made.map((row) => row.id);
}

/** Somebody who takes part in a bundle; its sessions get their rows by `seedParticipant`. */
export async function seedBundleParticipant(db: Database, seed: BundleParticipantSeed): Promise<number> {
  const { id } = await db
    .insertInto('bundle_participants')
    .values({ ...somebody, ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
