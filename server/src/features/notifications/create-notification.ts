import type * as api from '@move/contract/notifications/notifications.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertAudience, wholeAudience } from './recipients/audience.queries.ts';
import {
  assertPush,
  auditedNotification,
  findZone,
  queueSending,
  readMoment,
  subjectOf,
} from './notification-record.ts';
import { notificationTarget } from './recipients/notification-target.ts';
import { findNotification } from './notifications.queries.ts';
import { assertNotTooMany } from './sending/assert-not-too-many.ts';

/** Creates a draft, or with `send_on` a scheduled notification. */
export async function createNotification(call: Call<typeof api.createNotification>) {
  const { db, body, now, caller, config } = call;
  const target = await notificationTarget(call, body.organization_id);
  const audience = wholeAudience(body.audience);
  await assertAudience(db, audience, target);
  const tz = await findZone(db, target.applicationId);
  const send_on = readMoment(body.send_on ?? null, { tz, now });
  if (send_on !== null) {
    assertPush(config);
    await assertNotTooMany(db, { target, sendOn: send_on });
  }
  const { id } = await db
    .insertInto('notifications')
    .values({
      application_id: target.applicationId,
      organization_id: target.organizationId,
      title: body.title,
      contents: body.contents,
      audience: JSON.stringify(audience),
      status: send_on === null ? 'draft' : 'scheduled',
      send_on,
      sent_by: send_on === null ? null : caller.user.id,
      created_by: caller.user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (send_on !== null) await queueSending(db, id, send_on);
  const notification = await findNotification(db, id);
  return changed({ notification }, { subject: subjectOf(notification), after: auditedNotification(notification) });
}
