import type * as api from '@move/contract/jobs/jobs.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findJob } from './jobs.queries.ts';
import { ownJobReading } from './own-job.ts';
import { queueJob } from './start-job.ts';

export async function retryJob(call: Call<typeof api.retryJob>) {
  const { db, params, request } = call;
  const before = await findJob(db, params.job, ownJobReading(call));
  if (!before.may.retry || !(await restartJob(db, before.id, request.id)))
    throw refusedByState('state', 'job.not_failed');
  const job = await findJob(db, before.id, ownJobReading(call));
  return changed({ job }, { subject: { type: 'job_runs', id: job.id }, before, after: job });
}

/** Requeues a failed run; returns false when it hasn't failed. */
export async function restartJob(db: Database, id: string, requestId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job_runs set status = 'queued', attempts = 0, done = 0, failure = null, finished_at = null, claim = null,
      heartbeat_at = null, cancel_asked_at = null, request_id = ${requestId}
    where id = ${id}::uuid and status = 'failed'`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await queueJob(db, id);
  return true;
}
