import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Marks the files of a platform as unused, when the platform is removed. The sweep removes the files to which no record refers. */
export async function releaseFiles(db: Database, applicationId: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ application_id: null, detached_at: sql`coalesce(detached_at, now())` })
    .where('application_id', '=', applicationId)
    .execute();
}
