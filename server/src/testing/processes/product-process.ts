import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { scratchDirectory } from './scratch-directory.ts';

const START = join(import.meta.dirname, '../../app/start.ts');

/** The product as a separate process, which is killed after the test. */
export interface ProductProcess {
  child: ChildProcess;
  /** Returns what it has printed on both streams. */
  output: () => string;
  /** Resolves when it serves; rejects with its output when it stops before that. */
  ready: () => Promise<void>;
  exit: () => Promise<number | null>;
}

export function startProduct(environment: Record<string, string>, args: string[] = []): ProductProcess {
  const child = spawn(process.execPath, [START, '--skip-build', ...args], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', WORKER_PORT: '0', SEED_DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return {
    child,
    output: () => printed,
    exit: () => closed.then(() => child.exitCode),
    ready: async () => {
      while (!/is ready|Running jobs/.test(printed)) {
        if (child.exitCode !== null) throw new Error(`The process stopped with ${child.exitCode}:\n${printed}`);
        await sleep(20);
      }
    },
  };
}

/** Returns a DATA_DIR for this test. It is removed after its database has stopped. */
export function temporaryDataDir(): string {
  const directory = scratchDirectory('move-data-');
  // under root the database runs as another user, who needs access
  chmodSync(directory, 0o755);
  onTestFinished(async () => {
    await databaseStops(directory);
    rmSync(directory, { recursive: true, force: true });
  });
  return join(directory, 'data');
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? String(address.port) : '';
}

export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Waits at most ten seconds until a process has ended; a zombie counts as ended. */
export async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (!isAlive(pid)) return true;
    await sleep(50);
  }
  return false;
}

async function databaseStops(directory: string): Promise<void> {
  if (existsSync(join(directory, 'data/postgres/postmaster.pid'))) await isGone(databasePid(join(directory, 'data')));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/^\d+ \(.*\) Z/.test(state);
  } catch {
    return false;
  }
}
