import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Lets go of every file of a platform that is about to go, once none of its records shows one; the sweep takes them. */
export async function releaseFiles(db: Database, applicationId: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ application_id: null, detached_at: sql`coalesce(detached_at, now())` })
    .where('application_id', '=', applicationId)
    .execute();
}
