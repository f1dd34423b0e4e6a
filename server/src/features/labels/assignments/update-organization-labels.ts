import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assignLabels, labeledOrganization } from './assign-labels.ts';

export function updateOrganizationLabels(call: Call<typeof api.updateOrganizationLabels>) {
  return assignLabels(call, { bearer: labeledOrganization(call), body: call.body });
}
