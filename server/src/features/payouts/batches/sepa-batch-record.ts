import type { SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import type { Subject } from '../../../platform/http/written.ts';

export const batchSubject = ({ id, payout_month }: Pick<SepaBatch, 'id' | 'payout_month'>): Subject => ({
  type: 'sepa_batches',
  id,
  name: `${payout_month} #${id}`,
});

type Audited = Omit<SepaBatch, 'lines' | 'skipped' | 'may' | 'run'>;

/** The fields of a batch for the audit trail: its sums, without the payments of organisations. */
export function auditedBatch(sepa: Audited): object {
  const { payout_month, execution_date, status, number_of_payments, total_in_cents, skipped_count } = sepa;
  const { msg_id, file_sha256, rejected_reason } = sepa;
  return {
    payout_month,
    execution_date,
    status,
    number_of_payments,
    total_in_cents,
    skipped_count,
    msg_id,
    file_sha256,
    rejected_reason,
  };
}
