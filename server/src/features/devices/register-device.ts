import type * as api from '@move/contract/notifications/devices.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { enterDevice } from './enter-device.ts';

/** Not audited: an app registers at each start, and the device concerns no organisation. */
export async function registerDevice(call: Call<typeof api.registerDevice>) {
  const { db, body, now } = call;
  const profileId = await enterDevice(call);
  const { address, p256dh, auth } =
    body.kind === 'fcm'
      ? { address: body.token, p256dh: null, auth: null }
      : { address: body.subscription.endpoint, ...body.subscription.keys };
  // a statement of its own: the function looks beyond the scope
  const { rows } = await sql<{ id: number }>`
    select save_profile_device(${profileId}, ${body.kind}, ${address}, ${p256dh}, ${auth}, ${now.toISOString()}::timestamptz) as id`.execute(
    db,
  );
  return unaudited({ device: { id: rows[0]?.id ?? 0, kind: body.kind } });
}
