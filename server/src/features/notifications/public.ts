import type { Database } from '../../platform/database/database.ts';

export { eraseNotifications, purgeNotifications } from './erase-notifications.ts';

/** Deletes the quiet hours and the removed drafts of a platform that is removed itself. */
export async function deletePlatformNotifications(db: Database, applicationId: number): Promise<void> {
  await db.deleteFrom('notification_settings').where('application_id', '=', applicationId).execute();
  await db
    .deleteFrom('notifications')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'draft')
    .where('deleted_at', 'is not', null)
    .execute();
}
