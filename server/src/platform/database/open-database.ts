import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log/create-log.ts';
import { errorText } from '../operator-error.ts';
import { checkServer, explainConnectionFault } from './check-server.ts';
import { startEmbedded } from './embedded.ts';
import { ensureRolesAndDatabase, roleConnections } from './embedded-roles.ts';
import { columnTypes } from './value-parsers.ts';

/**
 * The start of every transaction of the app, sent as one round trip. The limits are set per transaction, for session settings
 * and start-up parameters don't survive PgBouncer in transaction mode; UTC because casts between days and instants follow the session.
 */
export const BEGIN =
  "begin; set local statement_timeout = '15s'; set local lock_timeout = '5s'; set local idle_in_transaction_session_timeout = '30s'; set local timezone = 'UTC'";

/** The name of the embedded database. */
export const DATABASE = 'move';

export interface OpenDatabase {
  /** The role of the running product: bound by row-level security, owns nothing. */
  appPool: pg.Pool;
  /**
   * The same role, for short statements beside a call's transaction (throttles, idempotency keys). Calls that hold a
   * connection must never wait for a second one of the same pool: twelve of them would wait for one another for ever.
   */
  sidePool: pg.Pool;
  /**
   * The role that owns the tables: migrations and the job queue. Of a process without DATABASE_MIGRATION_URL the role of
   * DATABASE_QUEUE_URL, for the queue alone; without that the role of appPool.
   */
  ownerPool: pg.Pool;
  connectionInfo: string;
  /** Ends the pools, and the embedded database when it is ours. */
  stop(): Promise<void>;
}

export interface Connections {
  app: pg.PoolConfig;
  owner: pg.PoolConfig;
}

/**
 * Opens the embedded database or DATABASE_URL and checks version and roles. Throws an OperatorError of one sentence when the
 * database can't be used.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, log);
  const connections = {
    app: { connectionString: config.databaseUrl },
    owner: { connectionString: config.databaseMigrationUrl ?? config.databaseQueueUrl ?? config.databaseUrl },
  };
  const pools = openPools(connections, log);
  try {
    await checkServer(pools.appPool, 'DATABASE_URL');
    await explainConnectionFault(
      pools.ownerPool,
      config.databaseMigrationUrl === undefined ? 'DATABASE_QUEUE_URL' : 'DATABASE_MIGRATION_URL',
    );
  } catch (error) {
    await endPools(pools);
    throw error;
  }
  return { ...pools, connectionInfo: describeAddress(config.databaseUrl), stop: () => endPools(pools) };
}

/** The pools on their connections: short waits, column types as in schema.ts, and no crash when the server goes away. */
export function openPools({ app, owner }: Connections, log: Log) {
  // the worker keeps the answer to its first question, also a refusal: where a machine is slow to connect it waits, or no job would
  // ever run
  const owned = { ...owner, connectionTimeoutMillis: 30_000 };
  return { appPool: openPool(app, 12, log), sidePool: openPool(app, 3, log), ownerPool: openPool(owned, 6, log) };
}

async function openEmbedded(dataDir: string, log: Log): Promise<OpenDatabase> {
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
  const pools = openPools(roleConnections(embedded.admin, DATABASE), log);
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

function openPool(connection: pg.PoolConfig, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    ...connection,
    max,
    types: columnTypes,
    application_name: 'move',
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // A connection that breaks fails its own query and is replaced at the next; without listeners it would end the process.
  const report = (error: unknown) => {
    if (!pool.ending) log.warn({ error: errorText(error) }, 'a database connection broke');
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

export type Pools = Pick<OpenDatabase, 'appPool' | 'sidePool' | 'ownerPool'>;

export async function endPools(pools: Pools): Promise<void> {
  await Promise.all([pools.appPool.end(), pools.sidePool.end(), pools.ownerPool.end()]);
}

function describeAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}:${port || '5432'}${pathname}`;
}
