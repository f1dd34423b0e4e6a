import { z } from 'zod';
import { Instant } from '../kit/fields.ts';

/** What is refunded when a visitor cancels. */
export const RefundTerms = z.strictObject({
  /** Sentences in the language of the call, with days and times as the clocks of the session show them. */
  text: z.string(),
  /**
   * Who cancels until an instant, itself included, gets this percentage of the price back; those that are over are left out. Empty where
   * no day is known yet: for an activity, and for a product that is still to be bought.
   */
  steps: z.array(z.strictObject({ until: Instant, refund_percentage: z.int().min(0).max(100) })),
});
export type RefundTerms = z.output<typeof RefundTerms>;
