import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Binaries } from './embedded-binaries.ts';
import type { RunAs } from './embedded-run-as.ts';

/**
 * Runs PostgreSQL under a shell that waits on its standard input: when our process dies in any way, the pipe closes and the shell
 * stops the database, also after `kill -9`. The shell repeats the signal until the database is gone: a starting one ignores SIGINT,
 * like every background process of a shell.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
database=$!
{ cat <&3 >/dev/null; while kill -INT $database; do sleep 0.5; done; } 2>/dev/null &
guard=$!
exec 3<&- </dev/null
wait $database
status=$?
kill $guard
exit $status
`;

const READY = 'database system is ready to accept connections';
const STOP_PATIENCE_MS = 30_000;

export interface DatabaseProcess {
  stop(): Promise<void>;
  /** Resolves when the database has stopped, for any reason. */
  gone: Promise<unknown>;
}

export interface LaunchOptions {
  binaries: Binaries;
  runAs: RunAs;
  dataDirectory: string;
  socketDirectory: string;
  settings: Record<string, string>;
  onLine: (line: string) => void;
}

/** Starts PostgreSQL and resolves when it accepts connections; rejects with its last log lines when it stops before that. */
export async function launchDatabase(options: LaunchOptions): Promise<DatabaseProcess> {
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', options.binaries.postgres, ...postgresArguments(options)], {
    ...options.runAs.ids,
    cwd: '/',
    // A session of its own: Ctrl+C in a terminal reaches only the server, which drains before the database stops.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
  });
  child.stdin.on('error', () => {});
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  }).finally(() => child.stdin.destroy());
  await untilReady(child, options.onLine);
  return { gone, stop: () => stopDatabase(child, gone) };
}

function postgresArguments({ dataDirectory, socketDirectory, settings }: LaunchOptions): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // the caller logs the errors of its statements, with a request id
    log_min_messages: 'log',
    ...settings,
  };
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDirectory, '-k', socketDirectory, ...pairs];
}

function untilReady(child: ChildProcess, onLine: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let rest = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = `${rest}${chunk}`.split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        onLine(line);
        lines.push(line);
        if (lines.length > 20) lines.shift();
        if (line.includes(READY)) resolve();
      }
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(lines.join('\n'))));
  });
}

async function stopDatabase(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  const abort = new AbortController();
  const patience = setTimeout(() => abort.abort(), STOP_PATIENCE_MS);
  await Promise.race([gone, once(abort.signal, 'abort')]);
  clearTimeout(patience);
}
