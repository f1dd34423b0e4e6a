import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Person } from './person.ts';

export type StoredParticipant = Person & {
  id: number;
  session_id: number;
  bundle_participant_id: number | null;
  order_line_id: number | null;
  status: 'pending' | 'active' | 'canceled';
  check_in: 'none' | 'present' | 'absent' | 'signed_out';
  has_freed_spot: boolean;
  /** When a user noted the current check-in. */
  noted_at: string | null;
  checked_in_by: number | null;
  /** The start from which the cancellation term counts, when that is not the start of the session. */
  term_starts_at: string | null;
  is_walk_in: boolean;
  updated_at: string;
};

/** Locks participants of a session and returns them. The caller has locked the session. */
export async function lockParticipants(
  db: Database,
  { sessionId, ids }: { sessionId: number; ids: readonly number[] },
): Promise<StoredParticipant[]> {
  const { rows } = await sql<StoredParticipant>`
    select id, session_id, bundle_participant_id, order_line_id, first_name, last_name, email, date_of_birth, gender, notes,
      locale, status, check_in, has_freed_spot, noted_at, checked_in_by, term_starts_at, walk_in_id is not null as is_walk_in,
      updated_at
    from participants where session_id = ${sessionId} and id = any (${[...ids]}::bigint[]) order by id for update`.execute(
    db,
  );
  return rows;
}

/** Locks one participant; 404 when the session has none with this id. */
export async function lockParticipant(
  db: Database,
  { sessionId, participantId }: { sessionId: number; participantId: number },
): Promise<StoredParticipant> {
  const [participant] = await lockParticipants(db, { sessionId, ids: [participantId] });
  if (!participant) throw notFound();
  return participant;
}

/**
 * Locks one participant for a change of personal data. A bundle's participant has a row in each session: the bundle participant is locked
 * first, so that changes from two sessions wait for each other.
 */
export async function lockPerson(
  db: Database,
  asked: { sessionId: number; participantId: number },
): Promise<StoredParticipant> {
  await sql`
    select from bundle_participants where id = (
      select bundle_participant_id from participants where id = ${asked.participantId} and session_id = ${asked.sessionId})
    for no key update`.execute(db);
  return lockParticipant(db, asked);
}
