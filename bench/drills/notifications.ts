// Sends one notification to very many app users, kills the worker with signal 9 during it, and then counts how often each user got it.
// `node bench/drills/notifications.ts --people 100000 --kills 2 --driver outbox --seed 7 --port 4874`. With `--driver fcm` a local FCM
// server counts what really arrived.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fcmServer } from '../../server/src/testing/servers/push-servers.ts';
import { type Cluster, withCluster } from './kit/cluster.ts';
import { countOf } from './kill.ts';
import { diceOf } from './kit/random.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '2' },
    driver: { type: 'string', default: 'outbox' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    port: { type: 'string', default: '4700' },
  },
});
const people = Number(values.people);
const kills = Number(values.kills);
const dice = diceOf(Number(values.seed));
const isReal = values.driver === 'fcm';

const directory = mkdtempSync(join(tmpdir(), 'move-push-'));
const credentialsFile = join(directory, 'fcm.json');
const apps = await fcmServer({ projectId: 'drill', credentialsFile });
const environment: Record<string, string> = isReal
  ? { PUSH_DRIVER: 'fcm', FCM_PROJECT_ID: 'drill', FCM_CREDENTIALS_FILE: credentialsFile, FCM_URL: apps.url }
  : { PUSH_DRIVER: 'outbox' };

/** Adds app users with one device each, and a notification to all of them that is due now. */
async function seed({ db }: Cluster): Promise<number> {
  const { rows: applications } = await db.query(
    "insert into applications (name, slug) values ('Drill', 'drill') returning id",
  );
  const applicationId = applications[0].id;
  await db.query(
    `insert into profiles (application_id, email, first_name)
     select $1, 'user' || n || '@drill.example', 'User ' || n from generate_series(1, $2::integer) as n`,
    [applicationId, people],
  );
  await db.query(
    "insert into profile_devices (profile_id, kind, address) select id, 'fcm', 'token-' || id from profiles",
  );
  await db.query('analyze profiles, profile_devices');
  const { rows } = await db.query(
    `insert into notifications (application_id, title, contents, status, send_on)
     values ($1, 'Drill', 'Hoi {{first_name}}', 'sending', now()) returning id`,
    [applicationId],
  );
  const id = rows[0].id;
  await db.query("select graphile_worker.add_job('send_notification', $1::json, job_key := $2)", [
    JSON.stringify({ notificationId: Number(id) }),
    `send_notification:${id}`,
  ]);
  return Number(id);
}

const doneOf = ({ db }: Cluster, id: number) =>
  countOf(db, 'select sent_count + failed_count + skipped_count as count from notifications where id = $1', [id]);

/** The highest memory use of any of the processes, in megabytes. */
const peakMegabytes = ({ pids }: Cluster) =>
  Math.max(
    ...pids().map(
      (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    ),
  );

async function waitFor(cluster: Cluster, id: number, count: number): Promise<void> {
  for (;;) {
    if ((await doneOf(cluster, id)) >= count) return;
    await sleep(50);
  }
}

async function finished({ db }: Cluster, id: number): Promise<void> {
  for (;;) {
    if ((await countOf(db, "select count(*) from notifications where id = $1 and status <> 'sending'", [id])) === 1)
      return;
    await sleep(200);
  }
}

/** Returns the faults at the end, and the number of users to whom a worker was sending when it died. */
async function compare({ db }: Cluster, id: number): Promise<{ faults: string[]; interrupted: number }> {
  const number = (query: string) => countOf(db, query, [id]);
  const rows = await number('select count(*) from notification_deliveries where notification_id = $1');
  const sent = await number(
    "select count(*) from notification_deliveries where notification_id = $1 and status = 'sent'",
  );
  const interrupted = await number(
    "select count(*) from notification_deliveries where notification_id = $1 and reason = 'interrupted'",
  );
  const counted = await number('select sent_count as count from notifications where id = $1');
  const arrived = new Map<string, number>();
  for (const { token } of apps.received) arrived.set(token, (arrived.get(token) ?? 0) + 1);
  const twice = [...arrived.values()].filter((count) => count > 1).length;
  const faults = [
    ...(rows === people ? [] : [`${rows} rows for ${people} people`]),
    ...(sent + interrupted === people ? [] : [`${sent} sent and ${interrupted} interrupted, of ${people}`]),
    ...(sent === counted ? [] : [`${counted} counted, ${sent} sent`]),
    ...(twice === 0 ? [] : [`${twice} people reached twice`]),
    ...(!isReal || (arrived.size >= sent && arrived.size <= sent + interrupted)
      ? []
      : [`${arrived.size} arrived, ${sent} sent and ${interrupted} interrupted`]),
    ...(isReal || interrupted === 0 ? [] : [`${interrupted} interrupted, where nothing leaves the process`]),
  ];
  return { faults, interrupted };
}

await withCluster({ port: Number(values.port), environment }, async (cluster) => {
  const began = Date.now();
  const id = await seed(cluster);
  const seeded = Date.now();
  const at: number[] = [];
  let peak = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await waitFor(cluster, id, Math.floor((people * (kill - 0.5 + dice.below(400) / 1_000)) / (kills + 1)));
    // anywhere in a batch, not only just after a result was stored
    await sleep(dice.below(1_500));
    peak = Math.max(peak, peakMegabytes(cluster));
    await cluster.kill('worker');
    at.push(await doneOf(cluster, id));
    await cluster.start('worker');
  }
  await finished(cluster, id);
  peak = Math.max(peak, peakMegabytes(cluster));
  const seconds = (Date.now() - seeded) / 1_000;
  const { faults, interrupted } = await compare(cluster, id);
  console.log(
    `seed ${values.seed}; ${people} people by ${values.driver}; seeded in ${((seeded - began) / 1_000).toFixed(0)} s`,
  );
  console.log(`killed at ${at.join(' and ')}; done after ${seconds.toFixed(0)} s; ${peak.toFixed(0)} MB at most`);
  console.log(`${interrupted} were being reached when a worker died, and are listed as interrupted`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log('✓ nobody twice, and of everyone is known what happened');
  process.exitCode = faults.length === 0 ? 0 : 1;
});
apps.stop();
rmSync(directory, { recursive: true });
