import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { purgeDevices } from '../devices/public.ts';
import { sendNotificationTask, testNotificationTask } from './notifications.queue.ts';
import { resumeNotifications } from './sending/resume-notifications.ts';
import { runNotification } from './sending/run-notification.ts';
import { sendTest } from './sending/send-test.ts';

export const notificationTasks: readonly Task[] = [
  handleTask(sendNotificationTask, runNotification, { workers: 'push' }),
  handleTask(testNotificationTask, sendTest, { workers: 'push' }),
  handleTask(defineTask('resume_notifications'), (_payload, context) => resumeNotifications(context), {
    cron: '* * * * *',
  }),
  handleTask(
    defineTask('clean_notifications'),
    (_payload, { pool, now }) =>
      asSystem(pool, async (db) => {
        await db
          .deleteFrom('notification_deliveries')
          .where('notification_id', 'in', (query) =>
            query
              .selectFrom('notifications')
              .select('id')
              .where('finished_at', '<', retentionCutoff('push_deliveries', now)),
          )
          .execute();
        await purgeDevices(db, retentionCutoff('push_devices', now));
      }),
    { cron: '25 4 * * *' },
  ),
];
