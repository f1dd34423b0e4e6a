import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateFilter } from './label-filter-record.ts';

export function updateLabelActivityFilters(call: Call<typeof api.updateLabelActivityFilters>) {
  return updateFilter(call, 'activity');
}
