import { isOnlinePaymentType, type PaymentType } from '../payment/payment-types.ts';

/** The ways in which money is refunded. */
export const REFUND_WAYS = ['account', 'card', 'wallet', 'cash', 'other'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** A refund uses the way in which the order was paid. */
export function refundWay(type: PaymentType | null): RefundWay {
  if (type === 'creditcard') return 'card';
  if (isOnlinePaymentType(type)) return 'account';
  return type === 'cash' || type === 'wallet' ? type : 'other';
}
