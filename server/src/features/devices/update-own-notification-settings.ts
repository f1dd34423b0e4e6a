import type * as api from '@move/contract/notifications/devices.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { enterDevice } from './enter-device.ts';
import { findOwnSettings } from './get-own-notification-settings.ts';

export async function updateOwnNotificationSettings(call: Call<typeof api.updateOwnNotificationSettings>) {
  const { db, body, now } = call;
  const profileId = await enterDevice(call);
  const before = await findOwnSettings(db, profileId);
  const { is_subscribed, quiet_hours } = body;
  const [from, until] = quiet_hours === 'own' ? [body.quiet_from, body.quiet_until] : [null, null];
  await sql`select save_notification_settings_of_profile(${profileId}, ${is_subscribed}, ${quiet_hours}, ${from}::time, ${until}::time,
    ${now.toISOString()}::timestamptz)`.execute(db);
  const settings = await findOwnSettings(db, profileId);
  return changed({ settings }, { subject: { type: 'profiles', id: profileId }, before, after: settings });
}
