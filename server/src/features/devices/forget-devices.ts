import type { Database } from '../../platform/database/database.ts';

/** Removes devices that a push service no longer knows. */
export async function forgetDevices(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('profile_devices')
      .where('id', 'in', [...ids])
      .execute();
}

/** Removes devices not seen since a moment: an installed app registers at each start. */
export async function purgeDevices(db: Database, before: string): Promise<void> {
  await db.deleteFrom('profile_devices').where('last_seen_at', '<', before).execute();
}
