import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { readDatabaseFiles } from '../database/migrations/migrate-files.ts';
import { isFormer } from '../database/migrations/migrate-adopt-baseline.ts';
import { OperatorError } from '../operator-error.ts';
import type { Storage } from '../storage/storage.ts';
import { listBackupFiles } from './copy-files.ts';
import type { Manifest } from './manifest.ts';
import { hashFile } from './meter.ts';

/** Throws an OperatorError when a file of the backup is missing or was changed. */
export async function checkBackup(directory: string, manifest: Manifest): Promise<void> {
  const { tables, files } = manifest;
  for (const { path, sha256 } of [...tables, ...(files ? [files] : [])]) await assertWhole(directory, path, sha256);
  if (!files) return;
  for await (const { path, sha256 } of listBackupFiles(directory))
    await assertWhole(directory, join('files', path), sha256);
}

async function assertWhole(directory: string, path: string, sha256: string): Promise<void> {
  const found = await hashFile(join(directory, path)).catch(() => undefined);
  if (found !== sha256)
    throw new OperatorError(
      `The backup is damaged: ${join(directory, path)} is ${found === undefined ? 'missing' : 'not what was written'}.`,
    );
}

/** Throws an OperatorError when a newer version made the backup, or one with other migrations. */
export function checkVersion({ migrations, version }: Manifest): void {
  const files = readDatabaseFiles();
  if (isFormer(migrations, files)) return;
  const known = new Map(files.migrations.map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown !== undefined)
    throw new OperatorError(
      `The backup was made by a newer Move (${version}): it has migration ${unknown.name}, which this version doesn't know. Restore it with that version.`,
    );
}

/** Throws an OperatorError unless DATA_DIR is new or empty: a restore must not mix with another installation's data and keys. */
export function checkEmptyDirectory(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new OperatorError(
      `DATA_DIR ${dataDir} is not empty: restore into a new directory, or remove what is in this one.`,
    );
}

/** Throws an OperatorError when the database has a table or another object; objects of extensions don't count. */
export async function checkEmptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ database: string; name: string | null }>(
    `select current_database() as database,
       (select format('%I.%I', n.nspname, c.relname)
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        order by 1 limit 1) as name`,
  );
  const [found] = rows;
  if (found?.name)
    throw new OperatorError(
      `The database ${found.database} is not empty (it has ${found.name}): restore into a new one (create database … owner move_owner).`,
    );
}

/** Throws an OperatorError when the storage already has uploads. */
export async function checkEmptyStorage(storage: Storage): Promise<void> {
  for await (const { key } of storage.list('uploads/'))
    throw new OperatorError(
      `The directory or bucket of the files is not empty (it has ${key}): restore into a new one, or remove what is in this one.`,
    );
}
