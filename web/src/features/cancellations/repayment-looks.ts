import type { RepaymentState } from '@move/domain/orders/cancellations.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

/** How far somebody's money is. */
export const REPAYMENT_LOOKS: Readonly<Record<RepaymentState, StatusLook>> = {
  failed: ['danger', 'cross', 'Mislukt', 'Failed'],
  to_hand_over: ['warning', 'ring', 'Contant terug te geven', 'Cash to give back'],
  pending: ['info', 'half', 'Onderweg', 'On the way'],
  done: ['success', 'check', 'Terugbetaald', 'Refunded', true],
  nothing: ['neutral', 'ring', 'Niets terug te geven', 'Nothing to refund', true],
};
