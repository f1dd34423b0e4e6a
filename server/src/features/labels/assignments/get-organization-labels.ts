import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { labeledOrganization, getLabels } from './assign-labels.ts';

export function getOrganizationLabels(call: Call<typeof api.getOrganizationLabels>) {
  return getLabels(call, labeledOrganization(call));
}
