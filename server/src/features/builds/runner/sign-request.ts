import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that clocks may differ; an older request is refused, so that it can't be replayed later. */
const SECONDS_MAX = 300;

/** HMAC-SHA256 of `{timestamp}.{payload}` in hexadecimal; the timestamp is in seconds since 1970. */
export const signatureOf = (secret: string, timestamp: number, payload: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');

type Signed = { timestamp: number; payload: string; signature: string };

export function isSignatureValid(
  { timestamp, payload, signature }: Signed,
  { secret, now }: { secret: string; now: Date },
) {
  const right = Buffer.from(signatureOf(secret, timestamp, payload));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return Math.abs(now.getTime() / 1_000 - timestamp) <= SECONDS_MAX;
}
