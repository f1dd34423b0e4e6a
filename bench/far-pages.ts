// Compares far pages of the long lists with a floor on the same data: one query that counts and one with `limit … offset …`, without
// row-level security and with fewer columns. `node bench/far-pages.ts --rows 100k --port 4700 --data-dir DIR`; takes minutes and is not a
// test. Product and floor take turns, so that other work on the machine slows both.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale, SERVER } from '../server/src/app/start/build-when-stale.ts';
import { addAdministrator } from './data/data.ts';
import { type LongLists, seedLongLists } from './data/far-pages-data.ts';
import { ask } from './kit/load.ts';
import { readOptions } from './kit/options.ts';
import { cpuOfDatabase } from './kit/processes.ts';
import { median, timesOf } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const TOKENS = { meetplein: 'bench-admin', verte: 'bench-admin-verte' };
const PER_PAGE = 25;
/** The maximum time of the product, as a share of the floor's time. */
const LIMIT = 0.6;
const { sizes, port, dataDir: given, rounds, only } = readOptions(process.argv.slice(2));
const size = sizes.at(-1) ?? 0;

/** A list of the product as the administrator of a platform reads it, and the rows that its floor reads. */
type List = { name: string; path: string; from: string; order: string; as?: keyof typeof TOKENS };
type Figure = { ms: number; cpu: number };

await buildWhenStale(SERVER, console.log);
await withDataDir(given, (dataDir) => withProduct({ port, dataDir }, () => measureAll(dataDir)));

async function measureAll(dataDir: string): Promise<void> {
  const long = await withDatabase(dataDir, async (db) => {
    const seeded = await seedLongLists(db, size);
    await addAdministrator(db, TOKENS.meetplein);
    await addAdministrator(db, TOKENS.verte, 'verte');
    await db.query('vacuum analyze');
    return seeded;
  });
  const db = new pg.Pool({ host: join(dataDir, 'socket'), port: 5432, user: 'postgres', database: 'move', max: 1 });
  const floor = await listen(db);
  const { port: floorPort } = floor.address() as AddressInfo;
  const pages = Math.floor(size / PER_PAGE);
  console.log(
    `${'list'.padEnd(46)}${'page'.padStart(6)}${'product ms'.padStart(12)}${'floor'.padStart(8)}${'ratio'.padStart(7)}` +
      `${'product CPU'.padStart(13)}${'floor'.padStart(8)}${'ratio'.padStart(7)}`,
  );
  try {
    for (const list of listsOf(long).filter(({ name }) => only.length === 0 || only.includes(name))) {
      for (const page of [1, Math.floor(pages / 2), Math.floor(pages * 0.75)])
        await measure({ list, page, dataDir, floorPort });
    }
  } finally {
    floor.close();
    await db.end();
  }
}

type Measured = { list: List; page: number; dataDir: string; floorPort: number };

async function measure({ list, page, dataDir, floorPort }: Measured): Promise<void> {
  const query = `itemsPerPage=${PER_PAGE}&page=${page}`;
  const token = TOKENS[list.as ?? 'verte'];
  const path = `${list.path}${list.path.includes('?') ? '&' : '?'}${query}`;
  const floorPath = `/?${new URLSearchParams({ from: list.from, order: list.order })}&${query}`;
  const turns = [
    { taken: [] as number[], cpu: 0, once: () => ask(undefined, { port, token }, { method: 'GET', path }) },
    {
      taken: [] as number[],
      cpu: 0,
      once: () => ask(undefined, { port: floorPort, token }, { method: 'GET', path: floorPath }),
    },
  ];
  // the first requests plan their queries
  for (const { once } of turns) await timesOf(6, once);
  for (let round = 0; round < rounds * 2; round += 1) {
    for (const turn of turns) {
      const before = cpuOfDatabase(dataDir);
      turn.taken.push(...(await timesOf(5, turn.once)));
      turn.cpu += cpuOfDatabase(dataDir) - before;
    }
  }
  const [product, floor] = turns.map(({ taken, cpu }) => ({ ms: median(taken), cpu: cpu / taken.length }));
  if (product && floor) print(list.name, page, { product, floor });
}

