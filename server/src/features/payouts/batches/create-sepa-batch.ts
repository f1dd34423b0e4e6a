import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertDebtor, assertExecutionDate, assertMonth } from './assert-payable.ts';
import { findOpenAmounts } from '../find-open-amounts.ts';
import { beginBatch } from '../runs/prepare-batch.ts';
import { startBatchRun } from '../runs/start-batch-run.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

/** Starts the run that makes a draft batch: a line for each organisation that is paid. Throws 422 when no organisation is paid. */
export async function createSepaBatch(call: Call<typeof api.createSepaBatch>) {
  const { db, body, caller, now, config } = call;
  const { payout_month: month } = body;
  assertMonth('payout_month', month, now);
  assertExecutionDate(body.execution_date, now, invalid);
  assertDebtor(config);
  const id = await beginBatch(db, { ...body, created_by: caller.user.id, created_at: now.toISOString() });
  const standings = await findOpenAmounts(db, { month, appKey: config.appKey });
  const total = standings.filter(({ reason }) => reason === null).length;
  if (total === 0) throw invalid('payout_month', 'payout.nothing');
  await startBatchRun(call, { kind: 'prepare_sepa_batch', id, month, total });
  const sepa = await findSepaBatch(call, id);
  return changed({ sepa }, { subject: batchSubject(sepa), after: auditedBatch(sepa) });
}
