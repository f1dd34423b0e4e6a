import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Log } from '../../log/create-log.ts';
import { OperatorError } from '../../operator-error.ts';
import { checkServer, checkWritable } from './check-server.ts';
import { describeAddress, readDatabaseAddress } from './database-address.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { ensureRolesAndDatabase, roleConnections } from '../embedded/embedded-roles.ts';
import { type PoolConnection, poolOpener } from './watched-pool.ts';

/**
 * The start of every transaction of the app, sent in one round trip. The limits are set per transaction, since session settings and
 * start-up parameters don't work with PgBouncer in transaction mode. UTC, because casts between days and instants depend on the time
 * zone of the session.
 */
export const BEGIN =
  "begin; set local statement_timeout = '15s'; set local lock_timeout = '5s'; set local idle_in_transaction_session_timeout = '30s'; set local timezone = 'UTC'";

/** The name of the embedded database. */
export const DATABASE = 'move';

/** Longer than `statement_timeout` in BEGIN, so that the server ends a slow statement first. */
const SILENCE_MS = 20_000;
/** The limit for /readyz and /metrics, which must reply at once. */
const PROBE_MS = 1500;

export interface OpenDatabase {
  /** The role of the running product: bound by row-level security, owns nothing. */
  appPool: pg.Pool;
  /**
   * The same role, for short statements outside a call's transaction (throttles, idempotency keys). A call that holds a connection must
   * not wait for a second one of the same pool: once calls hold all of them, each waits until the time-out and fails.
   */
  sidePool: pg.Pool;
  /**
   * The role that owns the tables, for migrations and the job queue. In a process without DATABASE_MIGRATION_URL it is the role of
   * DATABASE_QUEUE_URL, which only serves the queue; without both variables it is the role of appPool.
   */
  ownerPool: pg.Pool;
  /** One connection of the app role for /readyz and /metrics, which must not wait for the calls. */
  probePool: pg.Pool;
  connectionInfo: string;
  /** Closes the pools, and stops the embedded database. */
  stop(): Promise<void>;
}

export interface Connections {
  app: PoolConnection;
  owner: PoolConnection;
}

export interface PoolOptions {
  log: Log;
  /** The name of the connections in pg_stat_activity. */
  name?: string;
  /** How long a statement may go without a reply. */
  silenceMs?: number;
}

/**
 * Opens the embedded database or DATABASE_URL and checks version and roles. Throws an OperatorError of one sentence when the
 * database can't be used.
 */
export async function openDatabase(config: Config, log: Log, name = 'move'): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, { log, name });
  const owner = chooseOwner(config, config.databaseUrl);
  const connections = { app: readConnection(config.databaseUrl), owner: readConnection(owner.url) };
  const pools = openPools(connections, { log, name });
  try {
    await checkServer(pools.appPool, 'DATABASE_URL');
    await checkWritable(pools.ownerPool, owner.variable);
  } catch (error) {
    await endPools(pools);
    throw error;
  }
  return { ...pools, connectionInfo: describeAddress(config.databaseUrl), stop: () => endPools(pools) };
}

/** Returns the address of ownerPool, and the variable that holds it. */
function chooseOwner({ databaseMigrationUrl, databaseQueueUrl }: Config, databaseUrl: string) {
  if (databaseMigrationUrl !== undefined) return { url: databaseMigrationUrl, variable: 'DATABASE_MIGRATION_URL' };
  if (databaseQueueUrl !== undefined) return { url: databaseQueueUrl, variable: 'DATABASE_QUEUE_URL' };
  return { url: databaseUrl, variable: 'DATABASE_URL' };
}

function readConnection(url: string): PoolConnection {
  const address = readDatabaseAddress(url);
  if (typeof address === 'string') throw new OperatorError(`The address of the database ${address}.`);
  return address;
}

/** Creates the pools with short waits and the column types of schema.ts. A server that stops doesn't crash the process. */
export function openPools({ app, owner }: Connections, { log, name = 'move', silenceMs = SILENCE_MS }: PoolOptions) {
  const openPool = poolOpener({ log, name });
  // The job worker never retries its first connection: one time-out and no job would ever run. So this pool waits longer.
  const owned = { ...owner, connectionTimeoutMillis: 30_000 };
  return {
    appPool: openPool(app, { max: 12, silenceMs }),
    sidePool: openPool(app, { max: 3, silenceMs }),
    ownerPool: openPool(owned, { max: 7, silenceMs }),
    probePool: openPool(app, { max: 1, silenceMs: PROBE_MS, connectionTimeoutMillis: PROBE_MS, isProbe: true }),
  };
}

async function openEmbedded(
  dataDir: string,
  { log, name }: Required<Pick<PoolOptions, 'log' | 'name'>>,
): Promise<OpenDatabase> {
  let isStopping = false;
  const embedded = await startEmbedded({ dataDir, onLine: (line) => log.debug({ database: line }) });
  void embedded.gone.then(() => {
    if (!isStopping) log.fatal('the embedded database stopped by itself');
  });
  try {
    await ensureRolesAndDatabase({ admin: embedded.admin, database: DATABASE });
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const pools = openPools(roleConnections(embedded.admin, DATABASE), { log, name });
  return {
    ...pools,
    connectionInfo: `embedded PostgreSQL in ${dataDir}`,
    stop: async () => {
      isStopping = true;
      await endPools(pools);
      await embedded.stop();
    },
  };
}

export type Pools = Pick<OpenDatabase, 'appPool' | 'sidePool' | 'ownerPool' | 'probePool'>;

export async function endPools({ appPool, sidePool, ownerPool, probePool }: Pools): Promise<void> {
  await Promise.all([appPool.end(), sidePool.end(), ownerPool.end(), probePool.end()]);
}
