import { LIKENESSES } from '@move/domain/organizations/likely-double.ts';
import { z } from 'zod';
import { ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, paragraphs } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { Organization, OrganizationStatus } from './organizations.ts';
import { organizationLabels } from './organizations.labels.ts';

/** An organisation in the queue. */
export const WaitingOrganization = z.strictObject({
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  logo_url: ImageAddress.nullable(),
  sport_ids: z.array(Id),
  submitted_at: Instant,
  /** Rejected before, and submitted again. */
  is_resubmitted: Flag,
  /** The name of the platform on which it is reviewed. */
  home_application: z.string(),
});
export type WaitingOrganization = z.output<typeof WaitingOrganization>;

/** A recent decision. */
export const ReviewedOrganization = z.strictObject({
  id: Id,
  name: z.string(),
  status: OrganizationStatus,
  reviewed_at: Instant,
  home_application: z.string(),
});
export type ReviewedOrganization = z.output<typeof ReviewedOrganization>;

const SimilarOrganization = z.strictObject({
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  status: OrganizationStatus,
  /** The fields in which they are equal. */
  equal: z.array(z.enum(LIKENESSES)),
});
export type SimilarOrganization = z.output<typeof SimilarOrganization>;

/** The data for a decision, in addition to the organisation itself. */
export const Review = z.strictObject({
  id: Id,
  status: OrganizationStatus,
  submitted_at: Instant,
  reviewed_at: Instant.nullable(),
  /** The last reviewer. */
  reviewer: z.string().nullable(),
  /** False for an administrator of another platform than its home (docs/rules/access.md#review-of-organisations). */
  may_decide: Flag,
  home_application: z.string(),
  /** The sessions to come or going on that have participants. Rejecting cancels none of them. */
  awaited: z.strictObject({ sessions: z.int().min(0), participants: z.int().min(0) }),
  /** `none`: nobody is in the team or invited to it. Accepting then invites the organisation's address. */
  team: z.enum(['none', 'invited', 'members']),
  activities: z.array(z.strictObject({ id: Id, name: z.string(), sessions_count: z.int().min(0) })),
  activities_count: z.int().min(0),
  locations: z.array(z.strictObject({ id: Id, name: z.string(), address: z.string() })),
});
export type Review = z.output<typeof Review>;

const PATH = '/v1/admin/organizations';

/**
 * The organisations that the caller reviews, longest waiting first, with the last five decisions and the average time to a decision in the
 * last 90 days.
 */
export const listWaitingOrganizations = endpoint({
  name: 'listWaitingOrganizations',
  method: 'GET',
  path: `${PATH}/review`,
  permission: 'view-organizations',
  scope: 'application',
  query: pageQuery({ sort: ['submitted_at', 'name'], itemsPerPage: 100 }),
  reply: {
    ...pageOf('organizations', WaitingOrganization),
    reviewed: z.array(ReviewedOrganization),
    average_hours: z.number().min(0).nullable(),
  },
});

/** How many wait for review, for the menu. */
export const countWaitingOrganizations = endpoint({
  name: 'countWaitingOrganizations',
  method: 'GET',
  path: `${PATH}/review/count`,
  permission: 'view-organizations',
  scope: 'application',
  reply: { count: z.int().min(0) },
});

export const getReview = endpoint({
  name: 'getReview',
  method: 'GET',
  path: `${PATH}/:organizationId/review`,
  permission: 'view-organizations',
  scope: 'organization',
  reply: { review: Review },
});

/** At most five organisations on the caller's platforms that may be the same as this one; those with most equal fields first. */
export const listSimilarOrganizations = endpoint({
  name: 'listSimilarOrganizations',
  method: 'GET',
  path: `${PATH}/:organizationId/similar`,
  permission: 'view-organizations',
  scope: 'organization',
  reply: { organizations: z.array(SimilarOrganization) },
});

/** The status that was on screen: 409 when another reviewer decided meanwhile. */
const seen = { from: OrganizationStatus.optional() };

/**
 * Accepts an organisation that is pending or rejected. Final once its contact is mailed, 15 seconds later
 * (docs/rules/access.md#review-of-organisations).
 */
export const acceptOrganization = endpoint({
  name: 'acceptOrganization',
  method: 'POST',
  path: `${PATH}/:organizationId/accept`,
  permission: 'review-organizations',
  scope: 'organization',
  body: z.object(seen),
  reply: { organization: Organization },
  status: 200,
  problems: ['organization.accepted', 'organization.rejected', 'organization.waiting'],
  labels: organizationLabels,
});

/** Characters of a reason. */
export const REJECTION_REASON_MAX = 1_000;

/** Rejects a pending organisation; the reason is mailed to its contact 15 seconds later. */
export const rejectOrganization = endpoint({
  name: 'rejectOrganization',
  method: 'POST',
  path: `${PATH}/:organizationId/reject`,
  permission: 'review-organizations',
  scope: 'organization',
  body: z.object({ ...seen, reason: paragraphs(REJECTION_REASON_MAX) }),
  reply: { organization: Organization },
  status: 200,
  problems: ['organization.accepted', 'organization.rejected', 'organization.waiting'],
  labels: organizationLabels,
});

/** Undoes the caller's own decision before its mail is sent: restores the organisation's former status. */
export const undoDecision = endpoint({
  name: 'undoDecision',
  method: 'POST',
  path: `${PATH}/:organizationId/review/undo`,
  permission: 'review-organizations',
  scope: 'organization',
  reply: { organization: Organization },
  status: 200,
  problems: ['organization.decided', 'organization.waiting'],
});

/** Submits a rejected organisation for another review. */
export const resubmitOrganization = endpoint({
  name: 'resubmitOrganization',
  method: 'POST',
  path: `${PATH}/:organizationId/resubmit`,
  permission: 'edit-organization',
  scope: 'organization',
  reply: { organization: Organization },
  status: 200,
  problems: ['organization.accepted', 'organization.waiting'],
});
