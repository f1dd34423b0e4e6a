import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { sendRefundTask } from '../payments.queue.ts';
import { LONGEST_WAIT_MINUTES } from './send-refund.ts';

/** Minutes that an attempt may be late before its job counts as lost: the queue itself retries a job for a minute and a half. */
const GRACE_MINUTES = 15;
/** From this many attempts on the wait is the longest one. Limits the power of two, which thousands of attempts would overflow. */
const ENOUGH_DOUBLED = Math.ceil(Math.log2(LONGEST_WAIT_MINUTES));
/** Refunds per run, as many as can be sent in ten minutes; the next run queues the rest. */
const BATCH = 1_000;

/**
 * Queues a refund again when its job is lost: the queue gives up a job during which its worker was killed five times. Skips refunds whose
 * next attempt isn't due yet.
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
