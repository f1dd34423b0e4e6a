import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type Environment, loadConfig, parseConfig } from '../config.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { BASELINE, readDatabaseFiles } from '../database/migrations/migrate-files.ts';
import { isFormer } from '../database/migrations/migrate-adopt-baseline.ts';
import { type OpenDatabase, openDatabase } from '../database/connection/open-database.ts';
import { claimDataDirectory } from '../data-directory.ts';
import type { Log } from '../log/create-log.ts';
import { OperatorError } from '../operator-error.ts';
import { SECRET_NAMES } from '../secrets.ts';
import { openStorage } from '../storage/open-storage.ts';
import {
  checkBackup,
  checkEmptyDatabase,
  checkEmptyDirectory,
  checkEmptyStorage,
  checkVersion,
} from './check-target.ts';
import { copyFilesIn, removeCopied } from './copy-files.ts';
import { dropEverything } from './drop-everything.ts';
import { loadTables } from './load-tables.ts';
import { keyHash, type Manifest, readManifest } from './manifest.ts';
import { holdMoney } from './money-hold.ts';

interface RestoreOptions {
  environment: Environment;
  /** The directory of one backup. */
  directory: string;
  log: Log;
  /** Continues although APP_KEY or FILES_SIGNING_KEY differ from those of the backup. */
  acceptOtherKeys?: boolean;
}

/**
 * Restores a backup into the configured, empty database and storage, migrates to this version, and returns the manifest that every
 * table was compared with. Throws an OperatorError for faults that the operator can solve; a failed restore removes what it made.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { environment, directory } = options;
  const manifest = readManifest(directory);
  checkVersion(manifest);
  const { databaseUrl, dataDir } = parseConfig(environment);
  const isEmbedded = databaseUrl === undefined;
  if (isEmbedded) checkEmptyDirectory(dataDir);
  await checkBackup(directory, manifest);
  try {
    if (isEmbedded) putSecrets({ directory, dataDir, manifest });
    const config = loadConfig(environment);
    if (!options.acceptOtherKeys) checkKeys(config, manifest);
    const database = await openDatabase(config, options.log);
    try {
      await fillDatabase({ database, config, directory, manifest });
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (isEmbedded) removeContents(dataDir);
    throw error;
  }
  return manifest;
}

interface Restoring {
  database: OpenDatabase;
  config: Config;
  directory: string;
  manifest: Manifest;
}

async function fillDatabase({ database, config, directory, manifest }: Restoring): Promise<void> {
  const { ownerPool } = database;
  const storage = openStorage(config);
  await checkEmptyDatabase(ownerPool);
  if (manifest.files) await checkEmptyStorage(storage);
  const { rows } = await database.appPool.query<{ role: string }>('select current_user as role');
  const appRole = rows[0]?.role ?? '';
  try {
    await migrate({ ownerPool, appRole, only: levelOf(manifest) });
    // files first, so that no row names a missing one
    if (manifest.files) await copyFilesIn(directory, storage);
    await loadTables(ownerPool, manifest, directory);
    await migrate({ ownerPool, appRole });
    await holdMoney(ownerPool, manifest.madeAt);
  } catch (error) {
    // a failure to remove is ignored: the next restore refuses a target that isn't empty
    await dropEverything(ownerPool).catch(() => {});
    if (manifest.files) await removeCopied(directory, storage).catch(() => {});
    throw error;
  }
}

/** The migrations that make the tables of a backup: those in its manifest, or the baseline that replaced them. */
function levelOf({ migrations }: Manifest): string[] {
  const files = readDatabaseFiles();
  return isFormer(migrations, files) ? [BASELINE] : migrations.map(({ name }) => name);
}

interface Secrets {
  directory: string;
  dataDir: string;
  manifest: Manifest;
}

function putSecrets({ directory, dataDir, manifest }: Secrets): void {
  claimDataDirectory(dataDir);
  if (!manifest.keys.areIncluded) return;
  mkdirSync(join(dataDir, 'secrets'), { mode: 0o700 });
  for (const name of SECRET_NAMES)
    writeFileSync(join(dataDir, 'secrets', name), readFileSync(join(directory, 'secrets', name)), { mode: 0o600 });
}

function checkKeys(config: Config, { keys }: Manifest): void {
  const others = [
    ...(keyHash(config.appKey) === keys.appKey ? [] : ['APP_KEY']),
    ...(keyHash(config.filesSigningKey) === keys.filesSigningKey ? [] : ['FILES_SIGNING_KEY']),
  ];
  if (others.length === 0) return;
  const where = keys.areIncluded ? ' (it holds them in secrets/)' : '';
  throw new OperatorError(
    `${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} not what the backup was made with${where}: set the keys of that installation, or add --other-keys to go on without them.`,
  );
}

function removeContents(directory: string): void {
  if (!existsSync(directory)) return;
  for (const entry of readdirSync(directory)) rmSync(join(directory, entry), { recursive: true, force: true });
}
