import type * as api from '@move/contract/jobs/jobs.ts';
import { isJobFinished, isStoppable } from '@move/domain/jobs/job.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findJob } from './jobs.queries.ts';
import { ownJobReading } from './own-job.ts';

/** Cancels a queued run; a running one is asked to stop, and does so at its next step. */
export async function cancelJob(call: Call<typeof api.cancelJob>) {
  const { db, params } = call;
  const before = await findJob(db, params.job, ownJobReading(call));
  if (isJobFinished(before.status)) throw refusedByState('state', 'job.finished');
  if (!isStoppable(before.kind)) throw refusedByState('state', 'job.unstoppable');
  await stopJob(db, before.id);
  const job = await findJob(db, before.id, ownJobReading(call));
  // the run finished between the two statements
  if (job.status === 'succeeded' || job.status === 'failed') throw refusedByState('state', 'job.finished');
  return changed({ job }, { subject: { type: 'job_runs', id: job.id }, before, after: job });
}

/** Cancels a queued run, or asks a running one to stop at its next step. */
export async function stopJob(db: Database, id: string): Promise<void> {
  await sql`
    update job_runs set cancel_asked_at = coalesce(cancel_asked_at, now()),
      status = case status when 'queued' then 'canceled' else status end,
      finished_at = case status when 'queued' then now() else finished_at end
    where id = ${id}::uuid and status in ('queued', 'running')`.execute(db);
}
