import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../../platform/http/route.ts';
import { getFilter } from './label-filter-record.ts';

export function getLabelProductFilters(call: Call<typeof api.getLabelProductFilters>) {
  return getFilter(call, 'product');
}
