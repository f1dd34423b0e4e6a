import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../platform/operator-error.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEB = join(ROOT, 'web');
const DIST = join(WEB, 'dist');
const STAMP = '.built-from';
const SOURCES = ['web', 'contract/src', 'domain/src', 'package-lock.json'];
const NO_SOURCE = new Set(['dist', 'node_modules', '.vite']);

/** Builds web/dist when there is none or its sources changed since (by content, so a fresh checkout of the same commit is not stale). */
export async function buildWebWhenStale(say: (line: string) => void): Promise<void> {
  const fingerprint = fingerprintOf(SOURCES);
  if (readStamp() === fingerprint) return;
  say('Building the web app …');
  const draft = join(WEB, `dist.${process.pid}`);
  try {
    await runVite(draft);
    writeFileSync(join(draft, STAMP), fingerprint);
    replaceDist(draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function readStamp(): string | undefined {
  const path = join(DIST, STAMP);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function fingerprintOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, join(ROOT, source), source);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  if (!existsSync(path)) return;
  if (name === 'package-lock.json') {
    hash.update(readFileSync(path));
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (NO_SOURCE.has(entry.name) || /^dist\.\d+$|\.test\.tsx?$/.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) addTo(hash, child, `${name}/${entry.name}`);
    else hash.update(`${name}/${entry.name}\0`).update(readFileSync(child));
  }
}

async function runVite(outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', WEB, '--outDir', outDir, '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new OperatorError(`The web app could not be built:\n${withoutTrace(Buffer.concat(output).toString())}`);
}

function withoutTrace(text: string): string {
  return text.replace(/^ +at .*\n?/gm, '').trim();
}

/** Renamed when whole, so that a process that serves the old one never sees half a new one. */
function replaceDist(draft: string): void {
  const old = join(WEB, `dist.${process.pid}0`);
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(draft, DIST);
  rmSync(old, { recursive: true, force: true });
}
