import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { ROOT } from '../../platform/root.ts';
import type { TestDatabase } from '../test-database.ts';

type Command = 'backup' | 'restore' | 'migrate' | 'superadmin' | 'erasures' | 'hold-money' | 'release-money';

/** Runs a command of the operator as a separate process. */
export async function runOperatorCommand(command: Command, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/commands', `${command}.ts`), ...args], {
    env: {
      PATH: process.env['PATH'],
      APP_URL: 'http://127.0.0.1:3000',
      // the compile cache halves the time of such a process
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await once(child, 'close');
  return { status: child.exitCode, output };
}

/** Makes a role that may log in to the test server, once for all tests of a run. */
export async function ensureLogin({ admin }: Pick<TestDatabase, 'admin'>, role: string, options = ''): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  const password = admin.password === undefined ? '' : `password ${client.escapeLiteral(admin.password)}`;
  await client.query(
    `do $$ begin create role ${role} login ${password} ${options}; exception when duplicate_object then null; end $$`,
  );
  await client.end();
}

const key = Buffer.alloc(32, 3).toString('base64');

/** The environment of an installation with the documented roles. */
export const installation = (database: Pick<TestDatabase, 'admin'>, files: string) => ({
  APP_KEY: key,
  FILES_SIGNING_KEY: key,
  DATABASE_URL: databaseUrl(database, 'move_app'),
  DATABASE_MIGRATION_URL: databaseUrl(database, 'move_owner'),
  DATABASE_BACKUP_URL: databaseUrl(database, 'move_backup'),
  FILES_PATH: files,
});

/** Returns the URL of a test database for a role, as an operator would write it. */
export function databaseUrl({ admin }: Pick<TestDatabase, 'admin'>, role: string): string {
  const password = admin.password === undefined ? '' : `:${encodeURIComponent(admin.password)}`;
  return `postgres://${role}${password}@localhost:${admin.port}/${admin.database}?host=${encodeURIComponent(admin.host)}`;
}

/** Returns a function that makes directories for a test file, which are removed after it. Call it at the top level of the file. */
export function temporaryDirectories(): () => string {
  const scratch = mkdtempSync(join(tmpdir(), 'move-operator-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  return () => mkdtempSync(join(scratch, 'one-'));
}

/** Runs a backup. `path` is the path of the backup, `backups` lists everything in the directory afterwards. */
export async function backUp(environment: Record<string, string>, directory: string) {
  const { status, output } = await runOperatorCommand('backup', [directory], environment);
  const backups = existsSync(directory) ? readdirSync(directory) : [];
  return { status, output, backups, path: join(directory, backups[0] ?? '') };
}

export const restore = (path: string, environment: Record<string, string>, ...options: string[]) =>
  runOperatorCommand('restore', [path, ...options], environment);
