import { Count } from '../kit/fields.ts';

/** What was refunded; `paymentStates` derives the shown state from it and the status. */
export const refundAmounts = {
  /** Includes refunds on their way and cash to hand over; excludes failed ones. */
  refunded_in_cents: Count,
  /** Refunds that the payment provider refused, and that are not handled yet. */
  failed_refund_in_cents: Count,
  /** On its way through the payment provider; included in `refunded_in_cents`. */
  pending_refund_in_cents: Count,
  /** Cash that is still to be handed over; included in `refunded_in_cents`. */
  to_hand_over_in_cents: Count,
};
