import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

const notificationId = z.number().int().positive();

/** Sends a due notification to as many recipients as fit in one job. */
export const sendNotificationTask = defineTask('send_notification', z.object({ notificationId }));

/** Sends a notification to the devices of one app user, as a test. */
export const testNotificationTask = defineTask(
  'test_notification',
  z.object({ notificationId, profileId: z.number().int().positive() }),
);
