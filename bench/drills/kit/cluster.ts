import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhenStale, SERVER } from '../../../server/src/app/start/build-when-stale.ts';
import { startEmbedded } from '../../../server/src/platform/database/embedded/embedded.ts';
import {
  APP_ROLE,
  ensureRolesAndDatabase,
  OWNER_ROLE,
} from '../../../server/src/platform/database/embedded/embedded-roles.ts';
import { launchPart, type Server } from '../../kit/processes.ts';

export type PartName = 'api' | 'worker';

/** The product as an operator runs it: a database, a process for the API and one for the jobs. Each can be killed. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

type Options = { port: number; environment?: Record<string, string> };

export async function startCluster({ port, environment = {} }: Options) {
  await buildWhenStale(SERVER, console.log);
  const directory = mkdtempSync(join(tmpdir(), 'move-drill-'));
  // under root the database runs as another user, who needs access
  chmodSync(directory, 0o755);
  const database = await startEmbedded({ dataDir: join(directory, 'data') });
  await ensureRolesAndDatabase({ admin: database.admin, database: 'move' });
  const addressOf = (role: string) => `postgres://${role}@${encodeURIComponent(database.admin.host)}:5432/move`;
  const env = {
    PORT: String(port),
    WORKER_PORT: '0',
    HOST: '127.0.0.1',
    APP_ENV: 'demo',
    SEED_DEMO: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: join(directory, 'files'),
    DATABASE_URL: addressOf(APP_ROLE),
    DATABASE_MIGRATION_URL: addressOf(OWNER_ROLE),
    APP_KEY: randomBytes(32).toString('base64'),
    FILES_SIGNING_KEY: randomBytes(32).toString('base64'),
    ...environment,
  };
  const parts = new Map<PartName, Server>();
  const start = async (...names: PartName[]): Promise<void> => {
    await Promise.all(
      names.map(async (name) => parts.set(name, await launchPart({ name, port, args: ['--only', name], env }))),
    );
  };
  const db = new pg.Pool({ ...database.admin, database: 'move', max: 4 });
  const stop = async (): Promise<void> => {
    await Promise.all([...parts.values()].map((part) => part.stop()));
    await db.end();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    // the first process migrates
    await start('api');
    await start('worker');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    db,
    port,
    start,
    stop,
    /** The process ids, for measuring. */
    pids: () => [...parts.values()].map(({ pid }) => pid),
    dataDir: join(directory, 'data'),
    /** Does `kill -9`, without a warning. */
    kill: async (...names: PartName[]): Promise<void> => {
      await Promise.all(
        names.map(async (name) => {
          await parts.get(name)?.kill();
          parts.delete(name);
        }),
      );
    },
  };
}

/** Runs something on a separate product and removes everything afterwards, also after Ctrl+C. */
export async function withCluster<Result>(
  options: Options,
  run: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    return await run(cluster);
  } finally {
    await cluster.stop();
  }
}
