import type { Notification } from '@move/contract/notifications/notification.ts';
import { toInstant } from '@move/domain/kit/dates/time-zones.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { hasPush } from '../../platform/push/open-push.ts';
import { sendNotificationTask } from './notifications.queue.ts';

export const subjectOf = ({ id, title }: Pick<Notification, 'id' | 'title'>): Subject => ({
  type: 'notifications',
  id,
  name: title,
});

/** The fields for the audit trail: texts and audience, not the progress of sending. */
export function auditedNotification({
  title,
  contents,
  send_on,
  status,
  audience,
  organization,
  application,
}: Notification): object {
  return {
    title,
    contents,
    send_on,
    status,
    ...audience,
    organization_id: organization?.id ?? null,
    application_id: application.id,
  };
}

/** A moment up to a minute ago is accepted: users choose “now”. */
const GRACE_MS = 60_000;

/** The instant of a moment, which may be in wall time of the platform (`2031-07-01T10:00`). Throws 422 when it is in the past. */
export function readMoment(moment: string | null, { tz, now }: { tz: string; now: Date }): string | null {
  if (moment === null) return null;
  const [date = '', time = ''] = moment.split('T');
  const instant = new Date(/^\d\d:\d\d$/.test(time) ? toInstant({ date, time }, tz) : moment);
  if (instant.getTime() < now.getTime() - GRACE_MS) throw invalid('send_on', 'notification.past');
  return instant.toISOString();
}

export async function findZone(db: Database, applicationId: number): Promise<string> {
  const application = await db
    .selectFrom('applications')
    .select('timezone')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!application) throw notFound();
  return application.timezone;
}

export function assertPush(config: Config): void {
  if (!hasPush(config)) throw refusedByState('state', 'notification.no_push');
}

/** Queues the sending; a later call replaces the moment. The job checks whether the notification is still to be sent. */
export async function queueSending(db: Database, notificationId: number, at?: string): Promise<void> {
  const runAt = at === undefined ? undefined : new Date(at);
  const jobKey = `${sendNotificationTask.name}:${notificationId}`;
  await queue(db, sendNotificationTask, { notificationId }, { jobKey, ...(runAt && { runAt }) });
}
