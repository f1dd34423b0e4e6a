import type * as api from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { auditedNotification, subjectOf } from './notification-record.ts';
import { findNotification } from './notifications.queries.ts';

/** Restores a notification that was removed in the last 30 days. */
export async function restoreNotification({ db, params }: Call<typeof api.restoreNotification>) {
  const restored = await db
    .updateTable('notifications')
    .set({ deleted_at: null })
    .where('id', '=', params.notificationId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  const notification = await findNotification(db, params.notificationId);
  return changed({ notification }, { subject: subjectOf(notification), after: auditedNotification(notification) });
}
