import type { TransactionStatus } from './payment/transactions.ts';

/** An order has the same statuses as its transactions. */
export type OrderStatus = TransactionStatus;

type TransactionState = { readonly status: TransactionStatus; readonly settled_at: string | null };

/** Statuses that bring no money, now or later: totals leave them out. */
export const ENDED_UNPAID_STATUSES = ['failed', 'expired', 'canceled'] as const satisfies readonly OrderStatus[];

/** The total of an order split into paid and open; a failed, expired or canceled order counts in neither. */
export function splitTotal(status: OrderStatus, totalInCents: number): { paid: number; open: number } {
  if (status === 'open') return { paid: 0, open: totalInCents };
  const hasEnded = ENDED_UNPAID_STATUSES.some((ended) => ended === status);
  return { paid: hasEnded ? 0 : totalInCents, open: 0 };
}

const MONEY_CAME: readonly TransactionStatus[] = ['paid', 'complete', 'partly_refunded', 'refunded'];
const LAST: readonly TransactionStatus[] = ['external', 'failed', 'expired', 'canceled', 'free'];

/** The status of an order, from its transactions (docs/rules/money.md#states-of-a-transaction). */
export function orderStatus(transactions: readonly TransactionState[]): OrderStatus {
  const decisive = transactions.filter(({ status }) => status !== 'free' && status !== 'canceled');
  const parts = decisive.length > 0 ? decisive : transactions;
  const has = (...statuses: readonly TransactionStatus[]) => parts.some(({ status }) => statuses.includes(status));
  if (has('open')) return 'open';
  if (has('partly_refunded', 'refunded')) {
    const paid = parts.filter(({ status }) => MONEY_CAME.includes(status));
    return paid.every(({ status }) => status === 'refunded') ? 'refunded' : 'partly_refunded';
  }
  if (parts.length > 0 && parts.every((part) => part.status === 'complete' || part.settled_at !== null)) {
    return 'complete';
  }
  if (has('paid', 'complete')) return 'paid';
  return LAST.find((status) => has(status)) ?? 'free';
}
