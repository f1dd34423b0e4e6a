import type { RepaymentState } from '@move/domain/orders/cancellations.ts';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';

/** How far somebody's money is. */
export const REPAYMENT_LOOKS: Readonly<Record<RepaymentState, StatusLook>> = {
  failed: STATUS.transaction.refund_failed,
  to_hand_over: STATUS.transaction.to_hand_over,
  pending: STATUS.transaction.refund_pending,
  done: ['success', 'check', 'Terugbetaald', 'Refunded', true],
  nothing: ['neutral', 'ring', 'Niets terug te geven', 'Nothing to refund', true],
};
