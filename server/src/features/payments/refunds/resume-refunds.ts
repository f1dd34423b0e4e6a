import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { sendRefundTask } from '../payment-tasks.ts';
import { LONGEST_WAIT_MINUTES } from './send-refund.ts';

/** How long after its time a refund may begin: the queue tries a job again for a minute and a half. */
const GRACE_MINUTES = 15;
/** So many attempts double the wait to more than the longest; thousands would be more than a number holds. */
const ENOUGH_DOUBLED = Math.ceil(Math.log2(LONGEST_WAIT_MINUTES));
/** As many at once as ten minutes have time for; the rest wait for the next time. */
const BATCH = 1_000;

/**
 * Sends refunds whose job is gone: the queue gives a job up that its worker was killed with five times. One that waits for its next
 * attempt is left alone.
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
