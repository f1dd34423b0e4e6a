import type { listRates, Rate } from '@move/contract/rates/rates.ts';
import { freeRate } from '@move/domain/rates/free-rate.ts';
import type { Locale } from '../../platform/texts/locale.ts';
import type { List } from '../../screens/list/use-list.ts';

type RateRows = List<typeof listRates>;

/**
 * Adds the free entry above the list when the list has no search, shows no archive and is on page one. The total counts the stored rates,
 * because they make up the pages; without stored rates the total is 1 (docs/rules/money.md#prices-and-vat).
 */
export function withFree(list: RateRows, locale: Locale): RateRows {
  const { query } = list.view;
  if (list.isLoading || list.page > 1 || query.search !== undefined || query.isArchived !== undefined) return list;
  // only the free entry has no id; code that needs an id calls isStored() first
  const free = { ...NOT_STORED, ...freeRate(locale) } as unknown as Rate;
  return { ...list, rows: [free, ...list.rows], total: Math.max(1, list.total) };
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
