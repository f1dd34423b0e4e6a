/** What an organiser cancels. `left_bundle`: a session is taken out of a bundle. */
export const CANCELLATION_KINDS = ['sessions', 'bundle', 'activity', 'left_bundle'] as const;

export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/**
 * How far the money of one person is. `nothing`: nothing goes back, as it was free, not paid or paid elsewhere. `pending`: on its way
 * through the payment provider. `to_hand_over`: cash that the buyer has not got yet.
 */
export const REPAYMENT_STATES = ['failed', 'to_hand_over', 'pending', 'done', 'nothing'] as const;

export type RepaymentState = (typeof REPAYMENT_STATES)[number];
