import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../../platform/http/route.ts';
import { getFilter } from './label-filter-record.ts';

export function getLabelActivityFilters(call: Call<typeof api.getLabelActivityFilters>) {
  return getFilter(call, 'activity');
}
