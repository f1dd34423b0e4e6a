import type * as api from '@move/contract/activities/activities.ts';
import type { Call } from '../../platform/http/route.ts';
import { updateActivity } from './update-activity.ts';

export function updateActivityLocation(call: Call<typeof api.updateActivityLocation>) {
  return updateActivity(call);
}
