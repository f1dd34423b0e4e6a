// Measures a platform with very many organisations: the list, the search, and the export of all of them. `node bench/organizations.ts
// --rows 100k --port 4700 --data-dir DIR`; takes a minute or two and is not a test.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addAdministrator } from './data/data.ts';
import { ask } from './kit/load.ts';
import { readOptions } from './kit/options.ts';
import { memoryOf, type Server } from './kit/processes.ts';
import { printTargets } from './kit/report.ts';
import { medianTime } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const TOKEN = 'bench-admin';
const { sizes, port, dataDir: given } = readOptions(process.argv.slice(2));
const size = sizes.at(-1) ?? 0;
const target = { port, token: TOKEN };

await withDataDir(given, async (dataDir) => {
  await withProduct({ port, dataDir }, () => withDatabase(dataDir, seed));
  // restarted, so that the memory of the seeding doesn't count
  await withProduct({ port, dataDir }, measure);
});

async function measure(product: Server): Promise<void> {
  const list = (query: string) => ({ method: 'GET' as const, path: `/v1/admin/organizations?${query}` });
  const pageMs = await medianTime(() => ask(undefined, target, list('itemsPerPage=25&page=3')));
  const longMs = await medianTime(() => ask(undefined, target, list('')));
  const searchMs = await medianTime(() => ask(undefined, target, list('itemsPerPage=25&search=zonnebloem%2070')));
  const pickerMs = await medianTime(() =>
    ask(undefined, target, { method: 'GET', path: '/v1/admin/organizations/simple?itemsPerPage=5&search=sport%20123' }),
  );
  // the memory of a first file (loaded code, buffers that stay) doesn't depend on the length of the file
  await ask(undefined, target, { method: 'GET', path: '/v1/admin/organizations/export?search=zonnebloem%207' });
  await sleep(2_000);
  const before = memoryOf(product.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(product.pid));
  }, 20);
  const began = performance.now();
  const file = await ask(undefined, target, { method: 'GET', path: '/v1/admin/organizations/export' });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  console.log(`${size} organisations: a file of about ${(file.length / 1e6).toFixed(1)} million characters`);
  printTargets([
    { name: 'list, a page of 25', value: pageMs, limit: 100, unit: 'ms' },
    { name: 'list, 10,000 at once', value: longMs, limit: 1_000, unit: 'ms' },
    { name: 'search', value: searchMs, limit: 100, unit: 'ms' },
    { name: 'picker, while somebody types', value: pickerMs, limit: 100, unit: 'ms' },
    { name: 'export of all', value: seconds, limit: 20, unit: 's' },
    { name: 'memory that the export takes at most', value: peak - before, limit: 32, unit: 'MB' },
  ]);
}

/** Adds a platform with this number of organisations, each with a location, and a logged-in administrator. */
async function seed(db: pg.Client): Promise<void> {
  await db.query("insert into applications (name, slug) values ('Meetplein', 'meetplein') on conflict do nothing");
  await db.query(
    `insert into organizations (home_application_id, name, status, city, email, description, phone, website)
     select applications.id,
       case when n % 1000 = 7 then 'Zonnebloem ' || n else initcap(substr(md5(n::text), 1, 8)) || ' Sportclub ' || n end,
       case when n % 50 = 0 then 'pending' else 'accepted' end, initcap(substr(md5((n % 400)::text), 1, 7)),
       'club' || n || '@example.com', repeat('Samen bewegen in de buurt. ', 6), '010 123 45 67', 'https://club' || n || '.example'
     from applications, generate_series(1 + (select count(*)::integer from organizations), $1::integer) n
     where slug = 'meetplein'`,
    [size],
  );
  await db.query(
    `insert into organization_applications (organization_id, application_id)
     select id, home_application_id from organizations on conflict do nothing`,
  );
  await db.query(
    `insert into locations (owner_organization_id, name, street, house_number, zipcode, city)
     select id, name, 'Sportlaan', (id % 300)::text, (1000 + id % 9000)::text || ' AB', city from organizations
     where not exists (select from locations where owner_organization_id = organizations.id)`,
  );
  await db.query(
    `insert into location_organizations (location_id, organization_id, is_admin)
     select id, owner_organization_id, true from locations on conflict do nothing`,
  );
  await addAdministrator(db, TOKEN);
  await db.query('vacuum analyze');
}
