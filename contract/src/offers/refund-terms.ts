import { z } from 'zod';
import { Instant } from '../kit/fields.ts';

/** What is refunded when a visitor cancels. */
export const RefundTerms = z.strictObject({
  /** Sentences in the language of the call, with days and times in the zone of the session. */
  text: z.string(),
  /**
   * The refunded percentage of the price until each instant, inclusive; instants in the past are left out. Empty while no day is known: for
   * an activity, and for a product that is still to be bought. For an order whose lines have different terms, these are the steps of the
   * first line that has any.
   */
  steps: z.array(z.strictObject({ until: Instant, refund_percentage: z.int().min(0).max(100) })),
});
export type RefundTerms = z.output<typeof RefundTerms>;
