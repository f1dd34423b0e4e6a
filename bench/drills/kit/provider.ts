import { setTimeout as sleep } from 'node:timers/promises';
import { type Disturbance, mollieServer } from '../../../server/src/testing/servers/mollie-server.ts';
import { addressOf, callProduct } from './call.ts';
import { type Dice, diceOf } from './random.ts';

const KEY = 'live_drill_key';

/** The environment variables with which the product reaches the provider. */
export const providerEnvironment = ({ baseUrl }: { baseUrl: string }): Record<string, string> => ({
  PAYMENT_DRIVER: 'mollie',
  MOLLIE_KEY: KEY,
  MOLLIE_URL: baseUrl,
});

export type Provider = Awaited<ReturnType<typeof startProvider>>;
export type End = 'paid' | 'failed' | 'canceled' | 'expired';

/** The share of calls that end in each way; the rest end normally (`none`). */
export type Weather = Partial<Record<Exclude<Disturbance, 'none'>, number>>;

/** Starts a Mollie server with failures: it refuses calls, stops answering or loses answers, and its webhooks come late, twice or never. */
export async function startProvider({ seed, weather = {} }: { seed: number; weather?: Weather }) {
  const dice = diceOf(seed);
  const server = await mollieServer({ key: KEY, disturb: () => disturbanceOf(dice, weather) });
  let sent = 0;

  /** Calls the webhook for a payment until there is an answer, as Mollie does for a day. */
  async function callWebhook(port: number, id: string): Promise<void> {
    sent += 1;
    const from = addressOf(50_000 + (sent % 500));
    for (let tries = 0; tries < 100; tries += 1) {
      const { status } = await callProduct(port, {
        method: 'POST',
        path: '/v1/public/payments/mollie',
        body: `id=${id}`,
        from,
      });
      if (status === 200) return;
      await sleep(300);
    }
    throw new Error(`nobody wants to know of ${id}`);
  }

  /** Ends a payment; a paid one stays paid. */
  function end(id: string, status: End): void {
    const payment = server.payments.get(id);
    if (payment && payment.status !== 'paid') payment.status = status;
  }

  /** Completes the refunds that are under way; returns their payments. */
  function arriveRefunds(): string[] {
    const touched: string[] = [];
    for (const payment of server.payments.values()) {
      const waiting = payment.refunds.filter(({ status }) => status === 'pending');
      for (const refund of waiting) refund.status = 'refunded';
      if (waiting.length > 0) touched.push(payment.id);
    }
    return touched;
  }

  return { ...server, callWebhook, end, arriveRefunds };
}

function disturbanceOf({ random }: Dice, { busy = 0, lost = 0, silent = 0, slow = 0 }: Weather): Disturbance {
  const thrown = random();
  if (thrown < busy) return 'busy';
  if (thrown < busy + lost) return 'lost';
  if (thrown < busy + lost + silent) return 'silent';
  return thrown < busy + lost + silent + slow ? 'slow' : 'none';
}
