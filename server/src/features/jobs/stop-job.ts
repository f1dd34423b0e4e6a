import type * as api from '@move/contract/jobs/jobs.ts';
import { isFinished } from '@move/domain/jobs/job.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findJob } from './jobs.queries.ts';
import { queueJob } from './start-job.ts';

const mine = ({ caller, locale }: Pick<Call<typeof api.cancelJob>, 'caller' | 'locale'>) => ({
  userId: caller.user.id,
  locale,
});

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

export async function retryJob(call: Call<typeof api.retryJob>) {
  const { db, params, request } = call;
  const before = await findJob(db, params.job, mine(call));
  const { numAffectedRows } = await sql`
    update job_runs set status = 'queued', attempts = 0, done = 0, failure = null, finished_at = null, claim = null,
      heartbeat_at = null, cancel_asked_at = null, request_id = ${request.id}
    where id = ${before.id}::uuid and status = 'failed'`.execute(db);
  if (numAffectedRows !== 1n) throw refusedByState('state', 'job.not_failed');
  await queueJob(db, before.id);
  const job = await findJob(db, before.id, mine(call));
  return changed({ job }, { subject: { type: 'job_runs', id: job.id }, before, after: job });
}
