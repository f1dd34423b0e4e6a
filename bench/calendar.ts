// Measures the calendar of a very busy organisation: a month of 2,000 sessions among 50,000, and the requests of calendar programs. `node
// bench/calendar.ts --port 4700 --data-dir DIR`; takes a minute and is not a test.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { makeWorld, type World } from './data/data.ts';
import { ask } from './kit/load.ts';
import { readOptions } from './kit/options.ts';
import { printTargets } from './kit/report.ts';
import { median, timesOf } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const FEED = 'bench-feed-of-all-sessions';
/** The sessions per day, which make 2,000 in 31 days. */
const A_DAY = 65;
const DAYS = 770;

const { port, dataDir: given } = readOptions(process.argv.slice(2));

await withDataDir(given, async (dataDir) => {
  const world = await withProduct({ port, dataDir }, () => withDatabase(dataDir, seed));
  // restarted, because a process usually finds existing data
  await withProduct({ port, dataDir }, () => measure(world));
});

async function measure({ organizationId, token }: World): Promise<void> {
  const calendar = (query: string) =>
    timed(() =>
      ask(
        undefined,
        { port, token },
        { method: 'GET', path: `/v1/admin/organizations/${organizationId}/calendar?${query}` },
      ),
    );
  const feed = () => ask(undefined, { port, token }, { method: 'GET', path: `/v1/calendar/${FEED}.ics` });
  const month = await calendar('dateFrom=2027-03-01&dateUntil=2027-03-31');
  const week = await calendar('dateFrom=2027-03-01&dateUntil=2027-03-07');
  const location = await calendar('dateFrom=2027-03-01&dateUntil=2027-03-31&locationId=1');
  const { sessions } = JSON.parse(month.answer) as { sessions: { conflicts: unknown[] }[] };
  const inTheWay = sessions.filter(({ conflicts }) => conflicts.length > 0).length;
  console.log(`a month of ${sessions.length} sessions, ${inTheWay} of them in somebody's way`);
  const events = await timed(feed, 5);
  console.log(`a feed of ${events.answer.split('BEGIN:VEVENT').length - 1} sessions`);
  printTargets([
    { name: 'calendar, a month', value: month.ms, limit: 150, unit: 'ms' },
    { name: 'calendar, a week', value: week.ms, limit: 60, unit: 'ms' },
    { name: 'calendar, a month of one location', value: location.ms, limit: 100, unit: 'ms' },
    { name: 'feed, as a whole', value: events.ms, limit: 3_000, unit: 'ms' },
  ]);
}

async function timed(once: () => Promise<string>, times = 15): Promise<{ ms: number; answer: string }> {
  let answer = '';
  const taken = await timesOf(times, async () => {
    answer = await once();
  });
  return { ms: median(taken), answer };
}

async function seed(db: pg.Client): Promise<World> {
  const world = await makeWorld(db);
  await plan(db, world.organizationId);
  return world;
}

/** Plans thirty activities in twelve halls with twenty trainers, every day from 7:00 to 23:00. */
async function plan(db: pg.Client, organizationId: number): Promise<void> {
  await db.query(
    `insert into locations (owner_organization_id, name, street, house_number, zipcode, city)
     select $1, 'Zaal ' || n, 'Sportlaan', n::text, '3451 AB', 'Waterstad' from generate_series(1, 12) n`,
    [organizationId],
  );
  await db.query(
    `insert into location_organizations (location_id, organization_id, is_admin)
     select id, owner_organization_id, true from locations on conflict do nothing`,
  );
  await db.query(
    `insert into contacts (organization_id, first_name, last_name)
     select $1, 'Trainer', n::text from generate_series(1, 20) n`,
    [organizationId],
  );
  await db.query(
    `with halls as (select id, row_number() over (order by id) as n from locations where owner_organization_id = $1)
     insert into activities (organization_id, name, location_id)
     select $1, 'Activiteit ' || n, (select id from halls where halls.n = 1 + activity.n % 12) from generate_series(1, 30) activity(n)`,
    [organizationId],
  );
  await db.query(
    `with people as (select id, row_number() over (order by id) as n from contacts where organization_id = $1),
       offers as (select id, row_number() over (order by id) as n from activities where organization_id = $1)
     insert into contact_links (organization_id, subject_type, subject_id, contact_id, roles)
     select $1, 'activity', offers.id, people.id, '{trainer}' from offers join people on people.n = 1 + offers.n % 20`,
    [organizationId],
  );
  await db.query(
    `with offers as (select id, row_number() over (order by id) as n from activities where organization_id = $1),
       times as (
         select date '2026-02-01' + day as day, n, (7 + n % 15) as hour from generate_series(0, $2) day, generate_series(1, $3) n)
     insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at, spots, taken)
     select $1, offers.id, 'Europe/Amsterdam', day, lpad(hour::text, 2, '0') || ':00', day, lpad((hour + 1)::text, 2, '0') || ':00',
       (day + make_time(hour, 0, 0)) at time zone 'Europe/Amsterdam',
       (day + make_time(hour + 1, 0, 0)) at time zone 'Europe/Amsterdam', 20, times.n % 20
     from times join offers on offers.n = 1 + (times.n + times.n / 15 + (day - date '2026-02-01')) % 30`,
    [organizationId, DAYS, A_DAY],
  );
  await db.query(
    `insert into calendar_feeds (organization_id, user_id, token_hash)
     select $1, min(user_id), $2 from user_roles where organization_id = $1`,
    [organizationId, createHash('sha256').update(FEED).digest()],
  );
  await db.query('vacuum analyze');
}
