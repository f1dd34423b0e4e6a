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

type Refund = { id: string; status: string; amount: string; metadata: { key: string } };
type Stored = { id: string; status: string; amount: string; refunds: Refund[] };

const cents = (value: string) => Math.round(Number(value) * 100);

/**
 * What comes between Mollie and us: `busy` refuses a call before it is carried out; after it was, `slow` answers late, `silent` later
 * than we wait, and `lost` cuts the connection.
 */
export type Disturbance = 'none' | 'busy' | 'lost' | 'silent' | 'slow';

const SLOW_MS = 100;
const LONGER_THAN_WE_WAIT_MS = 11_000;

type Options = { key: string; disturb?: () => Disturbance };

/** A server that speaks as much of Mollie's API as we use, with its refusals and its idempotency. */
export async function mollieServer({ key, disturb = () => 'none' }: Options) {
  const payments = new Map<string, Stored>();
  const answers = new Map<string, { status: number; body: object }>();
  const bodies: unknown[] = [];
  /** Statuses with which the next calls are answered instead. */
  const failures: number[] = [];

  const error = (status: number, detail: string) => ({ status, body: { status, title: 'Error', detail } });

  function answer(method: string, path: string, body: unknown): { status: number; body: object } {
    const [, id, isRefund, refundId] = /^\/v2\/payments(?:\/([^/]+)(\/refunds)?(?:\/([^/]+))?)?$/.exec(path) ?? [];
    if (method === 'POST' && id === undefined) {
      const draft = NewPayment.safeParse(body);
      if (!draft.success) return error(422, draft.error.issues.map(({ path: at }) => at.join('.')).join(', '));
      const payment = { id: `tr_${payments.size + 1}`, status: 'open', amount: draft.data.amount.value, refunds: [] };
      payments.set(payment.id, payment);
      return { status: 201, body: shown(payment) };
    }
    const payment = payments.get(id ?? '');
    if (!payment) return error(404, 'No payment exists with this token');
    if (!isRefund) return { status: 200, body: shown(payment) };
    if (method === 'GET' && refundId === undefined)
      return { status: 200, body: { _embedded: { refunds: payment.refunds } } };
    if (method === 'GET') {
      const refund = payment.refunds.find((each) => each.id === refundId);
      return refund ? { status: 200, body: refund } : error(404, 'No refund exists with this token');
    }
    const draft = NewRefund.parse(body);
    const left = payment.refunds.reduce((sum, each) => sum - cents(each.amount), cents(payment.amount));
    if (payment.status !== 'paid' || cents(draft.amount.value) > left) {
      return error(422, 'The amount is higher than the maximum');
    }
    const refund = {
      id: `re_${payment.id}_${payment.refunds.length + 1}`,
      status: 'pending',
      amount: draft.amount.value,
      metadata: draft.metadata,
    };
    payment.refunds.push(refund);
    return { status: 201, body: refund };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request);
    const send = ({ status, body }: { status: number; body: object }) =>
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
    const failure = failures.shift();
    if (failure !== undefined) return void send(error(failure, 'Try again later'));
    const disturbance = disturb();
    if (disturbance === 'busy') return void send(error(503, 'Try again later'));
    if (request.headers.authorization !== `Bearer ${key}`) return void send(error(401, 'Missing authentication'));
    const body: unknown = raw === '' ? null : JSON.parse(raw);
    const once = request.headers['idempotency-key'];
    const known = typeof once === 'string' ? answers.get(once) : undefined;
    if (!known) bodies.push(body);
    const made = known ?? answer(request.method ?? '', (request.url ?? '').replace(/\?.*$/, ''), body);
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
  const shown = ({ id, status, amount }: Stored) => ({
    resource: 'payment',
    id,
    status,
    amount: { currency: 'EUR', value: amount },
    _links: { checkout: { href: `${baseUrl}/checkout/${id}`, type: 'text/html' } },
  });
  return {
    baseUrl,
    payments,
    bodies,
    failures,
    forgetKeys: () => answers.clear(),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
