import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findLabeledActivity, assignLabels } from './assign-labels.ts';

export async function updateActivityLabels(call: Call<typeof api.updateActivityLabels>) {
  return assignLabels(call, { bearer: await findLabeledActivity(call), body: call.body });
}
