import { TRANSACTION_STATUSES, type TransactionStatus } from './transactions.ts';

/**
 * Refunds that the buyer doesn't have yet, most urgent first: refused by the payment provider, cash that staff must still hand over, or on
 * its way through the provider.
 */
export const OPEN_REFUNDS = ['refund_failed', 'to_hand_over', 'refund_pending'] as const;
export type OpenRefund = (typeof OPEN_REFUNDS)[number];

/** The states of the money of an order or transaction, for screens, sheets and receipts. */
export const PAYMENT_STATES = [...TRANSACTION_STATUSES, ...OPEN_REFUNDS] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What was refunded of an order or transaction, in cents. */
export type RefundAmounts = {
  /** Includes refunds on their way and cash to hand over; excludes failed ones. */
  readonly refunded_in_cents: number;
  readonly failed_refund_in_cents: number;
  readonly pending_refund_in_cents: number;
  readonly to_hand_over_in_cents: number;
};

export type WithRefunds = RefundAmounts & {
  readonly status: TransactionStatus;
  /** For an order: what was paid above its price (paid twice, paid too much), if the refund of it failed. */
  readonly failed_excess_in_cents?: number;
};

const AMOUNTS = {
  refund_failed: 'failed_refund_in_cents',
  to_hand_over: 'to_hand_over_in_cents',
  refund_pending: 'pending_refund_in_cents',
} as const satisfies Record<OpenRefund, keyof RefundAmounts>;

const REFUNDED: readonly TransactionStatus[] = ['refunded', 'partly_refunded'];

export const isOpenRefund = (state: PaymentState): state is OpenRefund => OPEN_REFUNDS.some((open) => open === state);

const openRefundInCents = (amounts: Omit<WithRefunds, 'status'>, open: OpenRefund): number =>
  amounts[AMOUNTS[open]] + (open === 'refund_failed' ? (amounts.failed_excess_in_cents ?? 0) : 0);

/**
 * Returns every state that applies: the status, then open refunds, most urgent first. A refunded status already counts the open refunds, so
 * they replace it; `partly_refunded` follows when the buyer has a part of the refund.
 */
export function paymentStates({ status, ...amounts }: WithRefunds): readonly [PaymentState, ...PaymentState[]] {
  const [first, ...others] = OPEN_REFUNDS.filter((open) => openRefundInCents(amounts, open) > 0);
  if (first === undefined) return [status];
  if (!REFUNDED.includes(status)) return [status, first, ...others];
  const done = amounts.refunded_in_cents - amounts.pending_refund_in_cents - amounts.to_hand_over_in_cents;
  return [first, ...others, ...(done > 0 ? (['partly_refunded'] as const) : [])];
}
