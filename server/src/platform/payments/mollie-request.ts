import { z } from 'zod';
import { RefusedByProvider } from './payment-driver.ts';

const TIMEOUT_MS = 10_000;

const MollieError = z.object({ detail: z.string() });

export type Idempotent = { key: string; body: object };

/** The key doesn't work (any more). That shows nothing about the payments of its account, and the key may be replaced. */
export class KeyRefused extends Error {}

/** The key's account has no such payment. */
export class UnknownToAccount extends RefusedByProvider {}

/** Mollie has just carried out a similar request, or is carrying it out. */
export class Conflict extends Error {}

/** Sends a POST with `idempotent`, else a GET. A 4xx is final, except for a refused key, a rate limit, a conflict and a time-out. */
export async function request(url: string, key: string, idempotent?: Idempotent): Promise<unknown> {
  const response = await fetch(url, {
    method: idempotent ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      ...(idempotent && { 'content-type': 'application/json', 'idempotency-key': idempotent.key }),
    },
    ...(idempotent && { body: JSON.stringify(idempotent.body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  const detail = MollieError.safeParse(await response.json().catch(() => null));
  const message = `Mollie answered ${response.status}${detail.success ? `: ${detail.data.detail}` : ''}`;
  if ([401, 403].includes(response.status)) throw new KeyRefused(message);
  if ([404, 410].includes(response.status)) throw new UnknownToAccount(message);
  if (response.status === 409) throw new Conflict(message);
  const isFinal = response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
  throw isFinal ? new RefusedByProvider(message) : new Error(message);
}
