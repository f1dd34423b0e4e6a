import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../platform/http/route.ts';
import { readFilter } from './change-label-filter.ts';

export function getLabelActivityFilters(call: Call<typeof api.getLabelActivityFilters>) {
  return readFilter(call, 'activity');
}
