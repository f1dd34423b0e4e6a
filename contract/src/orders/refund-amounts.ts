import { Count } from '../kit/fields.ts';

/** What was refunded; `paymentStates` makes of it and of the status what is shown. */
export const refundAmounts = {
  /** With what is on its way and cash that is still to be handed over; without what failed. */
  refunded_in_cents: Count,
  /** What the payment provider refused to refund, and nobody has dealt with yet. */
  failed_refund_in_cents: Count,
  /** On its way through the payment provider: inside `refunded_in_cents`. */
  pending_refund_in_cents: Count,
  /** Cash that was not handed over yet: inside `refunded_in_cents`. */
  to_hand_over_in_cents: Count,
};
