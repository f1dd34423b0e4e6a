import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Person } from './person.ts';
import type { StoredParticipant } from './stored-participant.ts';

/** Updates a participant; a bundle's participant in all its sessions. */
export async function changePerson(db: Database, stored: StoredParticipant, person: Person): Promise<void> {
  if (stored.bundle_participant_id !== null) return changeBundlePerson(db, stored.bundle_participant_id, person);
  await save(db, 'participants', person, sql`id = ${stored.id}`);
}

export async function changeBundlePerson(db: Database, bundleParticipantId: number, person: Person): Promise<void> {
  await save(db, 'bundle_participants', person, sql`id = ${bundleParticipantId}`);
  await save(db, 'participants', person, sql`bundle_participant_id = ${bundleParticipantId}`);
}

async function save(
  db: Database,
  table: 'participants' | 'bundle_participants',
  person: Person,
  where: ReturnType<typeof sql<boolean>>,
) {
  const { first_name, last_name, email, date_of_birth, gender, notes, locale } = person;
  const update = db
    .updateTable(table)
    .set({ first_name, last_name, email, date_of_birth, gender, notes, locale, updated_at: sql<string>`now()` })
    .where(sql<boolean>`${where}`)
    .execute();
  const isTwice = () => invalid('email', 'participant.duplicate');
  await orRefuse(update, { participants_once: isTwice, bundle_participants_once: isTwice });
}
