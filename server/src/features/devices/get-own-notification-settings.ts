import type * as api from '@move/contract/notifications/devices.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { enterDevice } from './enter-device.ts';

type Settings = ReplyOf<typeof api.getOwnNotificationSettings>['settings'];

export async function findOwnSettings(db: Database, profileId: number): Promise<Settings> {
  const { rows } = await sql<Settings>`select * from notification_settings_of_profile(${profileId})`.execute(db);
  return rows[0] ?? { is_subscribed: true, quiet_hours: 'platform', quiet_from: null, quiet_until: null };
}

export async function getOwnNotificationSettings(call: Call<typeof api.getOwnNotificationSettings>) {
  const profileId = await enterDevice(call);
  return { settings: await findOwnSettings(call.db, profileId) };
}