function print(name: string, page: number, { product, floor }: { product: Figure; floor: Figure }): void {
  const cells = (key: keyof Figure) => [
    product[key].toFixed(1),
    floor[key].toFixed(1),
    (product[key] / floor[key]).toFixed(2),
  ];
  const widths = [12, 8, 7, 13, 8, 7];
  const figures = [...cells('ms'), ...cells('cpu')].map((cell, n) => cell.padStart(widths[n] ?? 0)).join('');
  const mark = page === 1 ? '' : product.ms <= LIMIT * floor.ms ? '  ✓' : '  ✗';
  console.log(`${name.padEnd(46)}${String(page).padStart(6)}${figures}${mark}`);
}

function listsOf({ application, crowded, organizationId, activityId, sessionId, productId }: LongLists): List[] {
  const own = `/v1/admin/organizations/${organizationId}`;
  const platform = '/v1/admin/applications';
  const live = 'deleted_at is null';
  const organizations = `organizations where ${live}`;
  const ofPlatform = (table: string, id: number) => `${table} where ${live} and organization_id in (
    select organization_id from organization_applications where application_id = ${id})`;
  const ownActivities = `activities where ${live} and organization_id = ${organizationId}`;
  const ofSession = `participants where session_id = ${sessionId} and status <> 'canceled'`;
  const sold = `purchases join transactions using (order_line_id) where purchases.product_id = ${productId}`;
  const session = `${own}/activities/${activityId}/sessions`;
  return [
    {
      name: 'organisations by name',
      path: '/v1/admin/organizations',
      from: organizations,
      order: 'name, id',
      as: 'meetplein',
    },
    {
      name: 'organisations by newest',
      path: '/v1/admin/organizations?sort=created_at&order=desc',
      from: organizations,
      order: 'created_at desc, id desc',
      as: 'meetplein',
    },
    {
      name: 'organisations by city',
      path: '/v1/admin/organizations?sort=city',
      from: organizations,
      order: 'city, id',
      as: 'meetplein',
    },
    {
      name: 'activities of a platform',
      path: `${platform}/activities`,
      from: ofPlatform('activities', application),
      order: 'name, id',
    },
    {
      name: 'activities of many organisations',
      path: `${platform}/activities`,
      from: ofPlatform('activities', crowded),
      order: 'name, id',
      as: 'meetplein',
    },
    { name: 'activities of an organisation', path: `${own}/activities`, from: ownActivities, order: 'name, id' },
    {
      name: 'activities of an organisation by change',
      path: `${own}/activities?sort=updated_at`,
      from: ownActivities,
      order: 'updated_at, id',
    },
    {
      name: 'sessions of a platform',
      path: `${platform}/sessions`,
      from: ofPlatform('sessions', application),
      order: 'starts_at, id',
    },
    {
      name: 'sessions of many organisations',
      path: `${platform}/sessions`,
      from: ofPlatform('sessions', crowded),
      order: 'starts_at, id',
      as: 'meetplein',
    },
    {
      name: 'sessions of an activity',
      path: session,
      from: `sessions where ${live} and activity_id = ${activityId}`,
      order: 'starts_at, id',
    },
    {
      name: 'participants by name',
      path: `${session}/${sessionId}/participants`,
      from: ofSession,
      order: 'last_name, first_name, id',
    },
    {
      name: 'participants by newest',
      path: `${session}/${sessionId}/participants?sort=created_at&order=desc`,
      from: ofSession,
      order: 'created_at desc, id desc',
    },
    {
      name: 'purchases by newest',
      path: `${own}/products/${productId}/purchases`,
      from: sold,
      order: 'purchases.created_at desc, purchases.id desc',
    },
    {
      name: 'purchases by name',
      path: `${own}/products/${productId}/purchases?sort=name&order=asc`,
      from: sold,
      order: 'last_name, first_name, purchases.id',
    },
  ];
}

/** Starts the floor server. It reads the caller by token, the total and the rows. */
function listen(db: pg.Pool): Promise<Server> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://floor').searchParams;
    const [from, order] = [query.get('from') ?? '', query.get('order') ?? ''];
    const offset = (Number(query.get('page')) - 1) * PER_PAGE;
    const token = createHash('sha256')
      .update((request.headers.authorization ?? '').slice(7))
      .digest();
    const answer = async () => {
      await db.query('select user_id from api_tokens where token_hash = $1 and expires_at > now()', [token]);
      const counted = await db.query(`select count(*) as total from ${from}`);
      const { rows } = await db.query(`select * from ${from} order by ${order} limit ${PER_PAGE} offset ${offset}`);
      return { rows, total: Number(counted.rows[0].total) };
    };
    answer().then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
