import type { Database } from '../../platform/database/database.ts';

type DeviceSeed = {
  profile_id: number;
  kind?: 'fcm' | 'web';
  address: string;
  p256dh?: string | null;
  auth?: string | null;
};

export async function seedDevice(db: Database, { kind = 'fcm', ...device }: DeviceSeed): Promise<number> {
  const { id } = await db
    .insertInto('profile_devices')
    .values({ kind, ...device })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
