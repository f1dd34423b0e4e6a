import type * as api from '@move/contract/notifications/devices.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import { unauthenticated } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { enterDevice } from './enter-device.ts';

/** The device is removed when this login logs out. Not audited: an app registers at each start, and a device concerns no organisation. */
export async function registerDevice(call: Call<typeof api.registerDevice>) {
  const { db, body, now, request } = call;
  const profileId = await enterDevice(call);
  const { address, p256dh, auth } =
    body.kind === 'fcm'
      ? { address: body.token, p256dh: null, auth: null }
      : { address: body.subscription.endpoint, ...body.subscription.keys };
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ id: number | null }>`
    select save_device_of_login(${hashToken(request.bearer ?? '')}, ${profileId}, ${body.kind}, ${address}, ${p256dh}, ${auth},
      ${now.toISOString()}::timestamptz) as id`.execute(db);
  const id = rows[0]?.id;
  // the user logged out meanwhile
  if (id === undefined || id === null) throw unauthenticated();
  return unaudited({ device: { id, kind: body.kind } });
}
