import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { startJob } from '../../jobs/public.ts';
import type { BatchRun, payoutJobs } from '../payouts.jobs.ts';

type Starter = Pick<Call<{ permission: 'signed-in' }>, 'db' | 'caller' | 'locale' | 'request' | 'now'>;
type BatchRunStart = Pick<BatchRun, 'id' | 'month'> & {
  kind: keyof typeof payoutJobs;
  reason?: string;
  total?: number;
};

/** Starts the run that makes, executes or cancels a batch, and links it to the batch. */
export async function startBatchRun(call: Starter, { kind, id, month, reason, total }: BatchRunStart): Promise<void> {
  const payload: BatchRun = { id, month, at: call.now.toISOString(), reason: reason ?? null };
  const job = await startJob(call, {
    kind,
    subject: `${month} #${id}`,
    payload,
    ...(total === undefined ? {} : { total }),
  });
  await sql`update sepa_batches set job_id = ${job.id}::uuid where id = ${id}`.execute(call.db);
}
