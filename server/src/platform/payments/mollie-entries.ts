import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { KeyRefused, request } from './mollie-request.ts';
import { NotListed, type ProviderEntry, RefusedByProvider } from './payment-driver.ts';

/** The most rows that Mollie puts on a page. */
const PAGE_SIZE = 250;
/** Ten times the pages that the largest account should have: a listing that doesn't end is a fault. */
const PAGES_MAX = 20_000;
/** The attempts for a page before the account counts as unavailable. */
const ATTEMPTS = 4;
/** The wait before a page is tried again, times the attempts so far. */
const LIST_AGAIN_AFTER_MS = 2_000;

const Moment = z.iso.datetime({ offset: true });
const Amount = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
});
const Listed = z.object({ id: z.string().min(1), amount: Amount, createdAt: Moment });
const ListedPayment = Listed.extend({
  status: z.string(),
  description: z.string().nullish(),
  paidAt: Moment.nullish(),
});
const ListedRefund = Listed.extend({ status: z.string(), paymentId: z.string().min(1) });
const ListedChargeback = Listed.extend({ paymentId: z.string().min(1), reversedAt: z.string().nullish() });
const Links = z.object({ next: z.object({ href: z.url() }).nullish() });

type Account = { baseUrl: string; key: string; since: Date; listAgainAfterMs?: number | undefined };

/**
 * Lists an account of Mollie (docs.mollie.com/reference/list-payments, list-all-refunds and list-all-chargebacks). Each list is sorted by
 * creation, newest first, and has no filter by day, so it is read until a row is older than `since`. Payments embed neither refunds nor
 * chargebacks: both have a list of their own, which also has the refunds or chargebacks of older payments.
 */
export async function* listMollieEntries(account: Account): AsyncGenerator<readonly ProviderEntry[]> {
  for await (const rows of pages(account, 'payments', ListedPayment)) {
    yield rows
      .filter(({ status }) => status === 'paid')
      .map((row) => ({
        ...entryOf('payment', row, row.id),
        happenedAt: row.paidAt ?? row.createdAt,
        description: row.description ?? '',
      }));
  }
  for await (const rows of pages(account, 'refunds', ListedRefund)) {
    yield rows
      .filter(({ status }) => !['failed', 'canceled'].includes(status))
      .map((row) => entryOf('refund', row, row.paymentId));
  }
  for await (const rows of pages(account, 'chargebacks', ListedChargeback)) {
    yield rows.filter(({ reversedAt }) => !reversedAt).map((row) => entryOf('chargeback', row, row.paymentId));
  }
}

const entryOf = (
  kind: ProviderEntry['kind'],
  { id, amount, createdAt }: z.output<typeof Listed>,
  paymentReference: string,
): ProviderEntry => ({
  kind,
  reference: id,
  paymentReference,
  amountInCents: hundredths(amount.value),
  currency: amount.currency,
  happenedAt: createdAt,
  description: '',
});

/** `12.5` → 1250; amounts are never calculated as floats. */
function hundredths(value: string): number {
  const [whole = '', rest = ''] = value.split('.');
  return Number(whole) * 100 + Number(rest.padEnd(2, '0').slice(0, 2));
}

async function* pages<Row extends { createdAt: string }>(
  account: Account,
  list: 'payments' | 'refunds' | 'chargebacks',
  row: z.ZodType<Row>,
): AsyncGenerator<Row[]> {
  const Reply = z.object({ _embedded: z.object({ [list]: z.array(row) }), _links: Links });
  let from: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const body = await fetchPage(account, list, from);
    const read = Reply.safeParse(body);
    if (!read.success) throw new NotListed('answer_unreadable', `Mollie's list of ${list} can't be read`);
    const rows: Row[] = read.data._embedded[list] ?? [];
    const next = read.data._links.next?.href;
    yield rows.filter(({ createdAt }) => Date.parse(createdAt) >= account.since.getTime());
    const isOlder = rows.some(({ createdAt }) => Date.parse(createdAt) < account.since.getTime());
    if (isOlder || next === undefined) return;
    // only the id is taken from the link, so that the key is sent to no address but Mollie's own
    const id = new URL(next).searchParams.get('from');
    if (id === null || id === from)
      throw new NotListed('answer_unreadable', `Mollie's list of ${list} has no next page`);
    from = id;
  }
  throw new NotListed('answer_unreadable', `Mollie's list of ${list} does not end`);
}

/** Reads a page, and retries after a temporary failure. */
async function fetchPage({ baseUrl, key, listAgainAfterMs }: Account, list: string, from: string | null) {
  const url = `${baseUrl}/v2/${list}?limit=${PAGE_SIZE}${from === null ? '' : `&from=${encodeURIComponent(from)}`}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request(url, key);
    } catch (error) {
      if (error instanceof KeyRefused) throw new NotListed('key_refused', error.message);
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof SyntaxError || error instanceof RefusedByProvider) {
        throw new NotListed('answer_unreadable', message);
      }
      if (attempt >= ATTEMPTS) throw new NotListed('provider_away', message);
      await sleep((listAgainAfterMs ?? LIST_AGAIN_AFTER_MS) * attempt);
    }
  }
}
