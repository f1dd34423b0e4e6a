import type * as api from '@move/contract/notifications/notifications.ts';
import { mayRemoveNotification } from '@move/domain/notifications/notification.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { auditedNotification, subjectOf } from './notification-record.ts';
import { findNotification } from './notifications.queries.ts';

/** Removes a notification. A scheduled one becomes a draft, so that restoring it doesn't send it. */
export async function removeNotification({ db, params }: Call<typeof api.removeNotification>) {
  const before = await findNotification(db, params.notificationId);
  if (!mayRemoveNotification(before)) throw refusedByState('state', 'notification.sending');
  const isAhead = sql<boolean>`status in ('draft', 'scheduled')`;
  const removed = await db
    .updateTable('notifications')
    .set({
      deleted_at: sql`now()`,
      status: sql<string>`case when ${isAhead} then 'draft' else status end`,
      send_on: sql<string | null>`case when ${isAhead} then null else send_on end`,
      sent_by: sql<number | null>`case when ${isAhead} then null else sent_by end`,
    })
    .where('id', '=', before.id)
    .where('status', '<>', 'sending')
    .executeTakeFirst();
  if (removed.numUpdatedRows === 0n) throw refusedByState('state', 'notification.sending');
  return changed(undefined, { subject: subjectOf(before), before: auditedNotification(before) });
}
