import type * as api from '@move/contract/notifications/notifications.ts';
import { mayEditNotification } from '@move/domain/notifications/notification.ts';
import { sql } from 'kysely';
import { isVersion } from '../../platform/database/version.ts';
import { refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertAudience, wholeAudience } from './recipients/audience.queries.ts';
import { assertPush, auditedNotification, queueSending, readMoment, subjectOf } from './notification-record.ts';
import { storedTarget } from './recipients/notification-target.ts';
import { findNotification } from './notifications.queries.ts';
import { assertNotTooMany } from './sending/assert-not-too-many.ts';

/** The sender never changes: `organization_id` is ignored. */
export async function updateNotification({
  db,
  params,
  body,
  now,
  config,
  caller,
}: Call<typeof api.updateNotification>) {
  const before = await findNotification(db, params.notificationId);
  if (!mayEditNotification(before)) throw refusedByState('state', 'notification.sent');
  const { title, contents, updated_at } = body;
  const audience = body.audience === undefined ? before.audience : wholeAudience(body.audience);
  const target = await storedTarget(db, before.id);
  await assertAudience(db, audience, target);
  const isSame = body.send_on === undefined || body.send_on === before.send_on || body.send_on === before.send_on_local;
  const send_on = isSame ? before.send_on : readMoment(body.send_on ?? null, { tz: before.tz, now });
  if (send_on !== null) assertPush(config);
  if (send_on !== null && !isSame) {
    await assertNotTooMany(db, { target, sendOn: send_on, notificationId: before.id });
  }
  const status = send_on === null ? ('draft' as const) : ('scheduled' as const);
  const saved = await db
    .updateTable('notifications')
    .set({
      title,
      contents,
      audience: JSON.stringify(audience),
      send_on,
      status,
      ...(!isSame && { sent_by: send_on === null ? null : caller.user.id }),
      updated_at: sql`now()`,
    })
    .where('id', '=', before.id)
    .where('status', 'in', ['draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  if (send_on !== null) await queueSending(db, before.id, send_on);
  const notification = await findNotification(db, before.id);
  const change = { before: auditedNotification(before), after: auditedNotification(notification) };
  return changed({ notification }, { subject: subjectOf(notification), ...change });
}
