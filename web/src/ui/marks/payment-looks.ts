import { paymentStateWords } from '@move/domain/orders/payment/payment-state-words.ts';
import type { PaymentState } from '@move/domain/orders/payment/payment-state.ts';
import { type StatusLook, statusLooks } from './status-looks.ts';
import { STATUS } from './statuses.ts';

/** Tone, icon and word of each state of the money of an order or transaction. */
export const PAYMENT_LOOKS: Readonly<Record<PaymentState, StatusLook>> = {
  ...STATUS.transaction,
  ...statusLooks((locale) => paymentStateWords[locale], {
    refund_failed: ['danger', 'cross'],
    to_hand_over: ['warning', 'ring'],
    refund_pending: ['info', 'ring'],
  }),
};
