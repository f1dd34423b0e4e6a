import type * as api from '@move/contract/notifications/devices.ts';
import type { Call } from '../../platform/http/route.ts';

export async function getPushKey({ config }: Call<typeof api.getPushKey>) {
  const isOn = config.pushDrivers.includes('webpush');
  return { vapid_public_key: isOn ? (config.vapid.publicKey ?? null) : null };
}
