import type * as api from '@move/contract/activities/activities.ts';
import type { Call } from '../../platform/http/route.ts';
import { findActivity } from './activities.queries.ts';
import { readingOf } from './activity-record.ts';

export async function getActivity(call: Call<typeof api.getActivity>) {
  return { activity: await findActivity(call.db, readingOf(call)) };
}
