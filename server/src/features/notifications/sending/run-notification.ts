import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { openPush, pushKinds } from '../../../platform/push/open-push.ts';
import { queueSending } from '../notification-record.ts';
import { sendBatch } from './batches/send-batch.ts';
import { startSending } from './start-sending.ts';

/** A job ends within this time and queues the next, so that stopping a worker takes one batch at most. */
const JOB_MS = 5_000;

type Input = { notificationId: number };

/** Sends a due notification, batch by batch. */
export async function runNotification({ notificationId }: Input, { pool, config }: TaskContext): Promise<void> {
  const driver = openPush(config);
  if (driver === null) throw new Error('PUSH_DRIVER is none: a notification that is due can’t be sent');
  const kinds = pushKinds(config);
  // storing a hundred thousand recipients takes longer than a call may
  await asSystem(pool, (db) => startSending(db, notificationId, { now: new Date(), kinds }), { isLong: true });
  const until = Date.now() + JOB_MS;
  for (;;) {
    const next = await sendBatch(notificationId, { pool, driver, kinds, now: new Date() });
    if (next.isDone) return;
    const waits = next.at !== null && Date.parse(next.at) > Date.now();
    if (waits || Date.now() > until) {
      const at = next.at ?? undefined;
      await asSystem(pool, (db) => queueSending(db, notificationId, at));
      return;
    }
  }
}
