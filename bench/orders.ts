// The lists of orders beside an obvious floor on the same data: a query that counts and adds up, and one with `limit … offset …`,
// without row-level security and with fewer columns. `node bench/orders.ts --rows 100k --port 4700`; takes minutes and is no test.
// The orders lie in 14 months, of 200 organisations of one platform, half of them of a single one.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale, SERVER } from '../server/src/app/build-when-stale.ts';
import { addAdministrator } from './data.ts';
import { ask } from './load.ts';
import { readOptions } from './options.ts';
import { median, timesOf } from './timed.ts';
import { withDatabase, withDataDir, withProduct } from './with-product.ts';

const TOKEN = 'bench-admin';
const PER_PAGE = 25;
const EXPORTED = 10_000;
/** Orders that one statement adds. */
const STEP = 50_000;
const { sizes, port, dataDir: given, rounds, only } = readOptions(process.argv.slice(2));
const size = sizes.at(-1) ?? 0;

const SALES = `with seller as (
    select id, home_application_id, row_number() over (order by id) as place from organizations where name like 'Verkoper %'),
  bought as (
    insert into orders (organization_id, application_id, first_name, last_name, email, status, payment_type, payout_month,
      subtotal_price_in_cents, vat_in_cents, transaction_fee_in_cents, total_price_in_cents, paid_at, created_at)
    select seller.id, seller.home_application_id, initcap(substr(md5('v' || n), 1, 7)), initcap(substr(md5('k' || n), 1, 9)),
      'k' || n || '@example.com', kind.status, case when kind.status = 'open' then 'cash' else (array['ideal', 'bancontact', 'creditcard'])[1 + n % 3] end,
      case when kind.status = 'paid' then to_char(day + interval '1 month', 'YYYY-MM') end,
      1000 + n % 700, 210, 35, 1245 + n % 700, case when kind.status = 'open' then null else day end, day
    from generate_series($1::integer, $3::integer) n
      join seller on seller.place = case when n % 2 = 0 then 1 else 1 + n % 200 end,
      lateral (select case when n % $2::integer = 0 then 'open' when n % 17 = 0 then 'canceled' else 'paid' end as status) as kind,
      lateral (select now() - n::bigint * 7919 % 613000 * interval '1 minute' as day) as moment
    returning *),
  lines as (
    insert into order_lines (organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents,
      vat_percentage, vat_in_cents, total_price_in_cents)
    select organization_id, application_id, id, 1, 'Zwemles ' || id % 40, 1, subtotal_price_in_cents + vat_in_cents, 21, vat_in_cents,
      subtotal_price_in_cents + vat_in_cents from bought returning *)
  insert into transactions (organization_id, application_id, order_id, order_line_id, status, subtotal_price_in_cents,
    vat_in_cents, vat_percentage, fee_in_cents, total_price_in_cents, booked_at)
  select lines.organization_id, lines.application_id, order_id, lines.id, bought.status, subtotal_price_in_cents, lines.vat_in_cents, 21,
    35, bought.total_price_in_cents, bought.created_at
  from lines join bought on bought.id = order_id`;

await buildWhenStale(SERVER, console.log);
await withDataDir(given, (dataDir) => withProduct({ port, dataDir }, () => measureAll(dataDir)));

/** A call of the product, and what its floor asks: conditions, an order and a page of `orders`. */
type Case = { name: string; path: string; where?: string; order?: string; page?: number; withoutTotals?: boolean };

async function measureAll(dataDir: string): Promise<void> {
  const organizationId = await withDatabase(dataDir, seed);
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

/** So many orders with a line and a transaction each; one in a hundred of them is open, at most as many as are exported. */
async function seed(db: pg.Client): Promise<number> {
  await db.query("insert into applications (name, slug) values ('Meetplein', 'meetplein') on conflict do nothing");
  const { rows: known } = await db.query("select min(id) as id from organizations where name = 'Verkoper 1'");
  if (known[0]?.id) return Number(known[0].id);
  await db.query('begin');
  await db.query(`with own as (
      insert into organizations (home_application_id, name, status)
      select applications.id, 'Verkoper ' || n, 'accepted' from applications, generate_series(1, 200) n where slug = 'meetplein'
      returning id, home_application_id)
    insert into organization_applications (organization_id, application_id) select * from own`);
  await db.query('commit');
  // a million at once would be checked by plans that were made for empty tables
  for (let from = 1; from <= size; from += STEP) {
    await db.query(SALES, [from, Math.max(2, Math.ceil(size / EXPORTED)), Math.min(size, from + STEP - 1)]);
    await db.query('analyze orders, order_lines, transactions');
  }
  await addAdministrator(db, TOKEN);
  await db.query('select compact_sales()');
  await db.query('vacuum analyze');
  const { rows } = await db.query("select min(id) as id from organizations where name = 'Verkoper 1'");
  return Number(rows[0].id);
}
