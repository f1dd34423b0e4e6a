import { readMinutes, SUBSCRIBE_MAX, subscriptionViolations } from '@move/domain/sessions/subscription-window.ts';
import { z } from 'zod';
import { report } from '../kit/report.ts';

// typed as our own forms write it; that callers may send texts is for the schema alone to know
const Minutes: unknown = z
  .union([z.number(), z.string().max(20)])
  .nullable()
  .transform(readMinutes);
const MinutesField = Minutes as z.ZodType<number | null, number | null>;

/** Whole minutes before the start, 0 to a year; null, "" and "null" are no limit (docs/rules/planning.md#sign-up-window). */
export const subscribeFields = { subscribe_from: MinutesField, subscribe_until: MinutesField };

/** The same as they are read. */
const StoredMinutes = z.int().min(0).max(SUBSCRIBE_MAX).nullable();
export const subscribeReply = { subscribe_from: StoredMinutes, subscribe_until: StoredMinutes };

type Pair = { subscribe_from?: number | null | undefined; subscribe_until?: number | null | undefined };

/** What a body alone can show to be wrong; the pair that would be stored is checked where the stored half is known. */
export function checkSubscribePair(ctx: { value: Pair; issues: z.core.$ZodRawIssue[] }) {
  report(ctx, subscriptionViolations(ctx.value));
}
