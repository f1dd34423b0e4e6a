// Measures how many bookings per second get from the website to a paid order: over 200 sessions, and on one session that a thousand people
// want. Buyers arrive at a fixed rate, even when earlier ones are not done. `node bench/checkout.ts --rate 100 --seconds 20 --port 4700`;
// it is not a test.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, withCluster } from './drills/kit/cluster.ts';
import { compareCounters } from './drills/kit/books.ts';
import { addressOf, type Call, callProduct } from './drills/kit/call.ts';
import { addSessions, type Db, seedShop, type Shop } from './drills/kit/shop.ts';
import { cpuOf, cpuOfDatabase } from './kit/processes.ts';

const SESSIONS = 200;
const HOT_BUYERS = 1_000;
const HOT_SPOTS = 20;
/** The first number and the count of buyers in each warm-up. */
const WARM_UPS = [
  [50_000, 300],
  [51_000, 60],
] as const;
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '4700' },
  },
});
const rate = Number(values.rate);
const port = Number(values.port);
const STEPS = ['book', 'pay', 'page', 'end', 'whole'] as const;
type Step = (typeof STEPS)[number];

/** The milliseconds of each step, and the results of the buyers. */
type Taken = { steps: Record<Step, number[]>; refused: number; errors: string[]; seconds: number };

await withCluster({ port }, measure);

async function measure({ db, pids, dataDir }: Cluster): Promise<void> {
  const shop = await seedShop(db);
  const many = await addSessions(db, shop, { count: SESSIONS, spots: 1_000 });
  const [hot = 0] = await addSessions(db, shop, { count: 1, spots: HOT_SPOTS });
  await db.query('vacuum analyze');
  // compiles code and plans queries before measuring; plans made for empty tables read them completely until they are analyzed
  for (const [first, buyers] of WARM_UPS) {
    await arrive(buyers, (number) => buy(shop, { number: first + number, sessionId: many[number % many.length] ?? 0 }));
    await untilPaid(db);
    await db.query('vacuum analyze');
  }
  const count = rate * Number(values.seconds);
  const cpuOfProduct = () => pids().reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = { product: cpuOfProduct(), database: cpuOfDatabase(dataDir), client: process.cpuUsage() };
  const began = performance.now();
  const spread = await arrive(count, (number) =>
    buy(shop, { number: 100 + number, sessionId: many[number % many.length] ?? 0 }),
  );
  const paidAfter = (await untilPaid(db)) - began;
  const paid = spread.steps.end.length;
  const perBooking = (ms: number) => (ms / paid).toFixed(1);
  const client = process.cpuUsage(before.client);
  console.log(`asked: ${rate} bookings a second`);
  print(`${SESSIONS} sessions`, spread);
  console.log(
    `paid: ${((paid / paidAfter) * 1000).toFixed(0)} orders a second; CPU of one: product ${perBooking(cpuOfProduct() - before.product)} ms, database ${perBooking(cpuOfDatabase(dataDir) - before.database)} ms, buyers ${perBooking((client.user + client.system) / 1000)} ms`,
  );
  const crowd = await arrive(HOT_BUYERS, (number) => buy(shop, { number: 40_000 + number, sessionId: hot }));
  await untilPaid(db);
  print(`one session of ${HOT_SPOTS} spots`, crowd);
  const faults = await check(db, hot);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log('✓ counters are what a recount finds, and the provider has what the orders say');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

type Bought = { steps: Partial<Record<Step, number>>; refused?: boolean };

/** Starts buyers at the given rate. */
async function arrive(count: number, run: (number: number) => Promise<Bought>): Promise<Taken> {
  const taken: Taken = {
    steps: { book: [], pay: [], page: [], end: [], whole: [] },
    refused: 0,
    errors: [],
    seconds: 0,
  };
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    const wait = began + (number * 1000) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    all.push(
      run(number).then(
        ({ steps, refused }) => {
          for (const step of STEPS) if (steps[step] !== undefined) taken.steps[step].push(steps[step]);
          if (refused) taken.refused += 1;
        },
        (error: unknown) => void taken.errors.push(error instanceof Error ? error.message : String(error)),
      ),
    );
  }
  await Promise.all(all);
  taken.seconds = (performance.now() - began) / 1000;
  return taken;
}

