/** What an activity offers; decides which tabs it has (D10.12). */
export const OFFER_TYPES = ['sessions', 'bundles', 'products', 'none'] as const;

export type OfferType = (typeof OFFER_TYPES)[number];

/** "all" is stored too: suited for everyone (D10.13). */
export const LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

export type Level = (typeof LEVELS)[number];

/** For whom an offer is (D10.13). */
export const GENDERS = ['male', 'female', 'other', 'none', 'both'] as const;

export type Gender = (typeof GENDERS)[number];

/** What a participant can be: one of the genders, never "both" (D10.13). */
export const PARTICIPANT_GENDERS = ['male', 'female', 'other', 'none'] as const satisfies readonly Gender[];

/** Highest age of an age range (D4.7). */
export const AGE_MAX = 120;
