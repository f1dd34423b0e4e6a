// Compares the speed of the product with two floors on the same data. `npm run bench -- --quick`; takes minutes and is not a test.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { buildWhenStale, SERVER } from '../server/src/app/start/build-when-stale.ts';
import { hashPassword, verifyPassword } from '../server/src/platform/auth/password.ts';
import { growTo, makeWorld, type World } from './data/data.ts';
import { measureFirstList } from './kit/first-list.ts';
import { measure } from './kit/measure.ts';
import { operations } from './kit/operations.ts';
import { type Options, readOptions, shortCount } from './kit/options.ts';
import { launchFloor, launchProduct, memoryOf, type Server } from './kit/processes.ts';
import { printFigures, printHeadings, printTargets, type Results, targetsOf } from './kit/report.ts';
import { openDataDir, withDatabase } from './kit/with-product.ts';

const options = readOptions(process.argv.slice(2));
const { dataDir, remove } = openDataDir(options.dataDir);
const servers: Server[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
try {
  await bench(options);
} finally {
  await cleanUp();
}

async function cleanUp(): Promise<void> {
  for (const server of servers.toReversed()) await server.stop();
  remove();
}

async function bench({ sizes, port }: Options): Promise<void> {
  await buildWhenStale(SERVER, console.log);
  const first = await launchProduct(port, dataDir);
  await first.stop();
  const product = await launchProduct(port, dataDir);
  servers.push(product);
  await sleep(2000);
  const idleMb = memoryOf(product.pid);
  const socket = join(dataDir, 'socket');
  servers.push(await launchFloor('obvious', port + 1, socket), await launchFloor('careful', port + 2, socket));
  const results: Results = new Map();
  const world = await withDatabase(dataDir, async (db) => {
    const made = await makeWorld(db);
    printHeadings();
    for (const size of sizes) {
      await growTo(db, made.organizationId, size);
      await measureAll(db, { world: made, size, results });
    }
    return made;
  });
  const loadedMb = memoryOf(product.pid);
  const web = await measureFirstList(port, world);
  const { kilobytes, requests } = web ?? { kilobytes: Number.NaN, requests: Number.NaN };
  const { secondsToReady } = product;
  const hashCpu = await cpuOfHash();
  printTargets(targetsOf(results, sizes, { hashCpu, idleMb, loadedMb, secondsToReady, kilobytes, requests }));
}

type Step = { world: World; size: number; results: Results };

async function measureAll(db: pg.Client, { world, size, results }: Step): Promise<void> {
  const { rows } = await db.query<{ location_id: string }>(
    'select location_id from location_organizations where organization_id = $1 order by md5(location_id::text) limit 2000',
    [world.organizationId],
  );
  const ids = rows.map((row) => Number(row.location_id));
  let firstTurn = 0;
  for (const operation of operations(world, ids, size)) {
    if (options.only.length > 0 && !options.only.includes(operation.name)) continue;
    const figures = await measure({ servers, operation, token: world.token, dataDir, firstTurn }, options);
    firstTurn += 10_000;
    const bySize = results.get(operation.name) ?? new Map();
    results.set(operation.name, bySize.set(size, figures));
    printFigures(operation.name, size, figures);
  }
  console.log(`${shortCount(size)} rows: done`);
}

/** Returns the CPU milliseconds to check one password in this process. */
async function cpuOfHash(): Promise<number> {
  const hash = await hashPassword('een wachtwoord');
  const times = 20;
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) await verifyPassword('een wachtwoord', hash);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
