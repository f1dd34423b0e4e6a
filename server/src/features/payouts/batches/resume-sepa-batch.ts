import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { type BatchAtWork, isBatchAtWork } from '@move/domain/payouts/batch-status.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { restartJob } from '../../jobs/public.ts';
import { lockBatch, refusedByStatus } from '../runs/locked-batch.ts';
import { startBatchRun } from '../runs/start-batch-run.ts';
import { batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

const KINDS = {
  preparing: 'prepare_sepa_batch',
  executing: 'execute_sepa_batch',
  returning: 'cancel_sepa_batch',
  canceling: 'cancel_sepa_batch',
} as const satisfies Record<BatchAtWork, string>;

/** Continues a batch whose run failed, after the steps that are done. */
export async function resumeSepaBatch(call: Call<typeof api.resumeSepaBatch>) {
  const { db, params, locale, request } = call;
  const id = params.sepaBatchId;
  const { status, payout_month: month, job_id, rejected_reason: reason } = await lockBatch(db, id);
  if (!isBatchAtWork(status)) throw refusedByStatus(status, locale);
  // failed runs are removed after a while; the batch then gets a new run
  if (job_id === null)
    await startBatchRun(call, { kind: KINDS[status], id, month, ...(reason === null ? {} : { reason }) });
  else if (!(await restartJob(db, job_id, request.id))) throw refusedByState('state', 'job.not_failed');
  const sepa = await findSepaBatch(call, id);
  return changed({ sepa }, { subject: batchSubject(sepa), after: { status } });
}
