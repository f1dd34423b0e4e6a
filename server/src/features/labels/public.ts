import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export { copyLabels, countCopiedLabels } from './copy-labels.ts';

/** Takes the removed labels of a platform that is removed itself off it. Those of other platforms too can still be restored there. */
export async function unlinkRemovedLabels(db: Database, applicationId: number): Promise<void> {
  await sql`delete from label_applications where application_id = ${applicationId}
    and label_id in (select id from labels where deleted_at is not null)`.execute(db);
}
