import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorText, OperatorError } from '../../operator-error.ts';
import { type Binaries, packagedBinaries } from './embedded-binaries.ts';
import { ensureCluster, removeDrafts } from './embedded-cluster.ts';
import { type DatabaseProcess, launchDatabase, type LaunchOptions } from './embedded-process.ts';
import { chooseRunAs, letThrough, makeOwnDirectory } from './embedded-run-as.ts';

export interface EmbeddedDatabase {
  /** The superuser's connection, without TCP port and password: who can open the socket's directory can open the database. */
  admin: { host: string; port: number; user: string; database: string };
  gone: Promise<unknown>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Another version than the packaged PostgreSQL 18. */
  binaries?: Binaries;
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}

/** How long a database whose owner was killed may take to stop. One that replies after this time belongs to a living process. */
const OWNER_GRACE_MS = 2000;
/** How long a start is retried: a dead postmaster can stay a zombie for a while and keeps its lock file valid. */
const RETRY_MS = 60_000;

/**
 * Starts the embedded PostgreSQL on a Unix socket, making its cluster first when there is none. Throws an OperatorError when
 * another living process uses the same directory, or when the directory can't be used.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const runAs = chooseRunAs();
  const dataDirectory = join(options.dataDir, 'postgres');
  mkdirSync(options.dataDir, { recursive: true });
  letThrough(options.dataDir, runAs);
  const socketDirectory = socketDirectoryOf(options.dataDir);
  makeOwnDirectory(socketDirectory, runAs);
  const binaries = options.binaries ?? packagedBinaries(runAs, options.dataDir);
  ensureCluster(dataDirectory, binaries, runAs);
  makeOwnDirectory(dataDirectory, runAs);
  const launch: LaunchOptions = {
    binaries,
    runAs,
    dataDirectory,
    socketDirectory,
    settings: options.settings ?? {},
    onLine: options.onLine ?? (() => {}),
  };
  const database = await launchWithPatience(launch, options.dataDir);
  removeDrafts(dataDirectory);
  return {
    admin: adminOn(socketDirectory),
    gone: database.gone,
    stop: () => database.stop(),
  };
}

async function launchWithPatience(launch: LaunchOptions, dataDir: string): Promise<DatabaseProcess> {
  const giveUpAt = Date.now() + RETRY_MS;
  await assertNotRunning(launch.socketDirectory, dataDir);
  for (;;) {
    try {
      return await launchDatabase(launch);
    } catch (error) {
      const words = errorText(error);
      const isLocked =
        (words.includes('lock file') && words.includes('already exists')) ||
        words.includes('pre-existing shared memory block');
      if (!isLocked || Date.now() > giveUpAt)
        throw new OperatorError(`The embedded database in ${launch.dataDirectory} did not start: ${lastFault(words)}`);
      await sleep(250);
      await assertNotRunning(launch.socketDirectory, dataDir);
    }
  }
}

/** The superuser's connection to the embedded database of a directory, or undefined when no process runs it. */
export async function runningEmbedded(dataDir: string): Promise<EmbeddedDatabase['admin'] | undefined> {
  const socketDirectory = socketDirectoryOf(dataDir);
  return (await isRunning(socketDirectory)) ? adminOn(socketDirectory) : undefined;
}

async function assertNotRunning(socketDirectory: string, dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + OWNER_GRACE_MS;
  while (await isRunning(socketDirectory)) {
    if (Date.now() > giveUpAt)
      throw new OperatorError(
        `Move is already running on DATA_DIR ${dataDir}: stop that process first, or give this one another DATA_DIR.`,
      );
    await sleep(100);
  }
}

async function isRunning(socketDirectory: string): Promise<boolean> {
  if (!existsSync(join(socketDirectory, '.s.PGSQL.5432'))) return false;
  const client = new pg.Client(adminOn(socketDirectory));
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function adminOn(socketDirectory: string) {
  return { host: socketDirectory, port: 5432, user: 'postgres', database: 'postgres' };
}

/** Socket paths are limited to about 100 bytes; a deep DATA_DIR gets its socket in the temporary directory. */
function socketDirectoryOf(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  if (Buffer.byteLength(inside) <= 85) return inside;
  return join(tmpdir(), `move-${createHash('sha256').update(dirname(inside)).digest('hex').slice(0, 16)}`);
}

function lastFault(words: string): string {
  const faults = words.split('\n').filter((line) => /FATAL|PANIC|ERROR|not found|denied/.test(line));
  return (faults.at(-1) ?? words.split('\n').at(-1) ?? 'no reason given').replace(/^.*(FATAL|PANIC|ERROR): */, '');
}
