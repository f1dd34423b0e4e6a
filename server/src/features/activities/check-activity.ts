import type { Activity, ActivityChange } from '@move/contract/activities/activities.ts';
import { ageRangeViolations, flagViolations, offerTypeMessage } from '@move/domain/activities/activity-rules.ts';
import { publishingViolationsOfChange } from '@move/domain/activities/publishing.ts';
import type { Violation } from '@move/domain/kit/messages.ts';
import { subscriptionViolations } from '@move/domain/sessions/subscription-window.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseUnknown } from '../../platform/database/links.ts';
import { invalidAll, refusedByState } from '../../platform/http/problem.ts';
import { findTermsOfRate } from './activities.queries.ts';

/** The fields of an activity that rules look at. */
export type Ruled = Pick<
  Activity,
  | 'sport_id'
  | 'description'
  | 'notes'
  | 'location_id'
  | 'rate_id'
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
  | 'participants_count'
>;

/** A new activity before anything is filled in: a draft that offers sessions (D4.8). */
export const blank: Ruled = {
  sport_id: null,
  description: null,
  notes: null,
  location_id: null,
  rate_id: null,
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
  participants_count: 0,
};

type Sent = Omit<ActivityChange, 'updated_at'>;

/** What would be stored: what was sent over what there is. A rate that lacks the chosen term falls back to its own first one. */
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
  before: Ruled;
  sent: Sent;
};

/**
 * Checks a change against what is stored and against the tenant, and answers what would be stored. Refuses with every
 * violation on its own field (422), or with 409 when people still take part in the kind of offer that would go.
 */
export async function checkActivity(db: Database, { organizationId, before, sent }: Checking) {
  await refuseUnknown(db, { table: 'sports', ids: sent.sport_id ? [sent.sport_id] : [], field: 'sport_id' });
  await refuseUnknown(db, { table: 'tags', ids: sent.tag_ids ?? [], field: 'tag_ids' });
  // row-level security shows the categories of all platforms and those the organisation is on (D1.14)
  await refuseUnknown(db, { table: 'categories', ids: sent.category_ids ?? [], field: 'category_ids' });
  const after = await merged(db, before, sent);
  const violations = [
    ...(await rateViolations(db, before, after)),
    ...(await locationViolations(db, { organizationId, before, after })),
    ...ageRangeViolations(after),
    ...subscriptionViolations(after),
    ...publishingViolationsOfChange(before, after),
  ];
  if (violations.length > 0) throw invalidAll(violations);
  const message = offerTypeMessage({
    from: before.offer_type,
    to: after.offer_type,
    session_participants: before.participants_count,
    bundle_participants: 0,
  });
  if (message) throw refusedByState('state', message.key);
  return after;
}

/** The rate is one of the organisation's that is still in use, walk-in is free, and the term is one of the rate's (D4.8, D5.5). */
async function rateViolations(db: Database, before: Ruled, after: Ruled): Promise<Violation[]> {
  const rate = after.rate_id === null ? null : await findRate(db, after.rate_id);
  const isNew = after.rate_id !== before.rate_id;
  if (after.rate_id !== null && isNew && (!rate || rate.archived_at !== null)) {
    return [{ path: ['rate_id'], key: 'exists' }];
  }
  const { no_signup_required, has_waitlist, cancellation_term_id } = after;
  const violations = flagViolations({ no_signup_required, has_waitlist, price_in_cents: rate?.price_in_cents ?? 0 });
  // a term that the rate lost meanwhile stays until another is chosen
  if (cancellation_term_id === null || (cancellation_term_id === before.cancellation_term_id && !isNew))
    return violations;
  const terms = await findTermsOfRate(db, after.rate_id);
  if (terms.some((term) => term.id === cancellation_term_id)) return violations;
  return [...violations, { path: ['cancellation_term_id'], key: 'activity.cancellation_term' }];
}

function findRate(db: Database, rateId: number) {
  return db
    .selectFrom('rates')
    .select(['price_in_cents', 'archived_at'])
    .where('id', '=', rateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A location that is chosen anew must be one that the organisation uses (D1.4). */
async function locationViolations(
  db: Database,
  { organizationId, before, after }: { organizationId: number; before: Ruled; after: Ruled },
): Promise<Violation[]> {
  if (after.location_id === null || after.location_id === before.location_id) return [];
  const used = await db
    .selectFrom('location_organizations')
    .innerJoin('locations', 'locations.id', 'location_organizations.location_id')
    .select('location_id')
    .where('location_id', '=', after.location_id)
    .where('organization_id', '=', organizationId)
    .where('unlinked_at', 'is', null)
    .where('locations.deleted_at', 'is', null)
    .executeTakeFirst();
  return used ? [] : [{ path: ['location_id'], key: 'activity.location' }];
}
