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
