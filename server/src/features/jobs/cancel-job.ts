import type * as api from '@move/contract/jobs/jobs.ts';
import { isFinished } from '@move/domain/jobs/job.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findJob } from './jobs.queries.ts';
import { mine } from './own-job.ts';

/** What waits is canceled here; what runs is asked to stop and does so at its next step. */
export async function cancelJob(call: Call<typeof api.cancelJob>) {
  const { db, params } = call;
  const before = await findJob(db, params.job, mine(call));
  if (isFinished(before.status)) throw refusedByState('state', 'job.finished');
  await sql`
    update job_runs set cancel_asked_at = coalesce(cancel_asked_at, now()),
      status = case status when 'queued' then 'canceled' else status end,
      finished_at = case status when 'queued' then now() else finished_at end
    where id = ${before.id}::uuid and status in ('queued', 'running')`.execute(db);
  const job = await findJob(db, before.id, mine(call));
  // it finished between the two statements
  if (job.status === 'succeeded' || job.status === 'failed') throw refusedByState('state', 'job.finished');
  return changed({ job }, { subject: { type: 'job_runs', id: job.id }, before, after: job });
}
