import type { Database } from '../../platform/database/database.ts';

/** Forgets devices that a push service doesn't know any more. */
export async function forgetDevices(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('profile_devices')
      .where('id', 'in', [...ids])
      .execute();
}

/** Removes devices that were not seen since a moment: an app that is still there registers at each start. */
export async function purgeDevices(db: Database, before: string): Promise<void> {
  await db.deleteFrom('profile_devices').where('last_seen_at', '<', before).execute();
}
