/** Kinds of organisation. */
export const ORGANIZATION_TYPES = [
  'association',
  'company',
  'foundation',
  'municipality',
  'school',
  'healthcare',
  'individual',
  'other',
] as const;

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** Review of a new organisation (docs/rules/access.md#review-of-organisations). */
export const ORGANIZATION_STATUSES = ['pending', 'accepted', 'rejected'] as const;

export type OrganizationStatus = (typeof ORGANIZATION_STATUSES)[number];

/**
 * How long a decision can be undone, in milliseconds; its mail is sent after that. The screen offers to undo it for 8 seconds, longer while
 * the pointer is there, and a decision about hundreds of organisations takes some seconds itself.
 */
export const UNDO_DECISION_MS = 15_000;

/** Accepted is final; rejected can be submitted again, or accepted after all. */
const TRANSITIONS: Readonly<Record<OrganizationStatus, readonly OrganizationStatus[]>> = {
  pending: ['accepted', 'rejected'],
  rejected: ['pending', 'accepted'],
  accepted: [],
};

/** The statuses from which an organisation may go to this one. */
export function statusesBefore(next: OrganizationStatus): OrganizationStatus[] {
  return ORGANIZATION_STATUSES.filter((status) => TRANSITIONS[status].includes(next));
}
