import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeFilter } from './change-label-filter.ts';

export function updateLabelActivityFilters(call: Call<typeof api.updateLabelActivityFilters>) {
  return changeFilter(call, 'activity');
}
