import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { batchMayBecome } from '@move/domain/payouts/batch-status.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { stopJob } from '../../jobs/public.ts';
import { assertCancelable } from './assert-cancelable.ts';
import { beginEnding } from '../runs/end-batch.ts';
import { lockBatch, refusedByStatus } from '../runs/locked-batch.ts';
import { startBatchRun } from '../runs/start-batch-run.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

/** Starts the run that cancels a batch, so that everything it pays is open again. Stops the run that is still making the batch. */
export async function cancelSepaBatch(call: Call<typeof api.cancelSepaBatch>) {
  const { db, params, caller, locale, now } = call;
  const id = params.sepaBatchId;
  const batch = await lockBatch(db, id);
  const { status, payout_month: month, job_id } = batch;
  if (!batchMayBecome(status, 'canceling')) throw refusedByStatus(status, locale);
  await assertCancelable(batch, call);
  const before = await findSepaBatch(call, id);
  if (status === 'preparing' && job_id !== null) await stopJob(db, job_id);
  await beginEnding(db, { id, at: now.toISOString(), reason: null }, caller.user.id);
  await startBatchRun(call, { kind: 'cancel_sepa_batch', id, month, total: before.number_of_payments });
  const sepa = await findSepaBatch(call, id);
  return changed({ sepa }, { subject: batchSubject(sepa), before: auditedBatch(before), after: auditedBatch(sepa) });
}
