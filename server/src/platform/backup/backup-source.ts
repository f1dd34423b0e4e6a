import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { parseConfig } from '../config.ts';
import { checkReachable } from '../database/connection/check-server.ts';
import { runningEmbedded, startEmbedded } from '../database/embedded/embedded.ts';
import { DATABASE } from '../database/connection/open-database.ts';
import { OperatorError } from '../operator-error.ts';
import { SECRET_NAMES } from '../secrets.ts';

type ParsedConfig = ReturnType<typeof parseConfig>;

export interface BackupSource {
  /** Reads every row of every table. */
  pool: pg.Pool;
  /** The keys of the product that wrote the data; `areIncluded` when the backup must contain them. */
  keys: { appKey: string; filesSigningKey: string; areIncluded: boolean };
  stop(): Promise<void>;
}

/** Opens the configured database to read all of it. An embedded one that isn't running is started, and runs until `stop()`. */
export async function openBackupSource(config: ParsedConfig): Promise<BackupSource> {
  return config.databaseUrl === undefined ? openEmbeddedSource(config) : openOwnSource(config);
}

async function openOwnSource(config: ParsedConfig): Promise<BackupSource> {
  const { databaseBackupUrl, appKey = '', filesSigningKey = '' } = config;
  if (databaseBackupUrl === undefined)
    throw new OperatorError(
      'A backup needs DATABASE_BACKUP_URL, with the role move_backup of docs/operations.md: row-level security hides rows from the other roles.',
    );
  const pool = onePool({ connectionString: databaseBackupUrl });
  try {
    await checkReachable(pool, 'DATABASE_BACKUP_URL');
    await assertReadsAll(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, keys: { appKey, filesSigningKey, areIncluded: false }, stop: () => pool.end() };
}

async function openEmbeddedSource({ dataDir }: ParsedConfig): Promise<BackupSource> {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new OperatorError(
      `DATA_DIR ${dataDir} holds no database to back up: start the product once, or set DATA_DIR or DATABASE_URL.`,
    );
  const running = await runningEmbedded(dataDir);
  const embedded = running ? { admin: running, stop: async () => {} } : await startEmbedded({ dataDir });
  const pool = onePool({ ...embedded.admin, database: DATABASE });
  const [appKey, filesSigningKey] = SECRET_NAMES.map((name) => readFileSync(join(dataDir, 'secrets', name), 'utf8'));
  return {
    pool,
    keys: { appKey: appKey?.trim() ?? '', filesSigningKey: filesSigningKey?.trim() ?? '', areIncluded: true },
    stop: async () => {
      await pool.end();
      await embedded.stop();
    },
  };
}

function onePool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    ...connection,
    max: 1,
    application_name: 'move backup',
    keepAlive: true,
  });
  pool.on('error', () => {});
  return pool;
}

/** Throws an OperatorError unless the role may read every row of every table. */
async function assertReadsAll(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; bypasses: boolean; reads_all: boolean }>(
    `select rolname as role, rolsuper or rolbypassrls as bypasses,
       rolsuper or pg_has_role(current_user, 'pg_read_all_data', 'usage') as reads_all
     from pg_roles where rolname = current_user`,
  );
  const facts = rows[0];
  if (facts?.bypasses && facts.reads_all) return;
  throw new OperatorError(
    `DATABASE_BACKUP_URL connects as ${facts?.role}, which may not read every row: run "create role move_backup login bypassrls password '…'; grant pg_read_all_data to move_backup" as a superuser and connect as that role.`,
  );
}
