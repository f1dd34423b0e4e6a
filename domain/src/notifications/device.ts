/** An app, reached by FCM; or a browser, reached by web push. */
export const DEVICE_KINDS = ['fcm', 'web'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

// A host name with a dot and a last part that starts with a letter, so no IP address; then nothing, or a path without spaces.
const HTTPS = /^https:\/\/((?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{0,62})(?:[/?][\x21-\x7e]{0,2000})?$/i;
const LOCAL = /\.(?:localhost|local|internal|localdomain|home|lan|invalid|test)$/i;

/**
 * Whether this can be the address of a push service for a browser: https on the standard port, a host name with a dot, no login. The IP
 * address of the host is checked when the service is called.
 */
export function isWebPushAddress(value: string): boolean {
  const host = HTTPS.exec(value)?.[1];
  return host !== undefined && !LOCAL.test(host);
}
