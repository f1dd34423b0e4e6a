import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../platform/http/route.ts';
import { readFilter } from './change-label-filter.ts';

export function getLabelOrganizationFilters(call: Call<typeof api.getLabelOrganizationFilters>) {
  return readFilter(call, 'organization');
}
