import type { Activity, ActivityChange } from '@move/contract/activities/activities.ts';
import { ageRangeViolations, walkInViolations, offerTypeMessage } from '@move/domain/activities/activity-rules.ts';
import { publishingViolationsOfChange } from '@move/domain/activities/publishing.ts';
import type { Violation } from '@move/domain/kit/messages/messages.ts';
import { subscriptionViolations } from '@move/domain/sessions/subscription-window.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidAll, refusedByState } from '../../../platform/http/problem.ts';
import { countUpcomingParticipants, findTermsOfRate } from '../activities.queries.ts';
import { findRatePrice, locationViolations, assertKnownTaxonomy } from './taxonomy-and-location.ts';

/** The fields of an activity that the rules check. */
export type Ruled = Pick<
  Activity,
  | 'sport_id'
  | 'description'
  | 'notes'
  | 'location_id'
  | 'rate_id'
  | 'price_open'
  | 'cancellation_term_id'
  | 'concept'
  | 'offer_type'
  | 'has_waitlist'
  | 'no_signup_required'
  | 'age_from'
  | 'age_to'
  | 'subscribe_from'
  | 'subscribe_until'
  | 'sessions_count'
  | 'bundles_count'
>;

/** A new activity with defaults: a draft that offers sessions (docs/rules/planning.md#publishing). */
export const activityDefaults: Ruled = {
  sport_id: null,
  description: null,
  notes: null,
  location_id: null,
  rate_id: null,
  price_open: true,
  cancellation_term_id: null,
  concept: true,
  offer_type: 'sessions',
  has_waitlist: false,
  no_signup_required: false,
  age_from: null,
  age_to: null,
  subscribe_from: null,
  subscribe_until: null,
  sessions_count: 0,
  bundles_count: 0,
};

type Sent = Omit<ActivityChange, 'updated_at'>;

/** Merges the sent fields into the stored ones. A stored term that the new rate doesn't offer becomes null, i.e. the rate's first term. */
async function merged(db: Database, before: Ruled, sent: Sent): Promise<Ruled> {
  const given = Object.entries(sent).filter(([name, value]) => name in before && value !== undefined);
  const after: Ruled = { ...before, ...Object.fromEntries(given) };
  const isKept = sent.cancellation_term_id === undefined && after.cancellation_term_id !== null;
  if (!isKept || after.rate_id === before.rate_id) return after;
  const terms = await findTermsOfRate(db, after.rate_id);
  const isOffered = terms.some((term) => term.id === after.cancellation_term_id);
  return isOffered ? after : { ...after, cancellation_term_id: null };
}

type Checking = {
  organizationId: number;
  /** Null for a new activity. */
  activityId: number | null;
  before: Ruled;
  sent: Sent;
};

/**
 * Checks a change against the stored activity and the tenant, and returns what would be stored. Throws 422 with every violation on its own
 * field, or 409 when the change would end a kind of offer that has participants.
 */
export async function checkActivity(db: Database, { organizationId, activityId, before, sent }: Checking) {
  await assertKnownTaxonomy(db, sent);
  const after = await merged(db, before, sent);
  const violations = [
    ...(await rateViolations(db, before, after)),
    ...(await locationViolations(db, { organizationId, before, after })),
    ...ageRangeViolations(after),
    ...subscriptionViolations(after),
    ...publishingViolationsOfChange(before, after),
  ];
  if (violations.length > 0) throw invalidAll(violations);
  if (activityId !== null) await assertNoneStranded(db, { activityId, from: before.offer_type, to: after.offer_type });
  return after;
}

type TypeChange = { activityId: number; from: Ruled['offer_type']; to: Ruled['offer_type'] };

async function assertNoneStranded(db: Database, { activityId, from, to }: TypeChange) {
  if (from === to) return;
  const message = offerTypeMessage({ from, to, ...(await countUpcomingParticipants(db, activityId)) });
  if (message) throw refusedByState('state', message.key);
}

/** The rate must be in use by the organisation, free for a walk-in, and offer the chosen term (docs/rules/money.md#cancellation-terms). */
async function rateViolations(db: Database, before: Ruled, after: Ruled): Promise<Violation[]> {
  const rate = after.rate_id === null ? null : await findRatePrice(db, after.rate_id);
  const isNew = after.rate_id !== before.rate_id;
  if (after.rate_id !== null && isNew && (!rate || rate.archived_at !== null)) {
    return [{ path: ['rate_id'], key: 'exists' }];
  }
  const { no_signup_required, has_waitlist, cancellation_term_id } = after;
  const violations = walkInViolations({ no_signup_required, has_waitlist, price_in_cents: rate?.price_in_cents ?? 0 });
  // a term that the rate no longer offers stays until another is chosen
  if (cancellation_term_id === null || (cancellation_term_id === before.cancellation_term_id && !isNew))
    return violations;
  const terms = await findTermsOfRate(db, after.rate_id);
  if (terms.some((term) => term.id === cancellation_term_id)) return violations;
  return [...violations, { path: ['cancellation_term_id'], key: 'activity.cancellation_term' }];
}
