import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');

/** The environment and node arguments of `npm start`. */
const npmStart = readNpmStart();

/** A server to measure. */
export type Server = {
  name: string;
  port: number;
  pid: number;
  secondsToReady: number;
  stop(): Promise<void>;
  /** Does `kill -9`. */
  kill(): Promise<void>;
};

type Launch = { name: string; args: string[]; port: number; env?: Record<string, string> };

async function launch({ name, port, args, env = {} }: Launch): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child, name);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'exit');
    child.kill(signal);
    await closed;
  };
  return {
    name,
    port,
    pid: child.pid ?? 0,
    secondsToReady: (performance.now() - began) / 1000,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function ready(child: ChildProcess, name: string): Promise<void> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-10_000);
    });
  while (!/is ready|Running jobs/.test(printed)) {
    if (child.exitCode !== null) throw new Error(`${name} stopped with ${child.exitCode}:\n${printed}`);
    await sleep(5);
  }
}

function readNpmStart() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const at = words.indexOf('node');
  return { env: Object.fromEntries(words.slice(0, at).map((word) => word.split('=', 2))), args: words.slice(at + 1) };
}

/** Starts the product in the same way as `npm start`, without demo data. */
export function launchProduct(port: number, dataDir: string): Promise<Server> {
  const env = { ...npmStart.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SEED_DEMO: '0' };
  return launch({ name: 'product', port, args: [...npmStart.args, '--skip-build'], env });
}

/** Starts the product in the same way as `npm start`, with other arguments, such as `--only api`, and variables. */
export function launchPart({ args, env, ...part }: Required<Launch>): Promise<Server> {
  return launch({ ...part, args: [...npmStart.args, '--skip-build', ...args], env: { ...npmStart.env, ...env } });
}

export function launchFloor(kind: 'obvious' | 'careful', port: number, socket: string): Promise<Server> {
  return launch({ name: kind, port, args: ['bench/floor.ts', kind, String(port), socket] });
}

const TICKS_PER_SECOND = 100;

/** Returns the CPU time of a process in milliseconds, from /proc, with its threads but without its children. */
export function cpuOf(pid: number): number {
  const [, utime, stime] =
    /^\d+ \(.*\) \S+(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return ((Number(utime) + Number(stime)) * 1000) / TICKS_PER_SECOND;
}

/** Returns the CPU time of all processes of the database, including those that ended. */
export function cpuOfDatabase(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const stat = readFileSync(`/proc/${postmaster}/stat`, 'utf8');
  const [, ended = '0', endedSystem = '0'] = /^\d+ \(.*\) \S+(?: \S+){12} (\d+) (\d+)/.exec(stat) ?? [];
  const children = readdirSync(`/proc/${postmaster}/task`).flatMap((task) =>
    readFileSync(`/proc/${postmaster}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  const past = ((Number(ended) + Number(endedSystem)) * 1000) / TICKS_PER_SECOND;
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + cpuIfAlive(pid), past);
}

function cpuIfAlive(pid: number): number {
  try {
    return cpuOf(pid);
  } catch {
    return 0;
  }
}

/** Returns the resident memory in MB. Some 58 MB of any Node process are pages of its program, which the kernel shares and may drop. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
