import type * as api from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { auditedNotification, queueSending, subjectOf } from './notification-record.ts';
import { findNotification } from './notifications.queries.ts';

/** Cancels a notification. It becomes a draft if its recipients aren't stored yet; otherwise the job skips those not reached yet. */
export async function cancelNotification({ db, params, now }: Call<typeof api.cancelNotification>) {
  const before = await findNotification(db, params.notificationId);
  const hasBegun = sql<boolean>`started_at is not null`;
  const canceled = await db
    .updateTable('notifications')
    .set({
      canceled_at: sql<string | null>`case when ${hasBegun} then ${now.toISOString()}::timestamptz end`,
      status: sql<string>`case when ${hasBegun} then status else 'draft' end`,
      send_on: sql<string | null>`case when ${hasBegun} then send_on end`,
      sent_by: sql<number | null>`case when ${hasBegun} then sent_by end`,
      updated_at: sql`now()`,
    })
    .where('id', '=', before.id)
    .where('status', 'in', ['scheduled', 'sending'])
    .where('canceled_at', 'is', null)
    .executeTakeFirst();
  if (canceled.numUpdatedRows === 0n) throw refusedByState('state', 'notification.not_under_way');
  const notification = await findNotification(db, before.id);
  if (notification.status === 'sending') await queueSending(db, before.id);
  const change = { before: auditedNotification(before), after: auditedNotification(notification) };
  return changed({ notification }, { subject: subjectOf(notification), ...change });
}
