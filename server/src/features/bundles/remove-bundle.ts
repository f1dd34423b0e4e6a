import type * as api from '@move/contract/bundles/bundles.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { cancelBundleByOrganizer } from '../bookings/public.ts';
import { subjectOf } from './bundle-record.ts';
import { lockBundle } from './bundles.queries.ts';

/** Removes the bundle; its sessions stay with the activity. With force, its participants are refunded and notified. */
export async function removeBundle(call: Call<typeof api.removeBundle>) {
  const { db, params, query, now, caller, config } = call;
  const before = await lockBundle(db, params);
  if (before.taken > 0 && query.force !== true) {
    throw refusedByState('state', 'bundle.participants', { count: before.taken });
  }
  if (before.waitlist_count > 0 && query.force !== true) {
    throw refusedByState('state', 'bundle.waiting', { count: before.waitlist_count });
  }
  const { activityId, bundleId } = params;
  await cancelBundleByOrganizer(db, { activityId, bundleId, now, by: caller, appUrl: config.appUrl });
  await db.updateTable('bundles').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
