import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Seed = { organization_id: number; activity_id: number; session_id: number; participant_id: number };

/** Creates a canceled session with one affected person. */
export async function seedCancellation(db: Database, seed: Seed): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into organizer_cancellations (organization_id, activity_id, kind, session_ids, bundle_ids, canceled_at)
    values (${seed.organization_id}, ${seed.activity_id}, 'sessions', array[${seed.session_id}::bigint], '{}', now())
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into canceled_people (organization_id, cancellation_id, participant_id)
    values (${seed.organization_id}, ${id}, ${seed.participant_id})`.execute(db);
  return id;
}
