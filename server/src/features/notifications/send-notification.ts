import type * as api from '@move/contract/notifications/notifications.ts';
import { mayEdit } from '@move/domain/notifications/notification.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { pushKinds } from '../../platform/push/open-push.ts';
import { countAudience } from './audience.queries.ts';
import { assertPush, auditedNotification, queueSending, subjectOf } from './notification-record.ts';
import { storedTarget } from './notification-target.ts';
import { findNotification } from './notifications.queries.ts';

/** Begins to send: a job writes down the recipients and reaches them. */
export async function sendNotification({ db, params, now, config }: Call<typeof api.sendNotification>) {
  const before = await findNotification(db, params.notificationId);
  if (!mayEdit(before)) throw refusedByState('state', 'notification.sent');
  assertPush(config);
  const target = await storedTarget(db, before.id);
  const { recipients_count } = await countAudience(db, {
    target,
    audience: before.audience,
    now,
    kinds: pushKinds(config),
  });
  if (recipients_count === 0) throw invalid('audience', 'notification.nobody');
  const begun = await db
    .updateTable('notifications')
    .set({ status: 'sending', send_on: now.toISOString() })
    .where('id', '=', before.id)
    .where('status', 'in', ['draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) throw refusedByState('state', 'notification.sent');
  await queueSending(db, before.id);
  const notification = await findNotification(db, before.id);
  const change = { before: auditedNotification(before), after: auditedNotification(notification) };
  return changed({ notification }, { subject: subjectOf(notification), ...change });
}
