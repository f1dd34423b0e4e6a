import { DEVICE_KINDS, type DeviceKind } from '@move/domain/notifications/device.ts';
import type { Config } from '../config.ts';
import { fcm } from './fcm.ts';
import type { PushDriver } from './push-driver.ts';
import { type Reaching, webPush } from './web-push-driver.ts';

type Settings = Pick<Config, 'pushDrivers' | 'fcm' | 'vapid'>;

const opened = new WeakMap<Settings, PushDriver>();

/**
 * Returns the configured drivers as one driver; null when nothing can be sent. A configuration gets the same driver each time, since the
 * driver keeps an access token.
 */
export function openPush(config: Settings, reaching?: Reaching): PushDriver | null {
  if (config.pushDrivers.includes('none')) return null;
  const known = opened.get(config);
  if (known) return known;
  const driver = config.pushDrivers.includes('outbox') ? outbox : services(config, reaching);
  opened.set(config, driver);
  return driver;
}

export const hasPush = ({ pushDrivers }: Pick<Config, 'pushDrivers'>) => !pushDrivers.includes('none');

/** The kinds of devices that this installation can send to. */
export function pushKinds({ pushDrivers }: Pick<Config, 'pushDrivers'>): readonly DeviceKind[] {
  if (pushDrivers.includes('none')) return [];
  if (pushDrivers.includes('outbox')) return DEVICE_KINDS;
  return DEVICE_KINDS.filter((kind) => pushDrivers.includes(kind === 'fcm' ? 'fcm' : 'webpush'));
}

/** Sends nothing: the list of deliveries shows what each app user would have received. */
const outbox: PushDriver = { isLocal: true, send: async () => ({ result: 'sent' }) };

function services({ pushDrivers, fcm: account, vapid }: Settings, reaching?: Reaching): PushDriver {
  const { projectId = '', credentialsFile = '', baseUrl } = account;
  const { publicKey = '', privateKey = '', subject = '' } = vapid;
  const toApps = pushDrivers.includes('fcm') ? fcm({ baseUrl, projectId, credentialsFile }) : null;
  const toBrowsers = pushDrivers.includes('webpush') ? webPush({ publicKey, privateKey, subject }, reaching) : null;
  return {
    isLocal: false,
    send: async (device, message) => {
      const send = device.kind === 'fcm' ? toApps : toBrowsers;
      return send === null ? { result: 'unsupported' } : send(device, message);
    },
  };
}
