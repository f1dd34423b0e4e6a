import { z } from 'zod';
import { variable } from './config-variable.ts';

const push = { section: 'Notifications to apps and browsers' };

export const PUSH_CHOICES = ['outbox', 'none', 'fcm', 'webpush', 'fcm,webpush'] as const;

export const pushVariables = {
  PUSH_DRIVER: variable(
    z.enum(PUSH_CHOICES).optional(),
    'How notifications reach app users: outbox sends nothing and shows per notification what each app user would have received, fcm sends to apps by Firebase Cloud Messaging, webpush to browsers, fcm,webpush to both, none not at all. Default: outbox in demo, none in production.',
    { ...push, example: 'fcm,webpush' },
  ),
  FCM_PROJECT_ID: variable(z.string().max(100).optional(), 'Firebase project of the apps.', {
    ...push,
    example: 'move-apps',
  }),
  FCM_CREDENTIALS_FILE: variable(
    z.string().optional(),
    'JSON file of a service account that may send messages in that Firebase project (role Firebase Cloud Messaging API Admin).',
    { ...push, example: '/run/secrets/fcm.json' },
  ),
  FCM_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
      .default('https://fcm.googleapis.com'),
    'Address of the API of FCM.',
    push,
  ),
  VAPID_PUBLIC_KEY: variable(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}=?$/, 'must be a public key of 65 bytes in base64url')
      .optional(),
    'Public key with which browsers subscribe; made together with the private one (docs/operations.md).',
    { ...push, example: 'BNc…' },
  ),
  VAPID_PRIVATE_KEY: variable(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}=?$/, 'must be a private key of 32 bytes in base64url')
      .optional(),
    'Private key of VAPID_PUBLIC_KEY. Replacing the pair ends every subscription.',
    { ...push, example: '(the key)' },
  ),
  VAPID_SUBJECT: variable(
    z
      .string()
      .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
      .optional(),
    'Where push services can reach the operator.',
    { ...push, example: 'mailto:beheer@example.nl' },
  ),
};
