import type * as api from '@move/contract/notifications/notifications.ts';
import { FEWEST_USERS, mayEditNotification } from '@move/domain/notifications/notification.ts';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { pushKinds } from '../../platform/push/open-push.ts';
import { countAudience } from './recipients/audience.queries.ts';
import { assertPush, auditedNotification, queueSending, subjectOf } from './notification-record.ts';
import { mayOrganizationSend, storedTarget } from './recipients/notification-target.ts';
import { findNotification } from './notifications.queries.ts';
import { assertNotTooMany } from './sending/assert-not-too-many.ts';

/** Starts sending: a job stores the recipients and reaches them. */
export async function sendNotification({ db, params, body, now, config, caller }: Call<typeof api.sendNotification>) {
  const before = await findNotification(db, params.notificationId);
  if (!mayEditNotification(before)) throw refusedByState('state', 'notification.sent');
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  assertPush(config);
  const target = await storedTarget(db, before.id);
  if (!(await mayOrganizationSend(db, target))) throw invalid('organization_id', 'exists');
  const { recipients_count, is_few } = await countAudience(db, {
    target,
    audience: before.audience,
    now,
    kinds: pushKinds(config),
  });
  if (is_few) throw invalid('audience', 'notification.few', { count: FEWEST_USERS });
  if (recipients_count === 0) throw invalid('audience', 'notification.nobody');
  await assertNotTooMany(db, { target, sendOn: now.toISOString(), notificationId: before.id });
  const begun = await db
    .updateTable('notifications')
    .set({ status: 'sending', send_on: now.toISOString(), sent_by: caller.user.id })
    .where('id', '=', before.id)
    .where('status', 'in', ['draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .where(isVersion(before.updated_at))
    .executeTakeFirst();
  // a colleague sent or changed it at the same moment
  if (begun.numUpdatedRows === 0n) throw stale();
  await queueSending(db, before.id);
  const notification = await findNotification(db, before.id);
  const change = { before: auditedNotification(before), after: auditedNotification(notification) };
  return changed({ notification }, { subject: subjectOf(notification), ...change });
}
