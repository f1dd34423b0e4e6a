import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateFilter } from './label-filter-record.ts';

export function updateLabelOrganizationFilters(call: Call<typeof api.updateLabelOrganizationFilters>) {
  return updateFilter(call, 'organization');
}
