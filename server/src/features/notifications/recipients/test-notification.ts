import type * as api from '@move/contract/notifications/notifications.ts';
import { renderNotification } from '@move/domain/notifications/notification.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { pushKinds } from '../../../platform/push/open-push.ts';
import { subjectOf } from '../notification-record.ts';
import { testNotificationTask } from '../notifications.queue.ts';
import { findNotification } from '../notifications.queries.ts';

const HOURLY_MAX = 30;
const PROOF = { nl: 'Proef: ', en: 'Test: ' } as const;

/** Sends a test to the caller only; as a mail when the caller has no device, or nothing is sent to devices. */
export async function testNotification({ db, params, caller, config, throttle }: Call<typeof api.testNotification>) {
  const { user } = caller;
  await throttle(`test-notification:${user.id}`, HOURLY_MAX, 3_600);
  const notification = await findNotification(db, params.notificationId);
  const { id: applicationId, name: appName } = notification.application;
  const subject = subjectOf(notification);
  const isSent = config.pushDrivers.some((driver) => driver === 'fcm' || driver === 'webpush');
  if (isSent) {
    // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
    const { rows } = await sql<{
      id: number | null;
    }>`select profile_with_device(${applicationId}, ${user.email}::citext, ${pushKinds(config)}::text[]) as id`.execute(
      db,
    );
    const profileId = rows[0]?.id ?? null;
    if (profileId !== null) {
      await queue(db, testNotificationTask, { notificationId: notification.id, profileId });
      return changed({ test: { to: user.email, by: 'push' as const } }, { subject });
    }
  }
  const { title, contents } = renderNotification(notification, { reader: user, appName });
  const { email: to, locale } = user;
  await sendMail(db, { to, locale, subject: PROOF[locale] + title, paragraphs: [contents] });
  return changed({ test: { to, by: 'mail' as const } }, { subject });
}
