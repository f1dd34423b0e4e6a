import type { Violation } from '../kit/messages/messages.ts';

/** The filters on a platform's site. */
export const FILTER_KEYS = [
  'sport',
  'category',
  'date',
  'age',
  'gender',
  'level',
  'price',
  'distance',
  'accessible',
  'offer_type',
  'tag',
  'location_type',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Primary filters are always in sight, secondary ones behind “more filters”. */
export const FILTER_TIERS = ['primary', 'secondary'] as const;
export type FilterTier = (typeof FILTER_TIERS)[number];

type Lists = Readonly<Record<FilterTier, readonly { key: FilterKey }[]>>;

/** A key occurs once in the two lists together. */
export function filterViolations(lists: Lists): Violation[] {
  const seen = new Set<FilterKey>();
  return FILTER_TIERS.flatMap((tier) =>
    lists[tier].flatMap(({ key }, at): Violation[] => {
      if (seen.has(key)) return [{ path: [tier, at, 'key'], key: 'filters.once' }];
      seen.add(key);
      return [];
    }),
  );
}
