import type { RepaymentState } from '@move/domain/orders/refunds/cancellations.ts';
import { PAYMENT_LOOKS } from '../../ui/marks/payment-looks.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

/** How far somebody's money is. */
export const REPAYMENT_LOOKS: Readonly<Record<RepaymentState, StatusLook>> = {
  failed: PAYMENT_LOOKS.refund_failed,
  to_hand_over: PAYMENT_LOOKS.to_hand_over,
  pending: PAYMENT_LOOKS.refund_pending,
  done: ['success', 'check', { nl: 'Terugbetaald', en: 'Refunded' }, true],
  nothing: ['neutral', 'ring', { nl: 'Niets terug te geven', en: 'Nothing to refund' }, true],
};
