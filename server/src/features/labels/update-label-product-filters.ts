import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeFilter } from './change-label-filter.ts';

export function updateLabelProductFilters(call: Call<typeof api.updateLabelProductFilters>) {
  return changeFilter(call, 'product');
}
