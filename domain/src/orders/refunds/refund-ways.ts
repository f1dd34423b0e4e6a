import { isPaidOnline, type PaymentType } from '../payment/payment-types.ts';

/** How a refund goes back. */
export const REFUND_WAYS = ['account', 'card', 'wallet', 'cash', 'other'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** A refund goes back the way the order was paid. */
export function refundWay(type: PaymentType | null): RefundWay {
  if (type === 'creditcard') return 'card';
  if (isPaidOnline(type)) return 'account';
  return type === 'cash' || type === 'wallet' ? type : 'other';
}
