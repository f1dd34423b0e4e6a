import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { processEnvironment } from '../../platform/config.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { ROOT } from '../../platform/root.ts';

/** A workspace that Vite builds into `dist`. With `hasDraft` there is also a draft: a faster build of the same sources, for tests. */
type Buildable = { workspace: string; name: string; sources: readonly string[]; hasDraft?: boolean };

const SHARED = ['contract/src', 'domain/src', 'package-lock.json'];
export const WEB_APP: Buildable = {
  workspace: 'web',
  name: 'the web app',
  sources: ['web', ...SHARED],
  hasDraft: true,
};
export const SERVER: Buildable = {
  workspace: 'server',
  name: 'the server',
  sources: ['server/src', 'server/vite.config.ts', ...SHARED],
};

const STAMP = '.built-from';
const NO_SOURCE = new Set(['dist', 'node_modules', '.vite']);
/** Names that aren't sources: unfinished builds, tests, and files that the type check writes. */
const NO_SOURCE_NAME = /^dist\.\d+$|\.test\.tsx?$|\.tsbuildinfo$/;

/**
 * Builds the workspace when there is no build or its sources changed. It compares contents, so a fresh checkout of the same commit is not
 * stale. With DRAFT_BUILD=1, which `npm test` sets, a draft is enough; otherwise a draft is stale.
 */
export async function buildWhenStale(what: Buildable, say: (line: string) => void): Promise<void> {
  const fingerprint = fingerprintOf(what.sources);
  const home = join(ROOT, what.workspace);
  const isDraft = what.hasDraft === true && processEnvironment()['DRAFT_BUILD'] === '1';
  if (isUpToDate(readStamp(home), fingerprint, isDraft)) return;
  assertWritable(what, home);
  say(`Building ${what.name} …`);
  const draft = join(home, `dist.${process.pid}`);
  try {
    await runVite(what, draft);
    writeFileSync(join(draft, STAMP), isDraft ? draftOf(fingerprint) : fingerprint);
    replaceDist(home, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Whether there is a full build (not a draft) of the current sources. */
export const isBuilt = ({ workspace, sources }: Buildable): boolean =>
  readStamp(join(ROOT, workspace)) === fingerprintOf(sources);

/** Whether the build with this stamp can be used; a draft only where a draft is asked for. */
export const isUpToDate = (stamp: string | undefined, fingerprint: string, isDraft: boolean): boolean =>
  stamp === fingerprint || (isDraft && stamp === draftOf(fingerprint));

export const draftOf = (fingerprint: string): string => `${fingerprint} draft`;

function readStamp(home: string): string | undefined {
  const path = join(home, 'dist', STAMP);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, join(ROOT, source), source);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(readFileSync(path));
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (NO_SOURCE.has(entry.name) || NO_SOURCE_NAME.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) addTo(hash, child, `${name}/${entry.name}`);
    else hash.update(`${name}/${entry.name}\0`).update(readFileSync(child));
  }
}

function assertWritable({ name }: Buildable, home: string): void {
  try {
    accessSync(home, constants.W_OK);
  } catch {
    throw new OperatorError(
      `${home} can't be written by this user, and ${name} was not built from these sources yet: start once as a user who may write there.`,
    );
  }
}

async function runVite({ workspace, name }: Buildable, outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', join(ROOT, workspace), '--outDir', outDir, '--logLevel', 'warn'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // a test runner sets `test`, for which React would be built in development mode
      env: { ...processEnvironment(), NODE_ENV: 'production' },
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new OperatorError(`Building ${name} failed:\n${withoutTrace(Buffer.concat(output).toString())}`);
}

function withoutTrace(text: string): string {
  return text.replace(/^ +at .*\n?/gm, '').trim();
}

/** Replaces the build by renaming a complete directory, so that a running process never serves a half-written build. */
function replaceDist(home: string, draft: string): void {
  const dist = join(home, 'dist');
  const old = join(home, `dist.${process.pid}0`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}
