import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Amount = z.object({ currency: z.literal('EUR'), value: z.string().regex(/^\d+\.\d{2}$/) });
const NewPayment = z.object({
  amount: Amount,
  description: z.string().min(1).max(255),
  method: z.enum(['ideal', 'bancontact', 'creditcard']),
  locale: z.enum(['nl_NL', 'en_GB']),
  redirectUrl: z.url(),
  webhookUrl: z.url().optional(),
});
const NewRefund = z.object({
  amount: Amount,
  description: z.string().max(255),
  metadata: z.object({ key: z.string() }),
});

type Refund = { id: string; status: string; amount: string; createdAt: string; metadata: { key: string } };
type Chargeback = { id: string; amount: string; createdAt: string; reversedAt: string | null };
type Stored = {
  id: string;
  key: string;
  status: string;
  amount: string;
  currency: string;
  description: string;
  createdAt: string;
  paidAt: string | null;
  refunds: Refund[];
  chargebacks: Chargeback[];
};

const cents = (value: string) => Math.round(Number(value) * 100);

/**
 * A failure between Mollie and Move. `busy` refuses a call without executing it. The others execute the call: `slow` replies late, `silent`
 * replies later than Move waits, and `lost` cuts the connection.
 */
export type Disturbance = 'none' | 'busy' | 'lost' | 'silent' | 'slow';

const SLOW_MS = 100;
const LONGER_THAN_WE_WAIT_MS = 11_000;

type Options = { key: string; otherKeys?: readonly string[]; disturb?: () => Disturbance; now?: () => Date };

