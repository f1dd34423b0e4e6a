// Measures sign-ups on one session, where they wait for each other, sign-ups on many sessions, and a list of 5,000 people. `node
// bench/people.ts --rows 5k --connections 16 --port 4700 --data-dir DIR`; takes a minute and is not a test.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ask, load } from './kit/load.ts';
import { readOptions } from './kit/options.ts';
import { printTargets } from './kit/report.ts';
import { medianTime } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const TOKEN = 'bench-people';
const SECONDS = 8;
const MANY = 200;

const { sizes, port, dataDir: given, connections } = readOptions(process.argv.slice(2));
const size = sizes[0] ?? 5_000;
const target = { port, token: TOKEN };
let number = 0;

type Seeded = { path: string; long: number; one: number; many: number[] };

await withDataDir(given, (dataDir) =>
  withProduct({ port, dataDir }, async () => measure(await withDatabase(dataDir, seed))),
);

async function measure({ path, long, one, many }: Seeded): Promise<void> {
  const people = (session: number) => `${path}/sessions/${session}/participants`;
  const list = (query: string) => ({ method: 'GET' as const, path: `${people(long)}?${query}` });
  const figures = {
    page: await medianTime(() => ask(undefined, target, list('page=3'))),
    all: await medianTime(() => ask(undefined, target, list('itemsPerPage=10000'))),
    search: await medianTime(() => ask(undefined, target, list('search=bakker%20123'))),
    file: await medianTime(() => ask(undefined, target, { method: 'GET', path: `${people(long)}/export` })),
  };
  const onOne = await signUps(() => people(one));
  const onMany = await signUps((turn) => people(many[turn % many.length] ?? one));
  console.log(`${connections} at a time, each with its order and its mail`);
  console.log(
    `sign-ups on one session    ${onOne.perSecond.toFixed(0).padStart(5)} a second, p99 ${onOne.p99.toFixed(0)} ms`,
  );
  console.log(
    `sign-ups on ${many.length} sessions   ${onMany.perSecond.toFixed(0).padStart(5)} a second, p99 ${onMany.p99.toFixed(0)} ms`,
  );
  printTargets([
    { name: `list of ${size}, a page of 25`, value: figures.page, limit: 100, unit: 'ms' },
    { name: `list of ${size}, all at once`, value: figures.all, limit: 1_000, unit: 'ms' },
    { name: `list of ${size}, search`, value: figures.search, limit: 150, unit: 'ms' },
    { name: `list of ${size}, as a sheet`, value: figures.file, limit: 2_000, unit: 'ms' },
    { name: 'one sign-up on one session, p99', value: onOne.p99, limit: 1_000, unit: 'ms' },
    { name: 'one sign-up on many sessions, p99', value: onMany.p99, limit: 1_000, unit: 'ms' },
  ]);
}

async function signUps(pathOf: (turn: number) => string): Promise<{ perSecond: number; p99: number }> {
  const next = (turn: number) => {
    number += 1;
    const body = { first_name: 'Kim', last_name: `Bos ${number}`, email: `kim${number}@post.example` };
    return { method: 'POST' as const, path: pathOf(turn), body };
  };
  const taken = await load(target, { seconds: SECONDS, connections, next, firstTurn: 0 });
  const sorted = taken.toSorted((a, b) => a - b);
  return { perSecond: taken.length / SECONDS, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}

/** Adds an organisation with a staff member, sessions without a limit, and one with many participants. */
async function seed(db: pg.Client): Promise<Seeded> {
  const idOf = async (statement: string, values: unknown[] = []) =>
    Number((await db.query<{ id: number }>(`${statement} returning id`, values)).rows[0]?.id);
  const application = await idOf("insert into applications (name, slug) values ('Meetplein', 'meetplein')");
  const organization = await idOf(
    "insert into organizations (home_application_id, name, status) values ($1, 'Sportclub De Meting', 'accepted')",
    [application],
  );
  await db.query('insert into organization_applications (organization_id, application_id) values ($1, $2)', [
    organization,
    application,
  ]);
  const user = await idOf("insert into users (email, first_name) values ('mensen@meting.example', 'Mensen')");
  await db.query("insert into user_roles (user_id, role, organization_id) values ($1, 'organization', $2)", [
    user,
    organization,
  ]);
  await db.query(
    `insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [user, createHash('sha256').update(TOKEN).digest()],
  );
  const activity = await idOf("insert into activities (organization_id, name) values ($1, 'Meten')", [organization]);
  const { rows } = await db.query<{ id: number }>(
    `insert into sessions (organization_id, activity_id, starts_at, ends_at, tz, start_date, start_time, end_date, end_time)
     select $1, $2, now() + interval '1 day' * n, now() + interval '1 day' * n + interval '1 hour', 'UTC',
       current_date + n, '10:00', current_date + n, '11:00'
     from generate_series(1, $3::integer) n returning id`,
    [organization, activity, MANY + 2],
  );
  const [long = 0, one = 0, ...many] = rows.map((row) => Number(row.id));
  await db.query(
    `insert into participants (organization_id, session_id, first_name, last_name, email, date_of_birth)
     select $1, $2, 'Kim ' || n % 97, 'Bakker ' || n, 'bakker' || n || '@post.example', date '1960-01-01' + n
     from generate_series(1, $3::integer) n`,
    [organization, long, size],
  );
  await db.query('vacuum analyze');
  return { path: `/v1/admin/organizations/${organization}/activities/${activity}`, long, one, many };
}
