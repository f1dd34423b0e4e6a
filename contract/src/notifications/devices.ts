import { DEVICE_KINDS, isWebPushAddress } from '@move/domain/notifications/device.ts';
import { ownQuietHoursViolations } from '@move/domain/notifications/quiet-hours.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, rawText, refused, WallTime } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { notificationLabels as labels } from './notifications.labels.ts';

/** Calls of an app user: `Authorization: Bearer mvp_…`. */
const guard = { permission: 'public', scope: 'public', labels, refusals: [401], problems: ['throttle'] } as const;

const Token = rawText(2_048)
  .regex(/^[\x21-\x7e]+$/)
  .max(2_048);
/** `p256dh` is a point of P-256 and `auth` 16 bytes, both in base64url, as `PushSubscription.toJSON()` writes them. */
const Keys = z.object({
  p256dh: rawText(200).regex(/^[A-Za-z0-9_-]{86,88}=*$/),
  auth: rawText(100).regex(/^[A-Za-z0-9_-]{22,24}=*$/),
});
const PushEndpoint = rawText(2_048)
  .max(2_048)
  .refine((value) => isWebPushAddress(value), refused('url'));

/** An app on a phone, by its FCM token; or a browser, by its subscription. */
export const DeviceDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fcm'), token: Token }),
  z.object({ kind: z.literal('web'), subscription: z.object({ endpoint: PushEndpoint, keys: Keys }) }),
]);

/** Registers the device on which the app user is logged in, until that login is logged out; repeating it is harmless. */
export const registerDevice = endpoint({
  ...guard,
  name: 'registerDevice',
  method: 'POST',
  path: '/v1/public/profile/devices',
  body: DeviceDraft,
  reply: { device: z.strictObject({ id: Id, kind: z.enum(DEVICE_KINDS) }) },
  isRepeatable: true,
});

/** Removes the device; repeating it is harmless. Logging out does this too. */
export const removeDevice = endpoint({
  ...guard,
  name: 'removeDevice',
  method: 'DELETE',
  path: '/v1/public/profile/devices/:deviceId',
  reply: 'nothing',
});

const OwnSettings = z.strictObject({
  is_subscribed: Flag,
  /** Which quiet hours apply: those of the platform, the user's own, or none. */
  quiet_hours: z.enum(['platform', 'own', 'none']),
  /** The quiet hours in effect, `HH:MM` in the time zone of the platform; null: none. */
  quiet_from: z.string().nullable(),
  quiet_until: z.string().nullable(),
});

export const getOwnNotificationSettings = endpoint({
  ...guard,
  name: 'getOwnNotificationSettings',
  method: 'GET',
  path: '/v1/public/profile/notification-settings',
  reply: { settings: OwnSettings },
});

/** Unsubscribes or subscribes, and chooses quiet hours. Applies at once, also to what is being sent. */
export const updateOwnNotificationSettings = endpoint({
  ...guard,
  name: 'updateOwnNotificationSettings',
  method: 'PUT',
  path: '/v1/public/profile/notification-settings',
  body: z
    .object({
      is_subscribed: Flag,
      quiet_hours: z.enum(['platform', 'own', 'none']).default('platform'),
      quiet_from: WallTime.nullable().default(null),
      quiet_until: WallTime.nullable().default(null),
    })
    .check(({ value, issues }) => {
      if (value.quiet_hours === 'own') report({ issues }, ownQuietHoursViolations(value));
    }),
  reply: { settings: OwnSettings },
});

/** The key with which a browser subscribes (`applicationServerKey`); null without web push. */
export const getPushKey = endpoint({
  permission: 'public',
  scope: 'public',
  name: 'getPushKey',
  method: 'GET',
  path: '/v1/public/push/key',
  reply: { vapid_public_key: z.string().nullable() },
});
