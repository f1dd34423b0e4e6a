/** Kinds of organisation (D1.3). */
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

/** Review of a new organisation (D3.5). */
export const ORGANIZATION_STATUSES = ['pending', 'accepted', 'rejected'] as const;

export type OrganizationStatus = (typeof ORGANIZATION_STATUSES)[number];

/** The moves of a review (D3.5): accepted is final, rejected can be handed in again or accepted after all. */
const MOVES: Readonly<Record<OrganizationStatus, readonly OrganizationStatus[]>> = {
  pending: ['accepted', 'rejected'],
  rejected: ['pending', 'accepted'],
  accepted: [],
};

/** The statuses from which an organisation may go to another one. */
export function statusesBefore(next: OrganizationStatus): OrganizationStatus[] {
  return ORGANIZATION_STATUSES.filter((status) => MOVES[status].includes(next));
}
