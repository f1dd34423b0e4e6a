// Kills the product with signal 9 while a payout batch is made, canceled and executed, and while its organisations get their mails. It then
// starts the product again and compares the books: each order is in one payment, a payment is the sum of its orders, and each paid
// organisation got one mail. `node bench/drills/kill-payouts.ts --rows 400 --orders 20 --port 4700`; takes some minutes, because it can
// take two minutes until a dead job is taken over.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { buildWhenStale, SERVER } from '../../server/src/app/start/build-when-stale.ts';
import { seedMonth } from '../data/month-end-data.ts';
import { CHECKER, launchMonthEnd, letDayCome, MAKER, Payouts, thisMonth } from '../data/month-end-product.ts';
import { withDatabase, withDataDir } from '../kit/with-product.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '400' },
    orders: { type: 'string', default: '20' },
    port: { type: 'string', default: '4700' },
  },
});
/** The time in milliseconds for another process to take over, and for the mails after it. */
const PATIENCE_MS = 300_000;
const port = Number(values.port);
const appKey = randomBytes(32).toString('base64');
const size = { organizations: Number(values.rows), ordersOfEach: Number(values.orders) };
const payouts = new Payouts(port);

type Count = { text: string; values?: unknown[] };

const paymentsOf = (id: number, status: string): Count => ({
  text: 'select count(*)::integer as count from sepa_lines where sepa_batch_id = $1 and status = $2',
  values: [id, status],
});
const PAYOUT_MAILS: Count = { text: "select count(*)::integer as count from mails where subject like 'Uitbetaling %'" };

await buildWhenStale(SERVER, console.log);
await withDataDir(undefined, async (dataDir) => {
  const place = { port, dataDir, appKey };
  let product = await launchMonthEnd(place);
  const restart = async () => {
    await product.kill();
    product = await launchMonthEnd(place);
  };
  const killWhenSome = async (query: Count): Promise<number> => {
    const count = await withDatabase(dataDir, (db) => untilSome(db, query));
    await restart();
    return count;
  };
  /** Starts an action, kills when some of its payments have the status, and waits until the work is taken over. */
  const killDuring = async (act: () => Promise<{ id: number }>, status: string): Promise<number> => {
    const { id } = await act();
    const done = await killWhenSome(paymentsOf(id, status));
    // an execution ends with the first mails
    const mailed = status === 'executed' ? await killWhenSome(PAYOUT_MAILS) : null;
    const sepa = await payouts.settled(id);
    console.log(
      `killed when ${done} payments were ${status}; then ${sepa.status}, ${sepa.number_of_payments} payments`,
    );
    if (mailed !== null) {
      const all = await withDatabase(dataDir, untilMailed);
      console.log(`killed when ${mailed} organisations were mailed; then ${all}`);
    }
    return id;
  };
  try {
    const seeded = { ...size, appKey, month: thisMonth.toString(), tokens: [MAKER, CHECKER] };
    await withDatabase(dataDir, (db) => seedMonth(db, seeded));
    const first = await killDuring(() => payouts.create(), 'draft');
    await killDuring(() => payouts.cancel(first), 'canceled');
    const { id } = await payouts.settled((await payouts.create()).id);
    await payouts.export(id);
    await withDatabase(dataDir, (db) => letDayCome(db, id));
    await killDuring(() => payouts.execute(id), 'executed');
    const faults = await withDatabase(dataDir, (db) => compareBooks(db, id));
    for (const fault of faults) console.log(`✗ ${fault}`);
    console.log(faults.length === 0 ? '✓ nothing twice, nothing lost' : `${faults.length} faults`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await product.stop();
  }
});

async function countOf(db: pg.Client, query: Count): Promise<number> {
  const { rows } = await db.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

async function untilSome(db: pg.Client, query: Count): Promise<number> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const count = await countOf(db, query);
    if (count > 0) return count;
    await sleep(2);
  }
  throw new Error(`it never began: ${query.text}`);
}

/** Waits until no job mails organisations any more; a job of a killed worker returns after 20 seconds. Returns the number of mails. */
async function untilMailed(db: pg.Client): Promise<number> {
  const until = Date.now() + PATIENCE_MS;
  const left: Count = {
    text: `select count(*)::integer as count from graphile_worker.jobs
      where task_identifier = 'mail_payouts' and attempts < max_attempts`,
  };
  while (Date.now() < until) {
    if ((await countOf(db, left)) === 0) return countOf(db, PAYOUT_MAILS);
    await sleep(200);
  }
  throw new Error('the organisations are still being mailed');
}

async function compareBooks(db: pg.Client, id: number): Promise<string[]> {
  const { rows } = await db.query<Record<string, number>>(
    `select count(*)::integer as "payments that differ from their orders" from sepa_lines line
       where amount_in_cents * (status = 'executed')::integer <> sepa_line_total(organization_id, id)`,
  );
  const { rows: more } = await db.query<Record<string, number>>(
    `select
       (select count(*) from orders left join sepa_lines line on line.id = sepa_line_id
         where line.sepa_batch_id is distinct from $1 or orders.status <> 'complete')::integer as "orders that are not settled by the batch",
       (select count(*) from transactions where status <> 'complete' or settled_at is null)::integer as "transactions that are not complete",
       (select count(*) from (select organization_id from sepa_lines where status = 'executed' group by 1 having count(*) > 1) as twice)::integer
         as "organisations that are paid twice",
       (select number_of_payments - $2::integer from sepa_batches where id = $1) as "payments too many",
       (select count(*) from organizations
         where (select count(*) from sepa_lines line where line.organization_id = organizations.id and line.status = 'executed')
           <> (select count(*) from mails where recipient = organizations.email and subject like 'Uitbetaling %'))::integer
         as "organisations that are not mailed once for each payment"`,
    [id, size.organizations],
  );
  return Object.entries({ ...rows[0], ...more[0] })
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${count} ${what}`);
}
