import type { listRates, Rate } from '@move/contract/rates/rates.ts';
import { freeRate } from '@move/domain/rates/free-rate.ts';
import type { Locale } from '../../platform/texts/locale.ts';
import type { List } from '../../screens/list/use-list.ts';

type RateRows = List<typeof listRates>;

/**
 * Adds the free rate above page one of the list, except in a search or in the archive. Pages are counted in stored rates; the
 * range, e.g. “1–21”, also counts the free rate (docs/rules/money.md#prices-and-vat).
 */
export function withFree(list: RateRows, locale: Locale): RateRows {
  const { query } = list.view;
  if (list.isLoading || query.search !== undefined || query.isArchived !== undefined) return list;
  if (list.page > 1) return { ...list, rowsAbove: 1 };
  // only the free rate has no id; code that needs an id calls isStored() first
  const free = { ...NOT_STORED, ...freeRate(locale) } as unknown as Rate;
  return { ...list, rows: [free, ...list.rows], rowsAbove: 1 };
}

const NOT_STORED = {
  vat_percentage: 0,
  vat_exemption_reason: null,
  cancellation_term_ids: [],
  cancellation_terms: [],
  is_used: false,
  archived_at: null,
  created_at: '',
  updated_at: '',
};
