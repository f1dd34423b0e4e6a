import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode, errorText, OperatorError } from '../../operator-error.ts';
import { grantToApp } from './grant-to-app.ts';
import { grantToWorker } from './grant-to-worker.ts';
import { type DatabaseFiles, type Migration, readDatabaseFiles } from './migrate-files.ts';
import { applyFunctions, checkFunctions, createMissingFunctions, SCHEMA_FUNCTIONS } from './migrate-functions.ts';
import { adoptBaseline } from './migrate-adopt-baseline.ts';
import type { OpenDatabase } from '../connection/open-database.ts';
import { poolWith } from '../connection/pool-with.ts';
import { allowLongStatements } from '../connection/watched-client.ts';

/** Processes that start together take turns: one migrates, the others find nothing left to do. */
export const LOCK = 'select pg_advisory_xact_lock(2026112002)';

export interface MigrateOptions {
  ownerPool: pg.Pool;
  /** The role that the product connects as; it gets its rights here when it isn't the owner. */
  appRole: string;
  directory?: string;
  /**
   * The names of the migrations to apply, as in a backup; all when undefined. An older version gets only the functions that its tables
   * need; the other functions are added with the later migrations.
   */
  only?: readonly string[];
}

/**
 * Creates or upgrades the database, under an advisory lock. It applies the baseline and each missing migration in its own transaction, and
 * the changed functions with the last one. Then it migrates the job queue and grants rights to the roles that own nothing. Returns the
 * names of what was applied. Throws an OperatorError when an applied file was changed or is unknown.
 */
export async function migrate({ ownerPool, appRole, directory, only }: MigrateOptions) {
  const files = readDatabaseFiles(directory);
  const wanted = only ? files.migrations.filter(({ name }) => only.includes(name)) : files.migrations;
  await inLockedTransaction(ownerPool, async (client) => {
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz(3) not null default now());
       ${SCHEMA_FUNCTIONS}`,
    );
    await adoptBaseline(client, files);
  });
  const applied: string[] = [];
  for (const migration of wanted) {
    const isNew = await applyPatiently(ownerPool, { migration, files, isLast: migration === files.migrations.at(-1) });
    if (isNew) applied.push(migration.name);
  }
  await inLockedTransaction(ownerPool, async (client) => {
    await migrateJobQueue(ownerPool);
    // function bodies refer to tables of the queue, so they are checked after it
    if (!only) await checkFunctions(client);
    await makePartitions(client);
    await grantToApp(client, appRole);
    await grantToWorker(client);
  });
  return applied;
}

/** Migrates an opened database and grants the role of its app pool its rights. */
export async function migrateOpen({ appPool, ownerPool }: Pick<OpenDatabase, 'appPool' | 'ownerPool'>) {
  const { rows } = await appPool.query<{ role: string }>('select current_user as role');
  return migrate({ ownerPool, appRole: rows[0]?.role ?? '' });
}

/** Waits briefly and tries again, since a migration that waits for a table blocks all later calls on it. */
const LOCK_TIMEOUT = '3s';
const TRIES = 20;
const PAUSE_MS = 1_000;

/** A call holds the table (55P03), or two wait for each other's tables (40P01): both pass. */
const isTableHeld = (error: unknown) => ['55P03', '40P01'].includes(errorCode(error) ?? '');

interface Step {
  migration: Migration;
  files: DatabaseFiles;
  /** The functions change together with the last migration. */
  isLast: boolean;
}

async function applyPatiently(ownerPool: pg.Pool, step: Step): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inLockedTransaction(ownerPool, (client) => applyOnce(client, step));
    } catch (error) {
      if (!isTableHeld(error)) throw error;
      if (attempt === TRIES)
        throw new OperatorError(
          `Migration ${step.migration.name} can't get its tables: another connection has held them for a minute (see pg_stat_activity). Nothing of it was applied; end that connection or try again later.`,
        );
      await sleep(PAUSE_MS);
    }
  }
}

interface Applied {
  name: string;
  checksum: string;
}

async function applyOnce(client: pg.PoolClient, { migration, files, isLast }: Step): Promise<boolean> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations');
  const isApplied = assertKnown(rows, migration, files.migrations);
  await inSystemScope(client, migration, async () => {
    if (!isApplied) await runParts(client, migration, files);
    if (isLast) await applyFunctions(client, files.functions);
  });
  if (isApplied) return false;
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
  return true;
}

/**
 * Runs the parts of a migration. Before each part it creates the new functions whose types and functions exist by then, so that the part
 * can use them.
 */
async function runParts(client: pg.PoolClient, { parts }: Migration, { functions }: DatabaseFiles): Promise<void> {
  let missing = functions;
  for (const part of parts) {
    missing = await createMissingFunctions(client, missing);
    await client.query(part);
  }
}

/**
 * Whether a migration was applied. Throws an OperatorError when its file has changed since, or when a newer version applied others.
 */
export function assertKnown(applied: readonly Applied[], migration: Migration, all: readonly Migration[]): boolean {
  const unknown = applied.find((row) => !all.some((one) => one.name === row.name));
  if (unknown !== undefined)
    throw new OperatorError(
      `The database has migration ${unknown.name}, which this version of Move doesn't know: start the newer version that made it.`,
    );
  const known = applied.find((row) => row.name === migration.name);
  if (known !== undefined && known.checksum !== migration.checksum)
    throw new OperatorError(
      `Migration ${migration.name} was changed after it was applied: restore the file and put the change in a new migration.`,
    );
  return known !== undefined;
}

async function inSystemScope(client: pg.PoolClient, { name }: Migration, work: () => Promise<void>): Promise<void> {
  try {
    // forced row-level security binds the owner too: a migration reads and seeds rows in the system scope
    await client.query("select set_config('app.scope', 'system', true)");
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await work();
  } catch (error) {
    if (isTableHeld(error) || error instanceof OperatorError) throw error;
    if (errorCode(error) === '42501') throw notAllowed(error);
    if (errorCode(error) === '58P01' || errorCode(error) === '0A000')
      throw new OperatorError(
        `Migration ${name} misses something on the server (${errorText(error)}): install PostgreSQL's contrib modules there.`,
      );
    throw new Error(`Migration ${name} failed: ${errorText(error)}`, { cause: error });
  }
}

function notAllowed(error: unknown): OperatorError {
  return new OperatorError(
    `The database can't be migrated (${errorText(error)}): let the role of DATABASE_MIGRATION_URL own the database (alter database … owner to …), or have a superuser run "create extension" for citext, unaccent, pg_trgm and btree_gist.`,
  );
}

async function inLockedTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  allowLongStatements(client);
  try {
    await client.query('begin');
    await client.query(LOCK);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    client.release(true);
    throw errorCode(error) === '42501' ? notAllowed(error) : error;
  }
}

/** Creates the partitions of today: a database that was off for months lacks them, and without one nothing can be written. */
async function makePartitions(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query("select to_regprocedure('ensure_audit_partitions()') is not null as known");
  if (rows[0]?.known) await client.query('select ensure_audit_partitions()');
}

/** Migrates the queue, which opens a connection of its own. The caller's lock keeps two processes from creating its schema at once. */
async function migrateJobQueue(ownerPool: pg.Pool): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  const pgPool = poolWith(ownerPool, async () => {
    const client = await ownerPool.connect();
    allowLongStatements(client);
    return client;
  });
  await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
}
