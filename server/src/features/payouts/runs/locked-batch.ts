import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { BatchStatus } from '@move/domain/payouts/batch-status.ts';
import { batchStatusWords } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';

export type LockedBatch = {
  id: number;
  status: BatchStatus;
  payout_month: string;
  execution_date: string;
  created_by: number | null;
  created_at: string;
  exported_by_id: number | null;
  job_id: string | null;
  /** Why the bank refused the whole file; null when it didn't. */
  rejected_reason: string | null;
};

/** Locks a batch, so that other changes to it wait. Throws 404 for an unknown id. */
export async function lockBatch(db: Database, id: number): Promise<LockedBatch> {
  const { rows } = await sql<LockedBatch>`
    select id, status, payout_month, to_char(execution_date, 'YYYY-MM-DD') as execution_date, created_by,
      created_at, exported_by as exported_by_id, job_id, rejected_reason
    from sepa_batches where id = ${id} for no key update`.execute(db);
  const [batch] = rows;
  if (!batch) throw notFound();
  return batch;
}

/** The refusal that names the current status of the batch. */
export const refusedByStatus = (status: BatchStatus, locale: Locale) =>
  refusedByState('state', 'payout.state', { status: batchStatusWords[locale][status] });

/** The error for each violated constraint: `sepa_batches_one_at_work` means that another batch is being processed. */
export const batchRefusals = {
  sepa_batches_one_at_work: () => refusedByState('state', 'payout.busy'),
};
