import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeFilter } from './change-label-filter.ts';

export function updateLabelOrganizationFilters(call: Call<typeof api.updateLabelOrganizationFilters>) {
  return changeFilter(call, 'organization');
}
