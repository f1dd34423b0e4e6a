import type { Transaction } from '@move/contract/transactions/transactions.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { changed } from '../../platform/http/written.ts';
import { presentTransaction, type StoredTransaction } from './transactions.queries.ts';

/** The fields of a transaction for the audit trail: its status and amounts, no personal data. */
const auditedTransaction = ({
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

/** The reply of a changed transaction; the change is in the history of its order. */
export function transactionChanged(before: StoredTransaction, after: StoredTransaction) {
  const transaction = presentTransaction(after);
  return changed(
    { transaction },
    {
      subject: personSubject('orders', { ...before, id: before.order_id }),
      before: auditedTransaction(before),
      after: auditedTransaction(transaction),
    },
  );
}
