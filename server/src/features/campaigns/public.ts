import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Deletes for good what was removed of a platform that goes itself. */
export async function deleteRemovedCampaigns(db: Database, applicationId: number): Promise<void> {
  await sql`delete from campaigns where application_id = ${applicationId} and deleted_at is not null`.execute(db);
}
