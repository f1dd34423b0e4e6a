import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  databasePid,
  freePort,
  isGone,
  type ProductProcess,
  startProduct,
  temporaryDataDir,
} from '../../testing/processes/product-process.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { checkBeforeBuild } from './check-before-build.ts';

const key = Buffer.alloc(32, 3).toString('base64');
/** These tests start the embedded engine themselves, so a run on another engine would only repeat them. */
const testEmbedded = test.skipIf(process.env['TEST_ENGINE'] !== undefined);

async function refusal(process: ProductProcess): Promise<string> {
  expect(await process.exit()).toBe(1);
  expect(process.output()).not.toMatch(/^\s+at /m);
  return process.output();
}

// one installation for both tests, because making it takes longer than all its starts
testEmbedded(
  'kill -9 leaves no database behind; the next start works at once, refuses a second on its directory and port, and SIGTERM stops everything',
  async () => {
    const dataDir = temporaryDataDir();
    const port = await freePort();
    const isServing = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200;
    const first = startProduct({ DATA_DIR: dataDir, PORT: port });
    await first.ready();
    expect(await isServing()).toBe(true);
    const database = databasePid(dataDir);
    first.child.kill('SIGKILL');
    const second = startProduct({ DATA_DIR: dataDir, PORT: port });
    expect(await isGone(database)).toBe(true);
    await second.ready();
    expect(await isServing()).toBe(true);
    expect(second.output()).not.toContain('Migrated');

    const next = databasePid(dataDir);
    process.kill(next, 'SIGKILL');
    second.child.kill('SIGKILL');
    expect(await isGone(next)).toBe(true);
    const third = startProduct({ DATA_DIR: dataDir, PORT: port });
    await third.ready();
    expect(await isServing()).toBe(true);

    const sameDirectory = startProduct({ DATA_DIR: dataDir, PORT: await freePort() });
    expect(await refusal(sameDirectory)).toContain(`Move is already running on DATA_DIR ${dataDir}: stop that process`);
    const samePort = startProduct({ DATA_DIR: temporaryDataDir(), PORT: port });
    expect(await refusal(samePort)).toContain(`PORT ${port} on 127.0.0.1 is taken`);

    const last = databasePid(dataDir);
    third.child.kill('SIGTERM');
    expect(await third.exit()).toBe(0);
    expect(await isGone(last)).toBe(true);
  },
  180_000,
);

test('when two processes start together on an empty server, both run and one of them migrates', async () => {
  const { appPool, connections, admin } = await emptyDatabase();
  const password = admin.password === undefined ? '' : `:${encodeURIComponent(admin.password)}`;
  const url = (role: string) =>
    `postgres://${role}${password}@localhost:${admin.port}/${connections.app.database}?host=${encodeURIComponent(admin.host)}`;
  const environment = {
    DATABASE_URL: url('move_app'),
    DATABASE_MIGRATION_URL: url('move_owner'),
    APP_KEY: key,
    FILES_SIGNING_KEY: key,
    APP_URL: 'http://127.0.0.1',
  };
  const [port, workerPort] = [await freePort(), await freePort()];
  const api = startProduct({ ...environment, PORT: port, DRAIN_SECONDS: '2' }, ['--only', 'api']);
  const worker = startProduct({ ...environment, WORKER_PORT: workerPort }, ['--only', 'worker']);
  await Promise.all([api.ready(), worker.ready()]);
  expect(`${api.output()}${worker.output()}`.match(/0200_baseline/g)).toHaveLength(1);
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${workerPort}${path}`)).text();
  expect(await read('/healthz')).toBe('{"status":"ok"}');
  expect(await read('/readyz')).toBe('{"status":"ready"}');
  expect(await read('/metrics')).toMatch(/^move_database_pool_max\{pool="owner"\} 7$/m);
  const { rows } = await appPool.query(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name <> 'move' and backend_type = 'client backend'`,
  );
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['move-api', 'move-worker']));
  api.child.kill('SIGTERM');
  worker.child.kill('SIGTERM');
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 503);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(await Promise.all([api.exit(), worker.exit()])).toEqual([0, 0]);
});

test('a directory of another user and a read-only one are each refused with one sentence', async () => {
  const foreign = temporaryDataDir();
  mkdirSync(foreign, { recursive: true });
  writeFileSync(join(foreign, 'thesis.odt'), '');
  const file = join(dirname(foreign), 'file');
  writeFileSync(file, '');
  const [inForeign, inFile, inProc] = [foreign, join(file, 'data'), '/proc/none/data'].map((dataDir) =>
    refusal(startProduct({ DATA_DIR: dataDir })),
  );
  expect(await inForeign).toBe(
    `DATA_DIR ${foreign} holds files that are not Move's: choose an empty or new directory.\n`,
  );
  expect(await inFile).toMatch(/^DATA_DIR .* can't be written \(ENOTDIR\): .*\n$/);
  expect(await inProc).toMatch(/^DATA_DIR .* can't be written \(ENOENT\): .*\n$/);
});

test('an unreachable database is refused with one sentence', async () => {
  const notPostgres = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  notPostgres.listen(0, '127.0.0.1');
  onTestFinished(() => void notPostgres.close());
  const keys = { APP_KEY: key, FILES_SIGNING_KEY: key, APP_URL: 'http://127.0.0.1' };
  const nobody = startProduct({ ...keys, DATABASE_URL: `postgres://move@127.0.0.1:${await freePort()}/move` });
  const address = notPostgres.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const other = startProduct({ ...keys, DATABASE_URL: `postgres://move@127.0.0.1:${port}/move` });
  expect(await refusal(nobody)).toContain("DATABASE_URL can't be used: nothing listens there");
  expect(await refusal(other)).toContain("DATABASE_URL can't be used:");
  expect(await refusal(startProduct({ DATABASE_URL: 'postgres://move@127.0.0.1/move' }))).toContain(
    'DATABASE_URL also needs APP_KEY and FILES_SIGNING_KEY',
  );
});

test('an unknown option is refused with one sentence', async () => {
  expect(await refusal(startProduct({}, ['--only', 'web']))).toContain('--only web is not a role of this process');
  expect(await refusal(startProduct({}, ['--port', '1']))).toContain("Unknown option '--port'");
});

test('a wrong option, variable or port is reported before anything is built', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(checkBeforeBuild(['--only', 'web'])).rejects.toThrow('--only web is not a role of this process');
  vi.stubEnv('PORT', 'eighty');
  await expect(checkBeforeBuild([])).rejects.toThrow('Wrong configuration: PORT');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  vi.stubEnv('PORT', address !== null && typeof address === 'object' ? String(address.port) : '');
  await expect(checkBeforeBuild([])).rejects.toThrow('is taken');
  vi.stubEnv('WORKER_PORT', '0');
  await expect(checkBeforeBuild(['--only', 'worker'])).resolves.toBeUndefined();
});
