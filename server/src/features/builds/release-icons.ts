import type { Database } from '../../platform/database/database.ts';

/** Releases the icons of a platform that is about to be removed. */
export async function releaseIcons(db: Database, applicationId: number): Promise<void> {
  await db
    .updateTable('app_configs')
    .set({ icon_id: null, notification_icon_id: null })
    .where('application_id', '=', applicationId)
    .execute();
}
