import { decrypt } from 'http_ece';
import type { ReceivedPush, Subscription } from './push-servers.ts';

/** Decrypts a push message as the browser does, with the keys of its subscription (RFC 8291). Uses another implementation than ours. */
export function decryptPush({ body }: Pick<ReceivedPush, 'body'>, { ecdh, auth }: Subscription): unknown {
  return JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString());
}
