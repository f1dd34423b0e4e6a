import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Deletes the removed campaigns of a platform that is removed itself. */
export async function deleteRemovedCampaigns(db: Database, applicationId: number): Promise<void> {
  await sql`delete from campaigns where application_id = ${applicationId} and deleted_at is not null`.execute(db);
}
