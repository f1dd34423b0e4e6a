import { parseMinutes, SUBSCRIBE_MAX, subscriptionViolations } from '@move/domain/sessions/subscription-window.ts';
import { z } from 'zod';
import { report } from '../kit/report.ts';

// the type is what our own forms send; the schema also accepts texts, for other callers
const Minutes: unknown = z
  .union([z.number(), z.string().max(20)])
  .nullable()
  .transform(parseMinutes);
const MinutesField = Minutes as z.ZodType<number | null, number | null>;

/** Whole minutes before the start, 0 to a year; null, "" and "null" are no limit (docs/rules/planning.md#sign-up-window). */
export const subscribeFields = { subscribe_from: MinutesField, subscribe_until: MinutesField };

/** These fields in replies. */
const StoredMinutes = z.int().min(0).max(SUBSCRIBE_MAX).nullable();
export const subscribeReply = { subscribe_from: StoredMinutes, subscribe_until: StoredMinutes };

type Pair = { subscribe_from?: number | null | undefined; subscribe_until?: number | null | undefined };

/** Checks the two values if the body has both. The server also checks the stored pair when only one is sent. */
export function checkSubscribePair(ctx: { value: Pair; issues: z.core.$ZodRawIssue[] }) {
  report(ctx, subscriptionViolations(ctx.value));
}
