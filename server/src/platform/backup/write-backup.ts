import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { errorCode, errorText, OperatorError } from '../operator-error.ts';
import { SECRET_NAMES } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupSource } from './backup-source.ts';
import { type BackedUpFiles, copyFilesOut } from './copy-files.ts';
import { keyHash, MANIFEST, type Manifest } from './manifest.ts';
import {
  hashRows,
  listMigrations,
  listPartitions,
  listSequences,
  listTables,
  prepareSession,
  quoteTable,
  readQueueLevel,
  type TableColumns,
} from './table-facts.ts';
import { copyTableOut } from './copy-tables.ts';

interface BackupOptions {
  source: BackupSource;
  /** Null leaves the files out. */
  storage: Storage | null;
  /** The directory of all backups; each has a directory in it. */
  directory: string;
  version: string;
  now: Date;
}

interface Backup {
  path: string;
  manifest: Manifest;
  /** The keys of used files that the storage lacks, or holds with other contents. */
  damaged: readonly string[];
}

/**
 * Writes a backup of the tables at one instant, and of the files they name. The directory gets its name when it is complete: a
 * failed backup leaves nothing, a killed one a directory whose name begins with a dot.
 */
export async function writeBackup(options: BackupOptions): Promise<Backup> {
  const name = `move-${options.now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`;
  const draft = join(options.directory, `.${name}.unfinished`);
  const path = join(options.directory, name);
  makeDraft(options.directory, draft);
  try {
    const { manifest, damaged } = await fillDraft(draft, options);
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    renameSync(draft, path);
    await flushDirectory(options.directory);
    return { path, manifest, damaged };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw isDiskFault(error) ? new OperatorError(`The backup can't be written: ${errorText(error)}.`) : error;
  }
}

function makeDraft(directory: string, draft: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    mkdirSync(draft, { mode: 0o700 });
  } catch (error) {
    throw new OperatorError(`The backup can't be written to ${directory}: ${errorText(error)}.`);
  }
}

async function fillDraft(draft: string, { source, storage, version, now }: BackupOptions) {
  const client = await source.pool.connect();
  try {
    const database = await copyDatabase(client, draft);
    // Files are copied after the snapshot began: a file is stored before the row that names it is committed.
    const { damaged, ...files } = storage ? await copyFilesOut({ client, storage, draft }) : LEFT_OUT;
    await client.query('commit');
    const keys = writeKeys(draft, source.keys);
    const manifest: Manifest = { format: 1, version, madeAt: now.toISOString(), ...database, keys, ...files };
    return { manifest, damaged };
  } finally {
    client.release(true);
  }
}

const LEFT_OUT: BackedUpFiles = { files: null, damaged: [] };

async function copyDatabase(client: pg.PoolClient, draft: string) {
  await prepareSession(client);
  // fails instead of leaving rows out, in case a policy binds this role
  await client.query("set row_security = off; set lock_timeout = '30s'");
  await client.query('begin isolation level repeatable read, read only');
  const tables = await listTables(client);
  assertMigrated(tables);
  // no migration may change a table before it is copied
  await lockTables(client, tables);
  const copied: Manifest['tables'] = [];
  for (const table of tables) {
    const part = await copyTableOut(client, table, draft);
    copied.push({ ...table, ...part, ...(await hashRows(client, table)) });
  }
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    server: rows[0]?.server_version ?? '',
    migrations: await listMigrations(client),
    queueLevel: await readQueueLevel(client),
    tables: copied,
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
  };
}

async function lockTables(client: pg.PoolClient, tables: readonly TableColumns[]): Promise<void> {
  try {
    await client.query(`lock table ${tables.map(quoteTable).join(', ')} in access share mode`);
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error;
    throw new OperatorError(
      "The backup can't read the tables, because a migration or the like holds them: try again later.",
    );
  }
}

function assertMigrated(tables: readonly TableColumns[]): void {
  if (!tables.some(({ name }) => name === 'schema_migrations'))
    throw new OperatorError('The database holds no tables of Move: there is nothing to back up.');
}

function writeKeys(draft: string, { appKey, filesSigningKey, areIncluded }: BackupSource['keys']): Manifest['keys'] {
  if (areIncluded) {
    mkdirSync(join(draft, 'secrets'), { mode: 0o700 });
    for (const [name, key] of [
      [SECRET_NAMES[0], appKey],
      [SECRET_NAMES[1], filesSigningKey],
    ] as const)
      writeFileSync(join(draft, 'secrets', name), key, { mode: 0o600, flush: true });
  }
  return { appKey: keyHash(appKey), filesSigningKey: keyHash(filesSigningKey), areIncluded };
}

function isDiskFault(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'].includes(errorCode(error));
}

async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