/** Runs one buyer from the booking to the end of the payment, over one connection like a browser. */
async function buy(shop: Shop, { number, sessionId }: { number: number; sessionId: number }): Promise<Bought> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: addressOf(number) });
  const steps: Partial<Record<Step, number>> = {};
  const timed = async <Result>(step: Step, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    steps[step] = performance.now() - began;
    return result;
  };
  const send = async (call: Call, expected: number) => {
    const { status, body } = await callProduct(port, { ...call, agent });
    if (status !== expected)
      throw new Error(`${call.path.replace(/\/[^/]{20,}/, '/…')}: ${status} ${JSON.stringify(body)}`);
    return body as { booking?: { token: string }; payment?: { id: number; checkout_url: string | null } };
  };
  const order: Call = {
    method: 'POST',
    path: `/v1/public/sessions/${sessionId}/bookings`,
    headers: { 'x-application-id': String(shop.applicationId) },
    body: {
      buyer: { first_name: 'Kim', last_name: `Bos ${number}`, email: `kim${number}@post.example` },
      participants: [{ first_name: 'Kim', last_name: `Bos ${number}` }],
    },
  };
  try {
    return await timed('whole', async () => {
      const { status, body } = await timed('book', () => callProduct(port, { ...order, agent }));
      if (status === 422 && JSON.stringify(body).includes('"session"')) return { steps, refused: true };
      if (status !== 201) throw new Error(`booking: ${status} ${JSON.stringify(body)}`);
      const { booking } = body as { booking: { token: string } };
      const path = `/v1/public/bookings/${booking.token}/payments`;
      const { payment } = await timed('pay', () => send({ method: 'POST', path, body: { method: 'ideal' } }, 201));
      const page = await timed('page', () => untilPage(() => send({ path: `${path}/${payment?.id}` }, 200)));
      const reference = page.slice(page.lastIndexOf('/') + 1);
      const end = `/v1/public/test-payments/${reference}/outcome`;
      await timed('end', () => send({ method: 'POST', path: end, body: { outcome: 'paid' } }, 200));
      return { steps };
    });
  } finally {
    agent.destroy();
  }
}

/** Polls as the website does, until the URL of the payment page is known. */
async function untilPage(ask: () => Promise<{ payment?: { checkout_url: string | null } }>): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { payment } = await ask();
    if (payment?.checkout_url) return payment.checkout_url;
    await sleep(1_000);
  }
  throw new Error('the page of the provider is not known after a minute');
}

/** Waits until the product knows all payments; returns the time. */
async function untilPaid(db: Db): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ open: boolean }>(
      "select exists (select from payments join test_payments at on at.reference = provider_reference where payments.status = 'open' and at.status = 'paid') as open",
    );
    if (!rows[0]?.open) return performance.now();
    await sleep(200);
  }
}

function print(name: string, { steps, refused, errors, seconds }: Taken): void {
  const done = steps.end.length;
  console.log(
    `\n${name}: ${((done + refused) / seconds).toFixed(0)} buyers a second, ${done} bookings, ${refused} refused as full, ${errors.length} errors`,
  );
  console.log(`${'step, ms'.padEnd(12)}${['p50', 'p95', 'p99'].map((head) => head.padStart(9)).join('')}`);
  for (const step of STEPS) {
    const sorted = steps[step].toSorted((a, b) => a - b);
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
    console.log(`${step.padEnd(12)}${[0.5, 0.95, 0.99].map((share) => at(share).padStart(9)).join('')}`);
  }
  for (const [text, count] of [...Map.groupBy(errors, (each) => each)].slice(0, 5))
    console.log(`  ${count.length} × ${text}`);
}

/** Checks that counters match a recount, that the full session has exactly as many people as spots, and that no cent is missing. */
async function check(db: Db, hot: number): Promise<string[]> {
  const { rows } = await db.query<{ active: number; provider: string; orders: string }>(
    `select (select count(*) from participants where session_id = $1 and status = 'active')::integer as active,
       (select coalesce(sum(amount_in_cents - refunded_in_cents), 0) from test_payments where status = 'paid') as provider,
       (select coalesce(sum(total_price_in_cents - refunded_in_cents), 0) from transactions
         where status in ('paid', 'complete', 'partly_refunded', 'refunded')) as orders`,
    [hot],
  );
  const [found] = rows;
  return [
    ...(await compareCounters(db)),
    ...(found?.active === HOT_SPOTS ? [] : [`${found?.active} people have the ${HOT_SPOTS} spots`]),
    ...(found?.provider === found?.orders
      ? []
      : [`the provider has ${found?.provider} cents, the orders ${found?.orders}`]),
  ];
}
