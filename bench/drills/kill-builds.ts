// Kills the worker with signal 9 while it makes app bundles. Each build must fail with "runner lost", incomplete bundles can't be
// downloaded, leftovers are removed, and the next build succeeds. `node bench/drills/kill-builds.ts --kills 3 --seed 7 --port 4876`.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callProduct, type Reply } from './kit/call.ts';
import { type Cluster, withCluster } from './kit/cluster.ts';
import { countOf, untilCount } from './kill.ts';
import { diceOf } from './kit/random.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    port: { type: 'string', default: '4700' },
  },
});
const kills = Number(values.kills);
const port = Number(values.port);
const dice = diceOf(Number(values.seed));
const PLATFORMS = ['android', 'ios'] as const;
type Platform = (typeof PLATFORMS)[number];
/** The latest moment of a kill, in milliseconds after the first build has started. */
const WITHIN_MS = 600;

const directory = mkdtempSync(join(tmpdir(), 'move-drill-builds-'));
const workdir = join(directory, 'work');
const files = join(directory, 'files');
mkdirSync(workdir);
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));

let token = '';
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Reply> =>
  callProduct(port, { method, path, headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });

async function logIn(): Promise<void> {
  const login = { email: 'super@beweegplein.example', password: 'Welkom2026!' };
  token = String((await call('POST', '/v1/auth/login', login)).body['api_token']);
}

/** Returns the ids of the processes that make a bundle. */
function makers(pids: readonly number[]): number[] {
  return pids
    .flatMap((pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' '))
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes('build-worker'));
}
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

type Field = { cluster: Cluster; applicationId: number; code: number };

async function start({ applicationId, code }: Field, platform: Platform): Promise<number> {
  const path = `/v1/admin/applications/${applicationId}`;
  const number = platform === 'ios' ? 'build_number' : 'version_code';
  await call('PUT', `${path}/app-config/${platform}`, { version: `3.0.${code}`, [number]: 30_000 + code });
  const { status, body } = await call('POST', `${path}/builds`, { platform });
  if (status !== 201) throw new Error(`a build of ${platform} was refused with ${status}: ${JSON.stringify(body)}`);
  return Number((body['build'] as { id: number }).id);
}

const statusOf = async ({ cluster }: Field, id: number): Promise<string> =>
  (await cluster.db.query<{ status: string }>('select status from builds where id = $1', [id])).rows[0]?.status ?? '';

/** Makes the worker run a scheduled task now. */
const runTask = ({ cluster }: Field, task: string) => cluster.db.query('select graphile_worker.add_job($1)', [task]);

/** Kills once, builds both platforms again, and returns what went wrong. */
async function oneKill(field: Field): Promise<{ faults: string[]; at: string; lost: number }> {
  const { cluster, applicationId } = field;
  const { db } = cluster;
  const faults: string[] = [];
  const ids: number[] = [];
  for (const platform of PLATFORMS) ids.push(await start(field, platform));
  while (makers(cluster.pids()).length === 0) await sleep(5);
  await sleep(dice.below(WITHIN_MS));
  const children = makers(cluster.pids());
  await cluster.kill('worker');
  const states = await Promise.all(ids.map((id) => statusOf(field, id)));
  for (const [index, id] of ids.entries()) {
    const { status } = await call('GET', `/v1/admin/applications/${applicationId}/builds/${id}/download`);
    if (states[index] !== 'succeeded' && status !== 409) faults.push(`build ${id} could be downloaded (${status})`);
  }
  await sleep(3_000);
  const orphans = children.filter((pid) => commandOf(pid) !== '');
  if (orphans.length > 0) faults.push(`processes outlive the worker: ${orphans.join(' ')}`);

  // makes the heartbeat look old
  await db.query("update builds set heartbeat_at = now() - interval '121 seconds' where status = 'running'");
  for (const name of readdirSync(workdir)) utimesSync(join(workdir, name), 0, 0);
  const left = readdirSync(workdir).length;
  await cluster.start('worker');
  await runTask(field, 'watch_builds');
  await untilCount(cluster, 0, "select count(*) from builds where status in ('queued', 'running')", []);
  for (const [index, id] of ids.entries()) {
    if (states[index] !== 'running') continue;
    const isLost = await countOf(
      db,
      "select count(*) from builds where id = $1 and status = 'failed' and message ->> 'key' = 'build.runner_lost' and bundle_key is null",
      [id],
    );
    if (isLost !== 1) faults.push(`build ${id} is ${await statusOf(field, id)} instead of lost`);
  }
  faults.push(...(await buildAgain({ ...field, code: field.code + 1 })));
  if (readdirSync(workdir).length > 0) faults.push(`${readdirSync(workdir).length} directories are left`);
  const lost = states.filter((state) => state === 'running').length;
  return { faults, at: `${states.join('+')}, ${children.length} at work, ${left} left`, lost };
}

/** Builds again and checks that the bundles are complete. */
async function buildAgain(field: Field): Promise<string[]> {
  const { cluster } = field;
  const ids: number[] = [];
  for (const platform of PLATFORMS) ids.push(await start(field, platform));
  await untilCount(cluster, 2, "select count(*) from builds where id = any ($1) and status = 'succeeded'", [ids]);
  const { rows } = await cluster.db.query<{ id: string; bundle_key: string; bundle_sha256: string }>(
    'select id, bundle_key, bundle_sha256 from builds where id = any ($1)',
    [ids],
  );
  return rows
    .filter(({ bundle_key, bundle_sha256 }) => {
      const bytes = readFileSync(join(files, 'files', bundle_key));
      return createHash('sha256').update(bytes).digest('hex') !== bundle_sha256;
    })
    .map(({ id }) => `the bundle of build ${id} is not what its checksum says`);
}

/** Runs the nightly clean-up, and checks that every stored bundle then belongs to a build, and each successful build has one. */
async function afterTheNight(field: Field): Promise<string[]> {
  const { cluster } = field;
  const folder = join(files, 'files', 'builds');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  await runTask(field, 'sweep_bundles');
  await untilCount(cluster, 0, "select count(*) from graphile_worker.jobs where task_identifier = 'sweep_bundles'", []);
  const { rows } = await cluster.db.query<{ bundle_key: string }>(
    'select bundle_key from builds where bundle_key is not null',
  );
  const named = rows.map(({ bundle_key }) => bundle_key.replace('builds/', '')).toSorted();
  const stored = readdirSync(folder).toSorted();
  return JSON.stringify(named) === JSON.stringify(stored)
    ? []
    : [`${stored.length} bundles are stored, ${named.length} named`];
}

const environment = { SEED_DEMO: '1', BUILD_WORKDIR: workdir, DATA_DIR: files };
await withCluster({ port, environment }, async (cluster) => {
  await logIn();
  const applicationId = await countOf(cluster.db, "select id as count from applications where slug = 'waterstad'");
  const field = { cluster, applicationId, code: 0 };
  // waits for the demo's own builds
  await untilCount(cluster, 0, "select count(*) from builds where status in ('queued', 'running')", []);
  const faults: string[] = [];
  let lost = 0;
  console.log(`seed ${values.seed}`);
  for (let kill = 1; kill <= kills; kill += 1) {
    const one = await oneKill({ ...field, code: kill * 10 });
    console.log(`kill ${kill}: ${one.at}`);
    faults.push(...one.faults);
    lost += one.lost;
  }
  if (lost === 0) faults.push('no kill met a build at work: take another seed');
  faults.push(...(await afterTheNight(field)));
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log(`✓ ${lost} builds were killed and are lost, and nothing of them is left`);
  process.exitCode = faults.length === 0 ? 0 : 1;
});
