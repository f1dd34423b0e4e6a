import type { Transaction } from '@move/contract/transactions/transactions.ts';
import type { StoredTransaction } from './transactions.queries.ts';

/** The fields of a transaction for the audit trail: its status and amounts, no personal data. */
export const traceOf = ({
  id,
  title,
  status,
  total_price_in_cents,
  refunded_in_cents,
}: Transaction | StoredTransaction) => ({
  transaction_id: id,
  title,
  status,
  total_price_in_cents,
  refunded_in_cents,
});
