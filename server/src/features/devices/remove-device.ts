import type * as api from '@move/contract/notifications/devices.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { enterDevice } from './enter-device.ts';

/** Not audited: a device concerns no organisation. */
export async function removeDevice(call: Call<typeof api.removeDevice>) {
  const profileId = await enterDevice(call);
  await sql`select remove_profile_device(${profileId}, ${call.params.deviceId})`.execute(call.db);
  return unaudited(undefined);
}
