import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type LockedPlanning = {
  bundleIds: readonly number[];
  /** Sessions that have not started. */
  plannedIds: readonly number[];
};

/**
 * Locks all planned sessions and bundles of an activity (docs/rules/spots.md#order-of-locks), so that no booking or entry is added
 * meanwhile. Includes started sessions of its bundles, since ending a bundle affects them.
 */
export async function lockPlanning(
  db: Database,
  { activityId, now }: { activityId: number; now: Date },
): Promise<LockedPlanning> {
  const { rows: bundles } = await sql<{ id: number }>`
    select id from bundles where activity_id = ${activityId} and deleted_at is null order by id for update`.execute(db);
  const bundleIds = bundles.map((row) => row.id);
  const { rows } = await sql<{ id: number; is_planned: boolean }>`
    select id, starts_at > ${now.toISOString()} as is_planned from sessions
    where activity_id = ${activityId} and deleted_at is null and (starts_at > ${now.toISOString()} or id in (
      select session_id from bundle_sessions where bundle_id = any (${bundleIds}::bigint[])))
    order by id for update`.execute(db);
  return { bundleIds, plannedIds: rows.filter((row) => row.is_planned).map((row) => row.id) };
}
