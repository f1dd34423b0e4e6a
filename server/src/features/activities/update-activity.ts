import type * as api from '@move/contract/activities/activities.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { updateSentFields, subjectOf } from './activity-record.ts';

export async function updateActivity(call: Call<typeof api.updateActivity> | Call<typeof api.updateActivityLocation>) {
  const { before, activity } = await updateSentFields(call);
  return changed({ activity }, { subject: subjectOf(activity), before, after: activity });
}
