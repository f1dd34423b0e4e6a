import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../platform/http/route.ts';
import { activityOf, readLabels } from './assign-labels.ts';

export async function getActivityLabels(call: Call<typeof api.getActivityLabels>) {
  return readLabels(call, await activityOf(call));
}
