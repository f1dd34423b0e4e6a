import type * as api from '@move/contract/activities/activities.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findActivity, settingsOf } from '../activities.queries.ts';
import { readingOf } from '../activity-record.ts';

export async function getActivitySettings(call: Call<typeof api.getActivitySettings>) {
  return {
    settings: await settingsOf(call.db, await findActivity(call.db, readingOf(call))),
  };
}
