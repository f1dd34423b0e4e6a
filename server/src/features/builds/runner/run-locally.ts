import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { threadFile } from '../../../platform/threads/run-apart.ts';
import type { BundleJob, FromWorker } from '../bundle/bundle-job.ts';
import { endBuild } from '../end-build.ts';
import { addToLog, type ClaimedBuild, setPhase, watchClaim } from './claimed-build.ts';

const PREFIX = 'move-build-';
const SECONDS_MAX = 300;
const MEGABYTES_MAX = 256;
/** The maximum size of a bundle, because it is read into memory to store it. */
const BUNDLE_BYTES_MAX = 64 * 1024 * 1024;
/** An older directory belongs to a process that was killed. */
const LEFT_AFTER_MS = 2 * SECONDS_MAX * 1_000;

const WORKER = threadFile(import.meta, 'build-worker');

/** Makes the bundle in a child process, which an abort kills, and stores it. */
export async function runLocally(build: ClaimedBuild, context: TaskContext): Promise<void> {
  const { pool, config } = context;
  const parent = config.buildWorkdir ?? tmpdir();
  await mkdir(parent, { recursive: true });
  await removeLeftDirectories(parent);
  const directory = await mkdtemp(join(parent, PREFIX));
  try {
    const isDone = await inChild(build, context, await jobOf(build, { context, directory }));
    if (!isDone) return;
    await setPhase(context, build, 'store');
    const file = join(directory, 'bundle.zip');
    const { size } = await stat(file);
    if (size > BUNDLE_BYTES_MAX) throw new Error(`a bundle of ${size} bytes is too large`);
    const bytes = await readFile(file);
    const bundle = {
      key: `builds/${build.id}-${build.claim}.zip`,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const storage = openStorage(config);
    await storage.put(bundle.key, bytes);
    await addToLog(context, build, {
      level: 'info',
      message: { key: 'build.log.stored', params: { sha256: bundle.sha256 } },
    });
    const ended = await asSystem(pool, (db) =>
      endBuild(
        db,
        { ...build, appUrl: config.appUrl },
        { status: 'succeeded', message: { key: 'build.done' }, bundle },
      ),
    );
    // the build was aborted at the last moment
    if (ended === null) await storage.remove(bundle.key);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function jobOf(
  { platform, version, version_code, locale, config }: ClaimedBuild,
  { context, directory }: { context: TaskContext; directory: string },
): Promise<BundleJob> {
  const storage = openStorage(context.config);
  const iconOf = async (image: { filename: string } | null) => {
    const bytes = image === null ? null : await storage.get(image.filename);
    if (image !== null && bytes === null) throw new Error(`the icon ${image.filename} is not in the storage`);
    return bytes;
  };
  return {
    platform,
    version,
    versionCode: version_code,
    locale,
    config,
    icon: await iconOf(config.common.icon),
    notificationIcon: await iconOf(config.common.notification_icon),
    file: join(directory, 'bundle.zip'),
  };
}

/** Returns false when the build was aborted or lost meanwhile; the child has ended then. */
async function inChild(build: ClaimedBuild, context: TaskContext, job: BundleJob): Promise<boolean> {
  // no environment: image parsers need no settings of the product
  const child = fork(WORKER, {
    env: {},
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MEGABYTES_MAX}`],
  });
  const stop = new AbortController();
  let isLost = false;
  const beats = watchClaim(context, build, {
    signal: stop.signal,
    onLost: () => {
      isLost = true;
      child.kill('SIGKILL');
    },
  });
  try {
    const isDone = await conversation(child, job, (message) => note(context, build, message));
    if (isDone || isLost) return !isLost;
    throw new Error('the process that makes a bundle ended without one');
  } finally {
    stop.abort();
    child.kill('SIGKILL');
    await beats;
  }
}

async function note(context: TaskContext, build: ClaimedBuild, message: FromWorker): Promise<void> {
  if (message.type === 'phase') await setPhase(context, build, message.phase);
  if (message.type === 'log') await addToLog(context, build, message);
}

/** Sends the job and handles the messages in order. When the child ends, returns whether it reported success. */
function conversation(
  child: ChildProcess,
  job: BundleJob,
  take: (message: FromWorker) => Promise<void>,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isDone = false;
    let taken = Promise.resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), SECONDS_MAX * 1_000);
    child.on('message', (message) => {
      const said = message as FromWorker;
      if (said.type === 'done') isDone = true;
      taken = taken.then(() => take(said));
      taken.catch(() => child.kill('SIGKILL'));
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      taken.then(() => resolve(isDone), reject);
    });
    child.send(job);
  });
}

/** Removes directories that a killed process left on the disk. */
export async function removeLeftDirectories(parent: string, now = Date.now()): Promise<void> {
  // the directory doesn't exist before the first build
  const found = await readdir(parent).catch(() => []);
  const names = found.filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const path = join(parent, name);
    const left = await stat(path).catch(() => null);
    if (left !== null && now - left.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
