import type { MessageKey, Violation } from '../kit/messages/messages.ts';
import { isEmpty } from '../kit/rules/presence-rules.ts';
import type { ChosenPrice } from '../rates/chosen-price.ts';
import type { OfferType } from './offer.ts';

export type Publishable = ChosenPrice & {
  readonly sport_id: number | null;
  readonly description: string | null;
  readonly location_id: number | null;
  readonly notes: string | null;
  readonly offer_type: OfferType;
  /** A walk-in activity is free, so it needs no rate. */
  readonly no_signup_required: boolean;
  /** Planned sessions and bundles, without past ones. */
  readonly sessions_count: number;
  readonly bundles_count: number;
};

/** What an activity still lacks to be published, in the order of its tabs (docs/rules/planning.md#publishing). */
export function publishingViolations(activity: Publishable): Violation[] {
  const hasPlace = activity.location_id !== null || !isEmpty(activity.notes);
  const { offer_type } = activity;
  const hasPrice = !isPriceOpen(activity) || activity.no_signup_required;
  const missing: [isMissing: boolean, field: string, key: MessageKey][] = [
    [activity.sport_id === null, 'sport_id', 'activity.publish.sport'],
    [isEmpty(activity.description), 'description', 'activity.publish.description'],
    [!hasPrice, 'rate_id', 'activity.publish.price'],
    [!hasPlace, 'location_id', 'activity.publish.place'],
    [offer_type === 'sessions' && activity.sessions_count === 0, 'sessions', 'activity.publish.sessions'],
    [offer_type === 'bundles' && activity.bundles_count === 0, 'bundles', 'activity.publish.bundles'],
  ];
  return missing.flatMap(([isMissing, field, key]) => (isMissing ? [{ path: [field], key }] : []));
}

/** Whether no price is chosen yet: neither a rate nor free. */
export function isPriceOpen({ rate_id, price_open }: ChosenPrice): boolean {
  return price_open && rate_id === null;
}

/**
 * Why a change can't be saved. Publishing needs everything. A published activity may not lose what it has. What it lacked before the
 * change, e.g. because its last session is over, doesn't prevent the change.
 */
export function publishingViolationsOfChange(
  before: Publishable & { readonly concept: boolean },
  after: Publishable & { readonly concept: boolean },
): Violation[] {
  if (after.concept) return [];
  const lacking = publishingViolations(after);
  if (before.concept) return lacking;
  const lacked = new Set(publishingViolations(before).map(({ key }) => key));
  return lacking.filter(({ key }) => !lacked.has(key));
}
