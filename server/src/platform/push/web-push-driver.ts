import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isWebPushAddress } from '@move/domain/notifications/device.ts';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { PrivateAddress, publicLookup } from './public-address.ts';
import {
  outcomeOf,
  PUSH_TIMEOUT_MS,
  PUSH_TTL_SECONDS,
  type PushDevice,
  type PushMessage,
  type PushOutcome,
} from './push-driver.ts';

export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

/** How the service is reached; a test names its own server. */
export type Reaching = { lookup?: LookupFunction; port?: number; ca?: string };

/** Web push (RFC 8030, 8291, 8292). The address comes from a browser, so it is called only on the internet; redirects are not followed. */
export function webPush(vapid: VapidKeys, reaching: Reaching = {}) {
  return async (device: PushDevice, { title, contents, tag, notificationId }: PushMessage): Promise<PushOutcome> => {
    const { address, p256dh, auth } = device;
    if (!isWebPushAddress(address) || p256dh === null || auth === null) return { result: 'gone' };
    const payload = await buildPushPayload(
      {
        data: { title, body: contents, tag, notification_id: notificationId },
        options: { ttl: PUSH_TTL_SECONDS, urgency: 'normal', topic: topicOf(tag) },
      },
      { endpoint: address, expirationTime: null, keys: { p256dh, auth } },
      vapid,
    ).catch(() => null);
    // the keys of the device are invalid: not a point on the curve
    if (payload === null) return { result: 'gone' };
    return post(new URL(address), payload, reaching);
  };
}

/** At most 32 characters of base64url. A service that still holds a message replaces it by the next one with the same topic. */
const topicOf = (tag: string) => tag.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32);

type Payload = { headers: Readonly<Record<string, string>>; body: Uint8Array };

function post(
  url: URL,
  { headers, body }: Payload,
  { lookup = publicLookup, port, ca }: Reaching,
): Promise<PushOutcome> {
  return new Promise((done) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers,
        lookup,
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
        ...(port && { port }),
        ...(ca && { ca }),
      },
      (response) => {
        const { statusCode = 500, headers: received } = response;
        void startOf(response).then((detail) => done(forOne(outcomeOf(statusCode, received['retry-after'], detail))));
      },
    );
    outgoing.on('error', (error) => done(failure(error)));
    outgoing.end(body);
  });
}

/** Makes a requested wait hold for this browser only: any user may have named the server, and it must not delay other users. */
const forOne = (outcome: PushOutcome): PushOutcome =>
  outcome.result === 'busy' ? { ...outcome, isPaused: false } : outcome;

const DETAIL_MAX = 300;

/** Reads only the start of a reply, since a server may send without end. */
async function startOf(response: IncomingMessage): Promise<string> {
  let detail = '';
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      detail += String(chunk);
      // leaving the loop ends the connection
      if (detail.length >= DETAIL_MAX) break;
    }
  } catch {
    // The status is enough.
  }
  return detail.slice(0, DETAIL_MAX);
}

/**
 * Returns the outcome of a failure. Another attempt is safe before anything was sent; after that it is unknown whether the message arrived.
 */
function failure(error: NodeJS.ErrnoException): PushOutcome {
  if (error instanceof PrivateAddress) return { result: 'gone' };
  if (['ENOTFOUND', 'ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(error.code ?? ''))
    return { result: 'busy', retryAfterSeconds: null, isPaused: false };
  return { result: 'timeout' };
}
