import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assignLabels, organizationOf } from './assign-labels.ts';

export function updateOrganizationLabels(call: Call<typeof api.updateOrganizationLabels>) {
  return assignLabels(call, { bearer: organizationOf(call), body: call.body });
}
