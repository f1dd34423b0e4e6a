import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, callProduct } from './call.ts';
import type { Shop } from './shop.ts';

/** A buyer with their own email address and IP address. */
export type Buyer = { number: number; port: number; shop: Shop };
export type Booked = { token: string; orderId: number };
type Method = 'ideal' | 'bancontact' | 'creditcard';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/**
 * Books a number of spots, by default one; null when the session is full. A call whose answer was lost is repeated with its idempotency
 * key.
 */
export async function book(
  { number, port, shop }: Buyer,
  { sessionId, people = 1 }: { sessionId: number; people?: number },
): Promise<Booked | null> {
  const key = randomUUID();
  for (let tries = 0; tries < 40; tries += 1) {
    const { status, body } = await callProduct(port, {
      method: 'POST',
      path: `/v1/public/sessions/${sessionId}/bookings`,
      headers: { 'x-application-id': String(shop.applicationId), 'idempotency-key': key },
      from: addressOf(number),
      body: {
        buyer: { first_name: 'Kim', last_name: `Bos ${number}`, email: `kim${number}@post.example` },
        participants: Array.from({ length: people }, (_, each) => ({
          first_name: `Kim ${each}`,
          last_name: `Bos ${number}`,
          ...(people > 1 && { email: `kim${number}-${each}@post.example` }),
        })),
      },
    });
    const booking = fieldOf(body, 'booking');
    if (status === 201)
      return { token: String(fieldOf(booking, 'token')), orderId: Number(fieldOf(booking, 'number')) };
    if (status === 422 && fieldOf(fieldOf(body, 'errors'), 'session') !== undefined) return null;
    // the first call still runs, or the product was down
    if (status !== 0 && status !== 409 && status !== 503) throw new Error(`booking: ${status} ${JSON.stringify(body)}`);
    await sleep(250);
  }
  throw new Error('nobody takes the booking');
}

/** Starts a payment and returns its id at the provider, or null when the order can't be paid any more. */
export async function beginPayment({ number, port }: Buyer, { token }: Booked, method: Method): Promise<string | null> {
  const path = `/v1/public/bookings/${token}/payments`;
  const from = addressOf(number);
  // payments wait for refunds, because both are jobs of the same workers
  for (let tries = 0; tries < 100; tries += 1) {
    const { status, body } = await callProduct(port, { method: 'POST', path, body: { method }, from });
    if (status === 409) return null;
    const url = fieldOf(fieldOf(body, 'payment'), 'checkout_url');
    if (typeof url === 'string') return url.slice(url.lastIndexOf('/') + 1);
    if (status !== 0 && status !== 201 && status !== 503) throw new Error(`payment: ${status} ${JSON.stringify(body)}`);
    await sleep(Math.min(2_000, 200 + tries * 50));
  }
  return null;
}

/** Cancels with the link of the order, until there is an answer. */
export async function cancel({ number, port }: Buyer, { token }: Booked): Promise<number> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await callProduct(port, {
      method: 'POST',
      path: `/v1/public/bookings/${token}/cancel`,
      body: {},
      from: addressOf(number),
    });
    if (status !== 0 && status !== 503) return status;
    await sleep(250);
  }
  throw new Error('nobody takes the cancellation');
}
