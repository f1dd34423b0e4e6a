import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { z } from 'zod';
import { listMollieEntries } from './mollie-entries.ts';
import { Conflict, type Idempotent, KeyRefused, request, UnknownToAccount } from './mollie-request.ts';
import {
  EqualRefundJustMade,
  type NewPayment,
  type PaymentDriver,
  type ProviderRefund,
  type ProviderStatus,
  RefusedByProvider,
  type RefundStatus,
} from './payment-driver.ts';

const Link = z.object({ href: z.url() });
const MolliePayment = z.object({
  id: z.string().min(1),
  status: z.string(),
  mode: z.string().optional(),
  _links: z.object({ checkout: Link.nullish() }).optional(),
});
const MollieRefund = z.object({
  id: z.string().min(1),
  status: z.string(),
  metadata: z.object({ key: z.string() }).nullish().catch(null),
});
const MollieRefunds = z.object({ _embedded: z.object({ refunds: z.array(MollieRefund) }) });

const LOCALES: Readonly<Record<Locale, string>> = { nl: 'nl_NL', en: 'en_GB' };
const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};
const REFUND_STATUSES: Readonly<Record<string, RefundStatus>> = {
  queued: 'sent',
  pending: 'sent',
  processing: 'sent',
  refunded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

export type MollieAccount = {
  /** `https://api.mollie.com` */
  baseUrl: string;
  /** The key for new payments, followed by the keys of accounts in which earlier payments were made. */
  keys: readonly [string, ...string[]];
  /** The address that Mollie calls when a payment changed; null when Mollie can't reach this server, as on a developer's machine. */
  webhookUrl: string | null;
  /** Payments in Mollie's test mode don't count: there the buyer chooses whether a payment is paid. */
  isLiveOnly?: boolean;
  /** How long a listing waits before it retries a page; by default two seconds. */
  listAgainAfterMs?: number;
};

/** Mollie's Payments API, version 2 (docs.mollie.com/reference). */
export function mollieDriver({
  baseUrl,
  keys,
  webhookUrl,
  isLiveOnly = false,
  listAgainAfterMs,
}: MollieAccount): PaymentDriver {
  /**
   * Calls Mollie about a payment with the first key whose account has it. Former keys may be of other accounts. While one of them is
   * refused, it is unknown whether its account has the payment.
   */
  async function callAbout(reference: string, path = '', idempotent?: Idempotent): Promise<unknown> {
    const url = `${baseUrl}/v2/payments/${encodeURIComponent(reference)}${path}`;
    let unknown: unknown;
    let refused: unknown;
    for (const key of keys) {
      try {
        // the next account is asked when this one doesn't know the payment
        return await request(url, key, idempotent);
      } catch (error) {
        if (error instanceof KeyRefused) refused ??= error;
        else if (error instanceof UnknownToAccount) unknown ??= error;
        else throw error;
      }
    }
    throw refused ?? unknown;
  }
  async function callAnew(idempotent: Idempotent): Promise<unknown> {
    try {
      return await request(`${baseUrl}/v2/payments`, keys[0], idempotent);
    } catch (error) {
      // Fails without a retry: the buyer sees at once that it didn't work, and no money moved.
      throw error instanceof KeyRefused ? new RefusedByProvider(error.message) : error;
    }
  }
  /** Whether a payment was made in test mode while only live payments count. */
  const isRefusedTest = ({ mode }: { mode?: string | undefined }) => isLiveOnly && mode === 'test';
  const euros = (cents: number) => ({
    currency: 'EUR',
    value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  });

  return {
    name: 'mollie',
    async createPayment({ idempotencyKey, amountInCents, description, method, locale, returnUrl }: NewPayment) {
      const body = {
        amount: euros(amountInCents),
        description,
        method,
        locale: LOCALES[locale],
        redirectUrl: returnUrl,
        ...(webhookUrl !== null && { webhookUrl }),
      };
      const payment = MolliePayment.parse(await callAnew({ key: idempotencyKey, body }));
      if (isRefusedTest(payment)) throw new RefusedByProvider(`payment ${payment.id} is in test mode`);
      const checkoutUrl = payment._links?.checkout?.href;
      if (checkoutUrl === undefined) throw new RefusedByProvider(`payment ${payment.id} has no checkout`);
      return { reference: payment.id, checkoutUrl };
    },
    async fetchPayment(reference) {
      const payment = MolliePayment.parse(await callAbout(reference));
      return { status: isRefusedTest(payment) ? 'failed' : known(STATUSES, payment.status) };
    },
    async refund({ idempotencyKey, reference, amountInCents, description }: ProviderRefund) {
      const body = { amount: euros(amountInCents), description, metadata: { key: idempotencyKey } };
      const made = callAbout(reference, '/refunds', { key: idempotencyKey, body }).catch((error: unknown) => {
        throw error instanceof Conflict ? new EqualRefundJustMade(error.message) : error;
      });
      const refund = MollieRefund.parse(await made);
      return { reference: refund.id, status: known(REFUND_STATUSES, refund.status) };
    },
    async findRefund({ reference, idempotencyKey, formerKeys = [] }) {
      const { _embedded } = MollieRefunds.parse(await callAbout(reference, '/refunds?limit=250'));
      const made = [idempotencyKey, ...formerKeys].flatMap((key) =>
        _embedded.refunds
          .filter(({ metadata }) => metadata?.key === key)
          .map(({ id, status }) => ({ key, reference: id, status: known(REFUND_STATUSES, status) })),
      );
      const found = made.find(({ status }) => status !== 'failed') ?? made.find(({ key }) => key === idempotencyKey);
      return found ? { reference: found.reference, status: found.status } : null;
    },
    async fetchRefund({ reference, refundReference }) {
      const path = `/refunds/${encodeURIComponent(refundReference)}`;
      const refund = MollieRefund.parse(await callAbout(reference, path));
      return { status: known(REFUND_STATUSES, refund.status) };
    },
    listEntries: (since) => listMollieEntries({ baseUrl, key: keys[0], since, listAgainAfterMs }),
  };
}

function known<Value>(values: Readonly<Record<string, Value>>, status: string): Value {
  const value = values[status];
  if (value === undefined) throw new Error(`Mollie answered an unknown status: ${status}`);
  return value;
}
