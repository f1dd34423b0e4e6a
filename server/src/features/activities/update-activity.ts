import type * as api from '@move/contract/activities/activities.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { change, subjectOf } from './activity-record.ts';

export async function updateActivity(call: Call<typeof api.updateActivity> | Call<typeof api.updateActivityLocation>) {
  const { before, activity } = await change(call);
  return changed({ activity }, { subject: subjectOf(activity), before, after: activity });
}
