import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../platform/http/route.ts';
import { readFilter } from './change-label-filter.ts';

export function getLabelProductFilters(call: Call<typeof api.getLabelProductFilters>) {
  return readFilter(call, 'product');
}
