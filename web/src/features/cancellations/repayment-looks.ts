import type { RepaymentState } from '@move/domain/orders/refunds/cancellations.ts';
import { PAYMENT_LOOKS } from '../../ui/marks/payment-looks.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

/** The looks of the status of a refund. */
export const REPAYMENT_LOOKS: Readonly<Record<RepaymentState, StatusLook>> = {
  failed: PAYMENT_LOOKS.refund_failed,
  to_hand_over: PAYMENT_LOOKS.to_hand_over,
  pending: PAYMENT_LOOKS.refund_pending,
  done: ['success', 'check', { nl: 'Terugbetaald', en: 'Refunded' }, true],
  nothing: ['neutral', 'ring', { nl: 'Niets terug te geven', en: 'Nothing to refund' }, true],
};
