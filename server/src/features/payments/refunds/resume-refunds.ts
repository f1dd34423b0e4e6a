import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { sendRefundTask } from '../payments.queue.ts';
import { LONGEST_WAIT_MINUTES } from './send-refund.ts';

/** Minutes a refund may start late: the queue retries a job for a minute and a half. */
const GRACE_MINUTES = 15;
/** This many attempts double the wait to more than the longest; thousands would overflow. */
const ENOUGH_DOUBLED = Math.ceil(Math.log2(LONGEST_WAIT_MINUTES));
/** As many as fit in ten minutes; the rest follow in the next run. */
const BATCH = 1_000;

/**
 * Sends refunds whose job is lost: the queue gives up a job during which its worker was killed five times. Leaves those that wait for their
 * next attempt.
 */
export async function resumeRefunds({ pool, now }: TaskContext): Promise<void> {
  await asSystem(pool, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from provider_refunds
      where (status in ('pending', 'sent') or owed_if_missing)
        and updated_at < ${now.toISOString()}::timestamptz
          - (least(power(2, least(attempts, ${ENOUGH_DOUBLED})), ${LONGEST_WAIT_MINUTES}) + ${GRACE_MINUTES}) * interval '1 minute'
      order by created_at limit ${BATCH}`.execute(db);
    for (const { id } of rows)
      await queue(db, sendRefundTask, { providerRefundId: id }, { jobKey: `${sendRefundTask.name}:${id}` });
  });
}
