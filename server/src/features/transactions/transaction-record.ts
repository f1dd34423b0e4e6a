import type { Transaction } from '@move/contract/transactions/transactions.ts';
import type { StoredTransaction } from './transactions.queries.ts';

/** What the trail keeps of a transaction: where its money stands, nothing of the person. */
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
