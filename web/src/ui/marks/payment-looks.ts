import type { PaymentState } from '@move/domain/orders/payment/payment-state.ts';
import { paymentStateWords as words } from '@move/domain/orders/payment/payment-state-words.ts';
import { STATUS, type StatusLook } from './statuses.ts';

/** Tone, icon and word of each state of the money of an order or transaction. */
export const PAYMENT_LOOKS: Readonly<Record<PaymentState, StatusLook>> = {
  ...STATUS.transaction,
  refund_failed: ['danger', 'cross', { nl: words.nl.refund_failed, en: words.en.refund_failed }],
  to_hand_over: ['warning', 'ring', { nl: words.nl.to_hand_over, en: words.en.to_hand_over }],
  refund_pending: ['info', 'ring', { nl: words.nl.refund_pending, en: words.en.refund_pending }],
};