/** A server with the part of Mollie's API that we use, with its errors and its idempotency. */
export async function mollieServer({ key, otherKeys = [], disturb = () => 'none', now = () => new Date() }: Options) {
  const payments = new Map<string, Stored>();
  const answers = new Map<string, { status: number; body: object }>();
  const bodies: unknown[] = [];
  /** Statuses that the next calls get instead of their reply. */
  const failures: number[] = [];
  /** The keys of the accounts; calls with a removed key are refused. */
  const keys = new Set([key, ...otherKeys]);
  /** The query of each request for a list. */
  const lists: string[] = [];
  /** The replies that the next lists get instead. */
  const malformed: string[] = [];
  /** The maximum number of rows on a page, for tests of paging. */
  const pageSize = { most: 250 };
  /** Whether a second refund of the same amount of a payment within an hour is refused, as by Mollie; off for most tests. */
  const equalRefunds = { areRefused: false };

  const error = (status: number, detail: string) => ({ status, body: { status, title: 'Error', detail } });

  /** A page of a list, newest first. The link to the next page has the first id of the next page. */
  function listed({ list, query, of }: { list: string; query: URLSearchParams; of: string }): {
    status: number;
    body: object;
  } {
    const mine = [...payments.values()].filter((payment) => payment.key === of);
    const all = mine.flatMap((payment): { id: string; createdAt: string }[] => {
      if (list === 'payments') return [shown(payment)];
      return list === 'refunds'
        ? payment.refunds.map((refund) => ({ ...shownRefund(refund), paymentId: payment.id }))
        : payment.chargebacks.map((each) => ({ ...each, amount: euros(each.amount), paymentId: payment.id }));
    });
    const sorted = all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const start = query.has('from') ? sorted.findIndex(({ id }) => id === query.get('from')) : 0;
    if (start < 0) return error(400, 'The from parameter is not valid');
    const limit = Math.min(Number(query.get('limit') ?? 50), pageSize.most);
    const next = sorted[start + limit];
    const rows = sorted.slice(start, start + limit);
    const href = `https://api.mollie.com/v2/${list}?from=${next?.id}&limit=${limit}`;
    return {
      status: 200,
      body: {
        count: rows.length,
        _embedded: { [list]: rows },
        _links: { next: next ? { href, type: 'application/hal+json' } : null },
      },
    };
  }

  type Asked = { method: string; url: string; of: string };

  function answer({ method, url, of }: Asked, body: unknown): { status: number; body: object } {
    const { pathname: path, searchParams } = new URL(url, 'http://mollie');
    const [, list] = /^\/v2\/(payments|refunds|chargebacks)$/.exec(path) ?? [];
    if (method === 'GET' && list !== undefined) {
      lists.push(`${list}${new URL(url, 'http://mollie').search}`);
      return listed({ list, query: searchParams, of });
    }
    const [, id, isRefund, refundId] = /^\/v2\/payments(?:\/([^/]+)(\/refunds)?(?:\/([^/]+))?)?$/.exec(path) ?? [];
    if (method === 'POST' && id === undefined) {
      const draft = NewPayment.safeParse(body);
      if (!draft.success) return error(422, draft.error.issues.map(({ path: at }) => at.join('.')).join(', '));
      const payment = {
        id: `tr_${payments.size + 1}`,
        key: of,
        status: 'open',
        amount: draft.data.amount.value,
        currency: 'EUR',
        description: draft.data.description,
        createdAt: now().toISOString(),
        paidAt: null,
        refunds: [],
        chargebacks: [],
      };
      payments.set(payment.id, payment);
      return { status: 201, body: shown(payment) };
    }
    const payment = payments.get(id ?? '');
    if (payment?.key !== of) return error(404, 'No payment exists with this token');
    if (!isRefund) return { status: 200, body: shown(payment) };
    if (method === 'GET' && refundId === undefined)
      return { status: 200, body: { _embedded: { refunds: payment.refunds.map(shownRefund) } } };
    if (method === 'GET') {
      const refund = payment.refunds.find((each) => each.id === refundId);
      return refund ? { status: 200, body: shownRefund(refund) } : error(404, 'No refund exists with this token');
    }
    const draft = NewRefund.parse(body);
    const left = payment.refunds.reduce((sum, each) => sum - cents(each.amount), cents(payment.amount));
    if (payment.status !== 'paid' || cents(draft.amount.value) > left) {
      return error(422, 'The amount is higher than the maximum');
    }
    const hourAgo = new Date(now().getTime() - 3_600_000).toISOString();
    if (
      equalRefunds.areRefused &&
      payment.refunds.some(({ amount, createdAt }) => amount === draft.amount.value && createdAt > hourAgo)
    )
      return error(409, 'A duplicate refund has been detected');
    const refund = {
      id: `re_${payment.id}_${payment.refunds.length + 1}`,
      status: 'pending',
      amount: draft.amount.value,
      createdAt: now().toISOString(),
      metadata: draft.metadata,
    };
    payment.refunds.push(refund);
    return { status: 201, body: shownRefund(refund) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request);
    const send = ({ status, body }: { status: number; body: object }) =>
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
    const failure = failures.shift();
    if (failure !== undefined) return void send(error(failure, 'Try again later'));
    const disturbance = disturb();
    if (disturbance === 'busy') return void send(error(503, 'Try again later'));
    const of = (request.headers.authorization ?? '').replace('Bearer ', '');
    if (!keys.has(of)) return void send(error(401, 'Missing authentication'));
    const body: unknown = raw === '' ? null : JSON.parse(raw);
    const once = request.headers['idempotency-key'];
    const known = typeof once === 'string' ? answers.get(once) : undefined;
    if (!known) bodies.push(body);
    const broken = request.method === 'GET' ? malformed.shift() : undefined;
    if (broken !== undefined) return void response.writeHead(200).end(broken);
    const made = known ?? answer({ method: request.method ?? '', url: request.url ?? '', of }, body);
    if (typeof once === 'string') answers.set(once, made);
    if (disturbance === 'lost') return void response.destroy();
    if (disturbance === 'silent') return void setTimeout(() => response.destroy(), LONGER_THAN_WE_WAIT_MS).unref();
    if (disturbance === 'slow') return void setTimeout(() => send(made), SLOW_MS);
    send(made);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}`;
  const euros = (value: string) => ({ currency: 'EUR', value });
  const shownRefund = (refund: Refund) => ({ ...refund, amount: euros(refund.amount) });
  function shown(stored: Stored) {
    // tests set the status of a payment directly
    if (stored.status === 'paid') stored.paidAt ??= now().toISOString();
    const { key: _, refunds: __, chargebacks: ___, amount, currency, ...payment } = stored;
    return {
      resource: 'payment',
      mode: stored.key.startsWith('play_') ? 'test' : 'live',
      ...payment,
      amount: { currency, value: amount },
      _links: { checkout: { href: `${baseUrl}/checkout/${payment.id}`, type: 'text/html' } },
    };
  }
  return {
    baseUrl,
    payments,
    bodies,
    failures,
    keys,
    lists,
    malformed,
    pageSize,
    equalRefunds,
    forgetKeys: () => answers.clear(),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
