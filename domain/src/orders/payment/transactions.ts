import { isOnlinePaymentType, type PaymentType } from './payment-types.ts';

export const TRANSACTION_STATUSES = [
  'free',
  'open',
  'complete',
  'paid',
  'failed',
  'canceled',
  'expired',
  'external',
  'refunded',
  'partly_refunded',
] as const;
/** The status of a transaction, one per order line. */
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The statuses that may follow each one (docs/rules/money.md#states-of-a-transaction); anything else is refused. */
export const TRANSITIONS: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  free: ['canceled'],
  open: ['paid', 'failed', 'expired', 'canceled'],
  paid: ['partly_refunded', 'refunded', 'complete'],
  // the bank returned its payout
  complete: ['partly_refunded', 'refunded', 'paid'],
  partly_refunded: ['refunded'],
  // a provider may report a payment later
  failed: ['paid'],
  expired: ['paid'],
  canceled: ['paid'],
  // the organisation has that money, and refunds it itself
  external: ['canceled'],
  refunded: [],
};

/** Cash has no provider that reports failure, expiry or a late payment. */
const ONLINE_ONLY: Readonly<Partial<Record<TransactionStatus, readonly TransactionStatus[]>>> = {
  open: ['failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  canceled: ['paid'],
  complete: ['paid'],
};

export function transactionMayBecome(
  from: TransactionStatus,
  to: TransactionStatus,
  type: PaymentType | null,
): boolean {
  if (!TRANSITIONS[from].includes(to)) return false;
  if (!ONLINE_ONLY[from]?.includes(to)) return true;
  // an order without a way of paying was going to be paid online, and may expire
  return isOnlinePaymentType(type) || (type === null && to !== 'paid');
}
