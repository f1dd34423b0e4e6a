import type * as api from '@move/contract/activities/activities.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertSessionLimits } from '../bookings/public.ts';
import { findActivity, activityPath } from './activities.queries.ts';
import { subjectOf } from './activity-record.ts';

/** Restores an activity that was removed in the last 30 days. */
export async function restoreActivity(call: Call<typeof api.restoreActivity>) {
  const { db } = call;
  const reading = activityPath(call);
  const restored = await db
    .updateTable('activities')
    .set({ deleted_at: null })
    .where('id', '=', reading.activityId)
    .where('organization_id', '=', reading.organizationId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  await assertSessionLimits(db, { ...reading, now: call.now, field: 'state' });
  const activity = await findActivity(db, reading);
  return changed({ activity }, { subject: subjectOf(activity), after: activity });
}
