import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Marks every file of a platform that is about to be removed as unused, once no record refers to it; the sweep removes them. */
export async function releaseFiles(db: Database, applicationId: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ application_id: null, detached_at: sql`coalesce(detached_at, now())` })
    .where('application_id', '=', applicationId)
    .execute();
}
