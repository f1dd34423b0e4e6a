import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { checkServer } from '../../platform/database/connection/check-server.ts';
import { startEmbedded } from '../../platform/database/embedded/embedded.ts';
import { APP_ROLE, ensureRolesAndDatabase, roleConnections } from '../../platform/database/embedded/embedded-roles.ts';
import { endPools, openPools } from '../../platform/database/connection/open-database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { databaseProxy } from '../../testing/servers/database-proxy.ts';
import { scratchDirectory } from '../../testing/processes/scratch-directory.ts';
import { testConfig } from '../../testing/test-config.ts';
import { buildApp } from '../build-app.ts';

const log = createLog('silent');
const database = 'move';

/** Starts a server for this test, which can be frozen and restarted as a standby. */
async function startServer() {
  const dataDir = scratchDirectory('move-failover-');
  const settings = { fsync: 'off', wal_level: 'replica', max_connections: '30' };
  let server = await startEmbedded({ dataDir, settings });
  const { admin } = server;
  await ensureRolesAndDatabase({ admin, database });
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const asAdmin = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
    const client = new pg.Client(admin);
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  /** Restarts the server as a standby without a primary; resolves when it accepts connections. */
  const restartAsStandby = async () => {
    await server.stop();
    writeFileSync(join(dataDir, 'postgres/standby.signal'), '', { mode: 0o666 });
    const promoted = startEmbedded({ dataDir, settings }).then((started) => {
      server = started;
    });
    while (
      await asAdmin('select 1').then(
        () => false,
        () => true,
      )
    )
      await sleep(20);
    return async () => {
      await asAdmin('select pg_promote()');
      await promoted;
    };
  };
  const processes = async (): Promise<number[]> => {
    const [postmaster = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const rows = await asAdmin<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    return [Number(postmaster), ...rows.map(({ pid }) => pid)];
  };
  return { admin, restartAsStandby, processes };
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) process.kill(pid, signal);
}

test('the readiness check answers while the database is frozen, and is ready again afterwards', async () => {
  const { admin, processes } = await startServer();
  const pools = openPools(roleConnections(admin, database), { log });
  const app = await buildApp({ config: testConfig(), database: pools, log });
  onTestFinished(async () => {
    await app.close();
    await endPools(pools);
  });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const frozen = await processes();
  signalAll(frozen, 'SIGSTOP');
  try {
    const [first, second] = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
    expect([first.statusCode, second.statusCode]).toEqual([503, 503]);
    expect((await app.inject('/metrics')).body).toContain('\nmove_database_up 0\n');
  } finally {
    signalAll(frozen, 'SIGCONT');
  }
  while ((await app.inject('/readyz')).statusCode !== 200) await sleep(20);
});

test('the writable one of two servers is used, and after a failover the other one', async () => {
  const [first, second] = [await startServer(), await startServer()];
  const promote = await second.restartAsStandby();
  const proxies = [await databaseProxy(first.admin), await databaseProxy(second.admin)] as const;
  const hosts = [proxies[1], proxies[0]].map(({ port }) => ({ host: '127.0.0.1', port }));
  const connection = { ...hosts[0], hosts, user: APP_ROLE, database };
  const pools = openPools({ app: connection, owner: connection }, { log, silenceMs: 2_000 });
  onTestFinished(() => endPools(pools));
  const standby = openPools({ app: { ...connection, hosts: [] }, owner: connection }, { log });
  onTestFinished(() => endPools(standby));
  const isWritten = () =>
    pools.appPool.query('create temporary table written (); drop table written').then(
      () => true,
      () => false,
    );

  await expect(checkServer(standby.appPool, 'DATABASE_URL')).rejects.toThrow(
    "DATABASE_URL can't be used: that server is a standby or takes no writes",
  );
  expect(await isWritten()).toBe(true);
  // the old primary stops answering, as after a power failure, and accepts no connections
  const held = await pools.appPool.connect();
  proxies[0].silence();
  await proxies[0].refuse();
  expect(await isWritten()).toBe(false);
  await expect(checkServer(pools.appPool, 'DATABASE_URL')).rejects.toThrow(/nothing listens there.*|takes no writes/);
  await promote();
  while (!(await isWritten())) await sleep(20);
  // connections to the old server are not used again
  await expect(held.query('select 1')).rejects.toThrow('not queryable');
  held.release(true);
});
