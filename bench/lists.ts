// Measures whether lists stay as fast when a platform grows: sessions, activities, products, bundles, orders, the website's offers and the
// search. `node bench/lists.ts --rows 10k,100k --port 4700 --data-dir DIR`; takes minutes and is not a test.
import type pg from 'pg';
import { addAdministrator, makeWorld, type World } from './data/data.ts';
import { ask } from './kit/load.ts';
import { readOptions, shortCount } from './kit/options.ts';
import { cpuOfDatabase } from './kit/processes.ts';
import { median, timesOf } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const ADMIN = 'bench-admin';
const { sizes, port, dataDir: given, rounds } = readOptions(process.argv.slice(2));

type Listed = { name: string; path: string; token?: string };
/** The milliseconds of a request, and those of the database's CPU, which matter more on a busy machine. */
type Cost = { ms: number; cpu: number };

await withDataDir(given, (dataDir) => withProduct({ port, dataDir }, () => measure(dataDir)));

async function measure(dataDir: string): Promise<void> {
  const costs = new Map<string, Cost[]>();
  await withDatabase(dataDir, async (db) => {
    const world = await makeWorld(db);
    await addAdministrator(db, ADMIN);
    for (const size of sizes) {
      await grow(db, world, size);
      for (const listed of await lists(db, world)) {
        costs.set(listed.name, [...(costs.get(listed.name) ?? []), await cost(listed, dataDir)]);
      }
    }
  });
  print(costs);
}

async function cost({ path, token = ADMIN }: Listed, dataDir: string): Promise<Cost> {
  const once = () => ask(undefined, { port, token }, { method: 'GET', path });
  // the first request plans its queries
  await once();
  const times = rounds * 2;
  const before = cpuOfDatabase(dataDir);
  const ms = median(await timesOf(times, once));
  return { ms, cpu: (cpuOfDatabase(dataDir) - before) / times };
}

function print(costs: ReadonlyMap<string, readonly Cost[]>): void {
  console.log(`${'list'.padEnd(44)}${sizes.map((size) => `${shortCount(size)} rows`.padStart(24)).join('')}`);
  for (const [name, found] of costs) {
    const cells = found.map(({ ms, cpu }) => `${ms.toFixed(1)} ms, ${cpu.toFixed(1)} CPU`.padStart(24));
    const [first, last] = [found[0]?.ms ?? 1, found.at(-1)?.ms ?? Number.NaN];
    console.log(`${name.padEnd(44)}${cells.join('')}  ${last > 50 && last / first > 2 ? '✗' : '✓'}`);
  }
}

/** Each list as it opens, at a far page, and with a search for a rare text. */
async function lists(db: pg.Client, { organizationId, token }: World): Promise<Listed[]> {
  const own = `/v1/admin/organizations/${organizationId}`;
  const platform = '/v1/admin/applications';
  const rare = 'search=zonnebloem%207';
  const { rows } = await db.query<{ id: string }>('select min(id) as id from activities where organization_id = $1', [
    organizationId,
  ]);
  const activity = `${own}/activities/${rows[0]?.id}`;
  const search = (q: string) => ({ name: `search everything, ${q}`, path: `/v1/admin/search?q=${q}` });
  const days = 'dateFrom=2029-03-01&dateUntil=2029-03-07';
  return [
    ...pages('sessions of an activity', `${activity}/sessions`, days).map((list) => ({ ...list, token })),
    ...pages('sessions of a platform', `${platform}/sessions`, days),
    ...pages('activities of a platform', `${platform}/activities`, rare),
    ...pages('activities of an organisation', `${own}/activities`, rare).map((list) => ({ ...list, token })),
    ...pages('products of a platform', `${platform}/products`, rare),
    ...pages('bundles of an activity', `${activity}/bundles`, rare).map((list) => ({ ...list, token })),
    search('zonnebloem'),
    search('zwem'),
    ...pages('offers of a website', '/v1/public/offers?applicationId=1&type=activity', rare),
    ...pages('sessions of a website', '/v1/public/offers?applicationId=1&type=session&sort=starts_at', days),
  ];
}

function pages(name: string, path: string, filter: string): Listed[] {
  const query = path.includes('?') ? '&' : '?';
  return [
    { name, path: `${path}${query}itemsPerPage=25` },
    { name: `${name}, page 40`, path: `${path}${query}itemsPerPage=25&page=40` },
    {
      name: `${name}, ${filter.startsWith('date') ? 'a week' : 'searched'}`,
      path: `${path}${query}itemsPerPage=25&${filter}`,
    },
  ];
}

/** Adds this number of activities and products over two organisations, as many bundles to the first activity, and half as many sessions. */
async function grow(db: pg.Client, { organizationId }: World, size: number): Promise<void> {
  for (const table of ['activities', 'products']) {
    await db.query(
      `insert into ${table} (organization_id, name)
       select (select min(id) from organizations) + n % 2,
         case when n % 1000 = 7 then 'Zonnebloem ' else initcap(substr(md5(n::text), 1, 8)) || ' zwemmen ' end || n
       from generate_series(1 + (select count(*)::integer from ${table}), $1::integer) n`,
      [size],
    );
  }
  const { rows } = await db.query<{ id: string }>('select min(id) as id from activities where organization_id = $1', [
    organizationId,
  ]);
  const of = [organizationId, rows[0]?.id, size];
  await db.query(
    `insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at)
     select $1, case when n % 2 = 0 then $2 else others.ids[1 + n % cardinality(others.ids)] end, 'UTC', day::date, '10:00', day::date, '11:00', day + interval '10 hours', day + interval '11 hours'
     from (select array_agg(id) as ids from activities where organization_id = $1) others,
       generate_series(1 + (select count(*)::integer from sessions), $3::integer) n,
       lateral (select timestamptz '2027-01-01 00:00Z' + (n * 7 % 1500) * interval '1 day' as day) as days`,
    of,
  );
  await db.query(
    `insert into bundles (organization_id, activity_id, start_date, name)
     select $1, $2, date '2027-01-01' + n % 1500, case when n % 1000 = 7 then 'Zonnebloem ' else 'Cursus ' end || n
     from generate_series(1 + (select count(*)::integer from bundles), $3::integer) n`,
    of,
  );
  await db.query('vacuum analyze');
}
