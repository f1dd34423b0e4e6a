// Measures a month end: a payout batch is made, canceled, made again, exported and executed, and invoices are issued. It shows the time of
// each step and of its longest statement, and how long a refund of an order would have waited for the batch. `node bench/month-end.ts
// --rows 5k --orders 50 --pdfs --port 4700`; takes minutes and is not a test. `--pdfs` also waits for the PDFs of the invoices and
// downloads them as a zip.
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhenStale, SERVER } from '../server/src/app/start/build-when-stale.ts';
import { ask } from './kit/load.ts';
import { seedMonth } from './data/month-end-data.ts';
import { CHECKER, launchMonthEnd, letDayCome, MAKER, Payouts, thisMonth } from './data/month-end-product.ts';
import { memoryOf, type Server } from './kit/processes.ts';
import { withDatabase, withDataDir } from './kit/with-product.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '5k' },
    orders: { type: 'string', default: '50' },
    pdfs: { type: 'boolean', default: false },
    port: { type: 'string', default: '4700' },
    'data-dir': { type: 'string' },
  },
});
const organizations = Number(values.rows.replace('k', '000'));
const port = Number(values.port);
const appKey = randomBytes(32).toString('base64');
const payouts = new Payouts(port);

await buildWhenStale(SERVER, console.log);
await withDataDir(values['data-dir'], async (dataDir) => {
  const product = await launchMonthEnd({ port, dataDir, appKey });
  try {
    await withDatabase(dataDir, (db) =>
      seedMonth(db, {
        organizations,
        ordersOfEach: Number(values.orders),
        appKey,
        month: thisMonth.toString(),
        tokens: [MAKER, CHECKER],
      }),
    );
    const pool = new pg.Pool({ host: join(dataDir, 'socket'), port: 5432, user: 'postgres', database: 'move', max: 3 });
    try {
      await measure(product, pool);
    } finally {
      await pool.end();
    }
  } finally {
    await product.stop();
  }
});

async function measure(product: Server, pool: pg.Pool): Promise<void> {
  console.log(`${organizations} organisations with ${values.orders} orders; load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `${'act'.padEnd(26)}${'s'.padStart(8)}${'longest statement s'.padStart(22)}${'longest wait s'.padStart(17)}`,
  );
  const timed = <Result>(name: string, act: () => Promise<Result>) => watch(pool, name, act);
  const make = async () => payouts.settled((await payouts.create()).id);
  const canceled = await timed('create a batch', make);
  await timed('cancel it', async () => payouts.settled((await payouts.cancel(canceled.id)).id));
  const { id } = await timed('create it again', make);
  await timed('export pain.001', () => payouts.export(id));
  await letDayCome(pool, id);
  const paid = await timed('execute', async () => payouts.settled((await payouts.execute(id)).id));
  await timed('preview of another', () => payouts.preview());
  const before = thisMonth.subtract({ months: 1 }).toString();
  await timed('issue invoices', () => issueInvoices(pool, before));
  if (values.pdfs) {
    await timed('PDFs of the invoices', () =>
      untilNone(
        pool,
        'select 1 from invoices where not exists (select from invoice_pdfs where invoice_id = invoices.id) limit 1',
      ),
    );
    const idle = memoryOf(product.pid);
    let most = idle;
    const look = setInterval(() => {
      most = Math.max(most, memoryOf(product.pid));
    }, 50);
    const path = `/v1/admin/invoices/download?month=${before}`;
    await timed('zip of the invoices', () => ask(undefined, { port, token: MAKER }, { method: 'GET', path }));
    clearInterval(look);
    console.log(`the zip took ${(most - idle).toFixed(0)} MB at most`);
  }
  console.log(`${paid.status}: ${paid.number_of_payments} payments; load ${loadavg()[0]?.toFixed(1)}`);
}

/** Runs a step. Meanwhile it checks the running statements 50 times a second and locks one order after another. */
async function watch<Result>(pool: pg.Pool, name: string, act: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const statements = watchStatements(pool, () => isOver);
  const waits = lockOrders(pool, () => isOver);
  const began = performance.now();
  const result = await act().finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - began) / 1_000;
  const figures = [seconds, await statements, await waits];
  console.log(
    `${name.padEnd(26)}${figures.map((figure, n) => figure.toFixed(2).padStart([8, 22, 17][n] ?? 0)).join('')}`,
  );
  return result;
}

async function watchStatements(pool: pg.Pool, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const { rows } = await pool.query<{ seconds: number | null }>(
      `select max(extract(epoch from clock_timestamp() - query_start))::float8 as seconds from pg_stat_activity
       where state = 'active' and usename <> 'postgres' and wait_event_type is distinct from 'Lock'`,
    );
    longest = Math.max(longest, rows[0]?.seconds ?? 0);
    await sleep(20);
  }
  return longest;
}

/** Locks orders one after another, as a refund does, but writes nothing. Returns the longest wait. */
async function lockOrders(pool: pg.Pool, isOver: () => boolean): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from orders tablesample system (1) limit 2000');
  let longest = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const began = performance.now();
    await pool.query('select from orders where id = $1 for update', [rows[(turn * 7919) % rows.length]?.id]);
    longest = Math.max(longest, (performance.now() - began) / 1_000);
    await sleep(5);
  }
  return longest;
}

async function issueInvoices(pool: pg.Pool, invoiced: string): Promise<void> {
  const request = { method: 'POST', path: '/v1/admin/invoices/generate', body: { month: invoiced } } as const;
  await ask(undefined, { port, token: MAKER }, request);
  await untilNone(pool, "select 1 from job_runs where kind = 'issue_invoices' and finished_at is null limit 1");
}

async function untilNone(pool: pg.Pool, query: string): Promise<void> {
  while ((await pool.query(query)).rows.length > 0) await sleep(100);
}
