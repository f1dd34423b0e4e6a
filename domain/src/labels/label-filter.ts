import { AGE_MAX } from '../activities/offer.ts';
import type { Violation } from '../kit/messages/messages.ts';
import { PRICE_MAX_IN_CENTS } from '../kit/money/money.ts';

/** The kinds of records that a label's filters can match. */
export const LABEL_KINDS = ['activity', 'product', 'organization'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/**
 * Every condition that is filled in must match; of a list, one value is enough. A filter without conditions matches nothing. Ages are in
 * whole years, dates are local `YYYY-MM-DD`, prices are in cents; null is an open end.
 */
export type LabelFilter = {
  min_age: number | null;
  max_age: number | null;
  start_date: string | null;
  end_date: string | null;
  min_price: number | null;
  max_price: number | null;
  sport_ids: readonly number[];
  tag_ids: readonly number[];
  category_ids: readonly number[];
};

export const EMPTY_FILTER: LabelFilter = {
  min_age: null,
  max_age: null,
  start_date: null,
  end_date: null,
  min_price: null,
  max_price: null,
  sport_ids: [],
  tag_ids: [],
  category_ids: [],
};

/** Whether a filter has a condition; one without matches nothing, rather than everything. */
export function hasConditions(filter: LabelFilter): boolean {
  return Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
}

type Ends = Pick<LabelFilter, 'min_age' | 'max_age' | 'start_date' | 'end_date' | 'min_price' | 'max_price'>;

/** A range doesn't end before it starts; both ends may be equal. */
export function labelFilterViolations(filter: Ends): Violation[] {
  return [
    ...violationIf(isReversed(filter.min_age, filter.max_age), { path: ['min_age'], key: 'age.order' }),
    ...violationIf(isReversed(filter.start_date, filter.end_date), { path: ['start_date'], key: 'dates.order' }),
    ...violationIf(isReversed(filter.min_price, filter.max_price), { path: ['min_price'], key: 'label.prices' }),
  ];
}

export const LABEL_LIMITS = { age: AGE_MAX, price: PRICE_MAX_IN_CENTS } as const;

const violationIf = (isBroken: boolean, violation: Violation) => (isBroken ? [violation] : []);

function isReversed<End extends number | string>(from: End | null, until: End | null): boolean {
  return from !== null && until !== null && from > until;
}
