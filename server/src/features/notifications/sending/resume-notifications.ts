import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { queueEach } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { sendNotificationTask } from '../notifications.queue.ts';

/**
 * Runs every minute. Recipients that were being reached when a worker died count as interrupted, since it is unknown whether the message
 * arrived; due notifications without a job get one.
 */
export async function resumeNotifications({ pool, now }: TaskContext): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await asSystem(pool, async (db) => {
    await sql`
      with interrupted as (
        update notification_deliveries set status = 'failed', reason = 'interrupted', claimed_at = null
        where status = 'sending' and claimed_at < ${at} - interval '2 minutes' returning notification_id),
      counted as (select notification_id, count(*) as count from interrupted group by 1)
      update notifications set failed_count = failed_count + counted.count
        from counted where id = counted.notification_id`.execute(db);
    await sql`
      select ${queueEach(sendNotificationTask, { ids: sql`array_agg(id)` })}
        from (select id from notifications
          where deleted_at is null and (
            (status = 'scheduled' and send_on <= ${at})
            or (status = 'sending' and coalesce(paused_until, ${at}) <= ${at}
              and coalesce(worked_at, started_at, send_on) < ${at} - interval '1 minute'))
          order by id limit 100) as due
      having count(*) > 0`.execute(db);
  });
}
