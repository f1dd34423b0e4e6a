// Compares the lists of orders with a floor on the same data: a query that counts and adds up, and one with `limit … offset …`, without
// row-level security and with fewer columns. `node bench/orders.ts --rows 100k --port 4700`; takes minutes and is not a test.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale, SERVER } from '../server/src/app/start/build-when-stale.ts';
import { ask } from './kit/load.ts';
import { seedOrders } from './data/orders-data.ts';
import { readOptions } from './kit/options.ts';
import { median, timesOf } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const TOKEN = 'bench-admin';
const PER_PAGE = 25;
const EXPORTED = 10_000;
const { sizes, port, dataDir: given, rounds, only } = readOptions(process.argv.slice(2));
const size = sizes.at(-1) ?? 0;

await buildWhenStale(SERVER, console.log);
await withDataDir(given, (dataDir) => withProduct({ port, dataDir }, () => measureAll(dataDir)));

/** A call of the product, and the query of its floor: conditions, order and page of `orders`. */
type Case = { name: string; path: string; where?: string; order?: string; page?: number; withoutTotals?: boolean };

async function measureAll(dataDir: string): Promise<void> {
  const organizationId = await withDatabase(dataDir, (db) =>
    seedOrders(db, { size, exported: EXPORTED, token: TOKEN }),
  );
  const db = new pg.Pool({ host: join(dataDir, 'socket'), port: 5432, user: 'postgres', database: 'move', max: 1 });
  console.log(`${'list'.padEnd(44)}${'product ms'.padStart(12)}${'floor'.padStart(9)}${'ratio'.padStart(8)}`);
  for (const it of casesOf(organizationId).filter(({ name }) => only.length === 0 || only.includes(name))) {
    const product = () => ask(undefined, { port, token: TOKEN }, { method: 'GET', path: it.path });
    const floor = () => floorOf(db, it);
    for (const once of [product, floor]) await timesOf(3, once);
    const taken: number[][] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      taken[0]?.push(...(await timesOf(3, product)));
      taken[1]?.push(...(await timesOf(3, floor)));
    }
    const [ours = 0, theirs = 0] = taken.map(median);
    console.log(
      `${it.name.padEnd(44)}${ours.toFixed(1).padStart(12)}${theirs.toFixed(1).padStart(9)}${(ours / theirs).toFixed(2).padStart(8)}`,
    );
  }
  await db.end();
}

function casesOf(organizationId: number): Case[] {
  const platform = '/v1/admin/application/orders?';
  const own = `/v1/admin/organizations/${organizationId}/orders?`;
  const far = Math.max(2, Math.min(3_000, Math.floor((size / PER_PAGE) * 0.7)));
  const month = new Date().toISOString().slice(0, 7);
  const year = String(new Date().getFullYear());
  const days = `dateFrom=${year}-01-01&dateUntil=${month}-15`;
  const within = `created_at >= '${year}-01-01' and created_at < '${month}-16'`;
  return [
    { name: 'platform: page 1', path: platform },
    { name: `platform: page ${far}`, path: `${platform}page=${far}`, page: far },
    {
      name: `organisation: page ${Math.floor(far / 2)}`,
      path: `${own}page=${Math.floor(far / 2)}`,
      where: `organization_id = ${organizationId}`,
      page: Math.floor(far / 2),
    },
    { name: 'platform: open ones', path: `${platform}status=open`, where: "status = 'open'" },
    {
      name: 'platform: iDEAL paid this year',
      path: `${platform}status=paid&paymentType=ideal&${days}`,
      where: `status = 'paid' and payment_type = 'ideal' and ${within}`,
    },
    { name: 'platform: by name', path: `${platform}sort=name&order=asc`, order: 'last_name, first_name, id' },
    {
      name: 'platform: by total',
      path: `${platform}sort=total_price_in_cents&order=desc`,
      order: 'total_price_in_cents desc, id desc',
    },
    {
      name: 'platform: search of one',
      path: `${platform}search=k4711@example`,
      where: "email ilike '%k4711@example%'",
    },
    {
      name: 'platform: search of many',
      path: `${platform}search=abc`,
      where: "(first_name || ' ' || last_name || ' ' || email) ilike '%abc%'",
    },
    {
      name: `export of ${EXPORTED}`,
      path: `${platform.replace('orders?', 'orders/export?')}status=open`,
      where: "status = 'open'",
      withoutTotals: true,
    },
  ];
}

async function floorOf(
  db: pg.Pool,
  { where = 'true', order = 'created_at desc, id desc', page = 1, withoutTotals = false }: Case,
) {
  const token = createHash('sha256').update(TOKEN).digest();
  await db.query('select user_id from api_tokens where token_hash = $1 and expires_at > now()', [token]);
  const columns = `orders.*, (select title from order_lines where order_id = orders.id limit 1) as title`;
  if (withoutTotals) {
    const { rows } = await db.query(`select ${columns} from orders where ${where} order by ${order}`);
    return JSON.stringify(rows);
  }
  const totals = await db.query(
    `select count(*), sum(subtotal_price_in_cents), sum(vat_in_cents), sum(total_price_in_cents) from orders where ${where}`,
  );
  const { rows } = await db.query(
    `select ${columns} from orders where ${where} order by ${order} limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  );
  return JSON.stringify({ rows, totals: totals.rows });
}
