import type * as api from '@move/contract/labels/label-filters.ts';
import type { Call } from '../../../platform/http/route.ts';
import { getFilter } from './label-filter-record.ts';

export function getLabelOrganizationFilters(call: Call<typeof api.getLabelOrganizationFilters>) {
  return getFilter(call, 'organization');
}
