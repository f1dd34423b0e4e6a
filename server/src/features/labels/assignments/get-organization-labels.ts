import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { organizationOf, getLabels } from './assign-labels.ts';

export function getOrganizationLabels(call: Call<typeof api.getOrganizationLabels>) {
  return getLabels(call, organizationOf(call));
}
