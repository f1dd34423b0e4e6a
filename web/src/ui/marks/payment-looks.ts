import type { PaymentState } from '@move/domain/orders/payment/payment-state.ts';
import { paymentStateWords as words } from '@move/domain/orders/payment/payment-words.ts';
import { STATUS, type StatusLook } from './statuses.ts';

/** The looks of all that is shown of the money of an order or transaction. */
export const PAYMENT_LOOKS: Readonly<Record<PaymentState, StatusLook>> = {
  ...STATUS.transaction,
  refund_failed: ['danger', 'cross', words.nl.refund_failed, words.en.refund_failed],
  to_hand_over: ['warning', 'ring', words.nl.to_hand_over, words.en.to_hand_over],
  refund_pending: ['info', 'ring', words.nl.refund_pending, words.en.refund_pending],
};
