import type { Message, Violation } from '../kit/messages/messages.ts';
import { AGE_MAX, type OfferType } from './offer.ts';

/** A walk-in activity has no waiting list and a free rate (docs/rules/planning.md#kinds-of-offer). */
export function walkInViolations(activity: {
  no_signup_required: boolean;
  has_waitlist: boolean;
  /** 0 for the free rate. */
  price_in_cents: number;
}): Violation[] {
  if (!activity.no_signup_required) return [];
  return [
    ...(activity.has_waitlist ? [{ path: ['has_waitlist'], key: 'activity.walk_in.waitlist' } as const] : []),
    ...(activity.price_in_cents > 0 ? [{ path: ['rate_id'], key: 'activity.walk_in.rate' } as const] : []),
  ];
}

/** Ages are whole years from 0 to 120, null is open, and `age_from` is at most `age_to` (docs/rules/spots.md#ages). */
export function ageRangeViolations(range: { age_from: number | null; age_to: number | null }): Violation[] {
  const wrong = (['age_from', 'age_to'] as const).filter((field) => !isAge(range[field]));
  if (wrong.length > 0)
    return wrong.map((field) => ({ path: [field], key: 'between', params: { min: 0, max: AGE_MAX } }));
  const isReversed = range.age_from !== null && range.age_to !== null && range.age_from > range.age_to;
  return isReversed ? [{ path: ['age_from'], key: 'age.order' }] : [];
}

/**
 * The kind of offer can't change while there are participants in the kind that would end (docs/rules/planning.md#kinds-of-offer). The
 * counts are of future participants; those of a bundle are not counted again in its sessions.
 */
export function offerTypeMessage(change: {
  from: OfferType;
  to: OfferType;
  session_participants: number;
  bundle_participants: number;
}): Message | null {
  if (change.from === change.to) return null;
  const isStranded =
    (change.to !== 'sessions' && change.session_participants > 0) ||
    (change.to !== 'bundles' && change.bundle_participants > 0);
  return isStranded ? { key: 'activity.offer_type' } : null;
}

function isAge(age: number | null): boolean {
  return age === null || (Number.isInteger(age) && age >= 0 && age <= AGE_MAX);
}
