// Measures the dashboards of a platform and of an organisation. For comparison it runs simple SQL without stored sums: three statements
// that add up orders, transactions and sessions by day, as the database's owner, without policies. That comparison ("plain SQL") leaves out
// attendance, names, counts and HTTP, which the product's time includes. `node bench/statistics.ts --rows 1M --port 4700`; takes minutes
// and is not a test. There is one session per ten orders.
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale, SERVER } from '../server/src/app/start/build-when-stale.ts';
import { ask } from './kit/load.ts';
import { readOptions } from './kit/options.ts';
import { seedOrders } from './data/orders-data.ts';
import { median, timesOf } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const TOKEN = 'bench-admin';
/** The maximum time of a dashboard from request to reply, in milliseconds. */
const LIMIT_MS = 50;
const { sizes, port, dataDir: given, rounds, only } = readOptions(process.argv.slice(2));
const size = sizes.at(-1) ?? 0;

await buildWhenStale(SERVER, console.log);
await withDataDir(given, (dataDir) => withProduct({ port, dataDir }, () => measureAll(dataDir)));

async function measureAll(dataDir: string): Promise<void> {
  const organizationId = await withDatabase(dataDir, async (db) => {
    const seller = await seedOrders(db, { size, exported: 10_000, token: TOKEN });
    await seedSessions(db);
    return seller;
  });
  const db = new pg.Pool({ host: join(dataDir, 'socket'), port: 5432, user: 'postgres', database: 'move', max: 1 });
  console.log(`${'dashboard'.padEnd(36)}${'product ms'.padStart(12)}${'plain SQL'.padStart(11)}${'ratio'.padStart(8)}`);
  const platform = '/v1/admin/application/statistics';
  const own = `/v1/admin/organizations/${organizationId}/statistics`;
  const cases = [30, 90, 365].flatMap((days) => [
    { name: `platform, ${days} days`, path: platform, days, organization: undefined },
    { name: `organisation, ${days} days`, path: own, days, organization: organizationId },
  ]);
  for (const { name, path, days, organization } of cases.filter((it) => only.length === 0 || only.includes(it.name))) {
    const until = Temporal.Now.plainDateISO();
    const query = `dateFrom=${until.subtract({ days: days - 1 }).toString()}&dateUntil=${until.toString()}`;
    const product = () => ask(undefined, { port, token: TOKEN }, { method: 'GET', path: `${path}?${query}` });
    const plain = () => addUpRows(db, days, organization);
    for (const once of [product, plain]) await timesOf(6, once);
    const taken: number[][] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      taken[0]?.push(...(await timesOf(5, product)));
      taken[1]?.push(...(await timesOf(1, plain)));
    }
    const [ours = 0, theirs = 0] = taken.map(median);
    const mark = ours <= LIMIT_MS ? '✓' : '✗';
    console.log(
      `${mark} ${name.padEnd(34)}${ours.toFixed(1).padStart(12)}${theirs.toFixed(1).padStart(11)}${(ours / theirs).toFixed(2).padStart(8)}`,
    );
  }
  await db.end();
}

/** Adds up the rows of the period and of the previous one, by day. */
async function addUpRows(db: pg.Pool, days: number, organizationId: number | undefined): Promise<string> {
  const own = organizationId === undefined ? 'true' : `organization_id = ${organizationId}`;
  const since = `now() - interval '${2 * days} days'`;
  const orders = await db.query(
    `select (created_at at time zone 'Europe/Amsterdam')::date as day, count(*), sum(subtotal_price_in_cents), sum(refunded_in_cents)
     from orders where ${own} and created_at > ${since} and status in ('paid', 'complete', 'partly_refunded', 'refunded') group by 1`,
  );
  const bookings = await db.query(
    `select (booked_at at time zone 'Europe/Amsterdam')::date as day, activity_id is null as is_purchase, count(*)
     from transactions where ${own} and booked_at > ${since} group by 1, 2`,
  );
  const sessions = await db.query(
    `select start_date, count(*), sum(taken), sum(spots) from sessions where ${own} and starts_at > ${since} and starts_at < now() group by 1`,
  );
  return JSON.stringify([orders.rows, bookings.rows, sessions.rows]);
}

/**
 * Adds sessions of an hour, in eight activities of each organisation, over 486 days of which 60 are in the future. In sessions that have
 * begun three quarters of the participants are present. There are no participant rows: triggers are off, and their results are written
 * here.
 */
async function seedSessions(db: pg.Client): Promise<void> {
  const { rows: known } = await db.query("select 1 from activities where name = 'Meetles 1' limit 1");
  if (known.length > 0) return;
  await db.query('begin');
  await db.query("select set_config('app.scope', 'system', true)");
  await db.query('set local session_replication_role = replica');
  await db.query(`insert into activities (organization_id, name, concept, offer_type)
    select organizations.id, 'Meetles ' || n, false, 'sessions' from organizations, generate_series(1, 8) n where name like 'Verkoper %'`);
  await db.query(
    `with offer as (
      select id, organization_id, row_number() over (order by id) as place, count(*) over () as all_of
      from activities where name like 'Meetles %')
    insert into sessions (organization_id, activity_id, starts_at, ends_at, tz, start_date, start_time, end_date, end_time, spots, taken)
    select offer.organization_id, offer.id, moment.at, moment.at + interval '1 hour', 'Europe/Amsterdam',
      (moment.at at time zone 'Europe/Amsterdam')::date, '19:00', (moment.at at time zone 'Europe/Amsterdam')::date, '20:00', 14, 4 + n % 11
    from generate_series(1, $1::integer) n
      join offer on offer.place = 1 + n % offer.all_of,
      lateral (select now() + interval '60 days' - n::bigint * 7919 % 700000 * interval '1 minute' as at) as moment`,
    [Math.ceil(size / 10)],
  );
  await db.query(`insert into attendance_counts (organization_id, session_id, check_in, change, is_sum)
    select organization_id, id, status, case when status = 'present' then taken * 3 / 4 else taken - taken * 3 / 4 end, true
    from sessions, unnest(array['present', 'none']) as status where starts_at < now()`);
  await db.query('insert into session_changes (organization_id) select id from organizations');
  await db.query('select fold_session_figures()');
  await db.query('commit');
  await db.query('vacuum analyze');
}
