/** What an organiser cancels. `left_bundle`: a session is removed from a bundle. */
export const CANCELLATION_KINDS = ['sessions', 'bundle', 'activity', 'left_bundle'] as const;

export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/**
 * The progress of a person's refund. `nothing`: nothing is refunded, as it was free or not paid. `pending`: on its way through the payment
 * provider. `to_hand_over`: cash that the buyer does not have yet. `elsewhere`: paid elsewhere, so the organisation refunds it itself.
 */
export const CANCELLATION_REFUND_STATES = [
  'failed',
  'to_hand_over',
  'pending',
  'elsewhere',
  'done',
  'nothing',
] as const;

export type CancellationRefundState = (typeof CANCELLATION_REFUND_STATES)[number];
