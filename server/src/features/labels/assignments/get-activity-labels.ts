import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findLabeledActivity, getLabels } from './assign-labels.ts';

export async function getActivityLabels(call: Call<typeof api.getActivityLabels>) {
  return getLabels(call, await findLabeledActivity(call));
}
