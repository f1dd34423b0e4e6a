/** What an activity offers; decides which tabs it has (docs/rules/planning.md#kinds-of-offer). */
export const OFFER_TYPES = ['sessions', 'bundles', 'products', 'none'] as const;

export type OfferType = (typeof OFFER_TYPES)[number];

/** "all" means suitable for everyone, and is stored too. */
export const LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

export type Level = (typeof LEVELS)[number];

/** The genders an offer is for. */
export const GENDERS = ['male', 'female', 'other', 'none', 'both'] as const;

export type Gender = (typeof GENDERS)[number];

/** Upper limit of an age range. */
export const AGE_MAX = 120;
