import { STEPPED_KINDS } from '@move/domain/jobs/job.ts';
import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { sql } from 'kysely';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { type JobHandlers, runJob, SILENCE } from './run-job.ts';
import { ATTEMPTS_MAX, queueJob, runJobTask } from './start-job.ts';

/** The worker's tasks for runs: carrying them out, taking over those whose process died, and cleaning up. */
export function jobTasks(handlers: JobHandlers): readonly Task[] {
  return [
    handleTask(runJobTask, ({ id }, context) => runJob(context, handlers, id)),
    handleTask(defineTask('watch_jobs'), (_payload, context) => requeueSilentRuns(context), { cron: '* * * * *' }),
    handleTask(
      defineTask('clean_jobs'),
      async (_payload, { pool, now }) => {
        await pool.query('delete from inbox_items where created_at < $1', [retentionCutoff('notifications', now)]);
        await pool.query(
          "delete from job_runs where created_at < $1 and status in ('succeeded', 'failed', 'canceled')",
          [retentionCutoff('runs', now)],
        );
        // the data of a job may contain an e-mail address
        await pool.query('select complete_dead_jobs(null, $1)', [retentionCutoff('runs', now)]);
      },
      { cron: '50 4 * * *' },
    ),
  ];
}

/**
 * Requeues runs whose process is silent: it was killed, and the queue itself would wait hours. A run that killed its process at every
 * attempt fails instead.
 */
export async function requeueSilentRuns({ pool }: TaskContext): Promise<void> {
  await asSystem(pool, async (db) => {
    const silent = sql`status = 'running' and heartbeat_at < now() - ${SILENCE}::interval`;
    // the queue itself retries within a minute, so after 5 minutes the job of the run is lost
    const forgotten = sql`status = 'queued' and heartbeat_at < now() - interval '5 minutes'`;
    await sql`
      with lost as (
        update job_runs set status = 'failed', finished_at = now(),
          failure = jsonb_build_object('key', case when kind = any (${[...STEPPED_KINDS]}::text[]) then 'job.halfway' else 'job.fault' end)
        where ${silent} and attempts >= ${ATTEMPTS_MAX} returning id, user_id, subject)
      insert into inbox_items (user_id, kind, subject, job_id)
      select user_id, 'job_failed', subject, id from lost where user_id is not null`.execute(db);
    const { rows } = await sql<{ id: string }>`
      update job_runs set status = 'queued', claim = null, heartbeat_at = null where ${silent} or ${forgotten} returning id`.execute(
      db,
    );
    for (const { id } of rows) await queueJob(db, id);
  });
}
