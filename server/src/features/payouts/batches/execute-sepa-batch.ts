import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { batchMayBecome } from '@move/domain/payouts/batch-status.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { hasDayCome } from './assert-payable.ts';
import { lockBatch, refusedByStatus } from '../runs/locked-batch.ts';
import { beginSettling } from '../runs/settle-batch.ts';
import { startBatchRun } from '../runs/start-batch-run.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

/** Starts the run that settles the orders and invoices that the batch paid, and then mails the organisations. */
export async function executeSepaBatch(call: Call<typeof api.executeSepaBatch>) {
  const { db, params, caller, locale, now } = call;
  const id = params.sepaBatchId;
  const { status, payout_month: month, execution_date: date } = await lockBatch(db, id);
  if (!batchMayBecome(status, 'executing')) throw refusedByStatus(status, locale);
  if (!hasDayCome(date, now)) throw refusedByState('state', 'payout.early', { date });
  const before = await findSepaBatch(call, id);
  await beginSettling(db, id, caller.user.id);
  await startBatchRun(call, { kind: 'execute_sepa_batch', id, month, total: before.number_of_payments });
  const sepa = await findSepaBatch(call, id);
  return changed({ sepa }, { subject: batchSubject(sepa), before: auditedBatch(before), after: auditedBatch(sepa) });
}
