import { addDays } from '../kit/dates/dates.ts';

/** The differences between the provider and us (docs/rules/provider-comparisons.md#what-is-found). */
export const PROVIDER_FINDING_KINDS = [
  'missing_here',
  'missing_there',
  'double',
  'amount',
  'refund',
  'chargeback',
  'currency',
] as const;
export type ProviderFindingKind = (typeof PROVIDER_FINDING_KINDS)[number];

/** `closed` is a difference that is gone: a later comparison of its day no longer found it. */
export const PROVIDER_FINDING_STATUSES = ['open', 'explained', 'closed'] as const;

/** What a finding is about: something at the provider, or an order without a payment there. */
export const PROVIDER_ENTRIES = ['payment', 'refund', 'chargeback', 'order'] as const;

export const PROVIDER_DAY_STATES = ['compared', 'not_compared'] as const;

/**
 * Why a day could not be compared: the provider is away, it refuses our key, we can't decrypt the key, or we can't read its answer, which
 * may be a refusal of the request.
 */
export const NOT_COMPARED_REASONS = ['provider_away', 'key_refused', 'key_unreadable', 'answer_unreadable'] as const;
export type NotComparedReason = (typeof NOT_COMPARED_REASONS)[number];

/** Hours from the end of a day to its comparison: by then late reports of the provider have arrived. */
const GRACE_HOURS = 2;

/** The last day that has been over in this zone for at least two hours. */
export function lastClosedDay(now: Date, timeZone: string): string {
  const before = Temporal.Instant.fromEpochMilliseconds(now.getTime()).subtract({ hours: GRACE_HOURS });
  return addDays(before.toZonedDateTimeISO(timeZone).toPlainDate().toString(), -1);
}
