import type * as api from '@move/contract/activities/activities.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { settingsOf } from '../activities.queries.ts';
import { updateSentFields, subjectOf } from '../activity-record.ts';

export async function updateActivitySettings(call: Call<typeof api.updateActivitySettings>) {
  const { before, activity } = await updateSentFields(call);
  const settings = await settingsOf(call.db, activity);
  return changed({ settings }, { subject: subjectOf(activity), before, after: activity });
}
