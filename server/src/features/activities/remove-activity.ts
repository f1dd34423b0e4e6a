import type * as api from '@move/contract/activities/activities.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { cancelActivityByOrganizer, countWaiting } from '../bookings/public.ts';
import { findActivity, activityPath } from './activities.queries.ts';
import { subjectOf } from './activity-record.ts';

/** Removes the activity and hides its sessions until it is restored. Participants are canceled and notified; they stay canceled. */
export async function removeActivity(call: Call<typeof api.removeActivity>) {
  const { db, query, now, caller, config } = call;
  const before = await findActivity(db, { ...activityPath(call), isLocked: true });
  const count = before.participants_count;
  if (count > 0 && !query.force) throw refusedByState('state', 'activity.participants', { count });
  const waiting = await countWaiting(db, before.id);
  if (waiting > 0 && !query.force) throw refusedByState('state', 'activity.waiting', { count: waiting });
  await cancelActivityByOrganizer(db, { activityId: before.id, now, by: caller, appUrl: config.appUrl });
  await db.updateTable('activities').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
