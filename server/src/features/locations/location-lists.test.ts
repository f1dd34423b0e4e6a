import { linkLocation } from '@move/contract/locations/location-links.ts';
import {
  createLocation,
  listApplicationLocations,
  listLocations,
  removeLocation,
  restoreLocation,
  updateLocation,
} from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedLocation } from './locations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, childOrganization, otherOrganization } = tenants;
const own = { organizationId: organization };
const place = { street: 'Kade', house_number: '1', zipcode: '3451AB', city: 'Waterstad' };

async function add(name: string, street = 'Kade') {
  const { body } = await call(createLocation, { params: own, body: { ...place, name, street } });
  return body.location.id;
}

async function find(query: Record<string, unknown> = {}) {
  const { body } = await call(listLocations, { params: own, query });
  return { names: body.locations.map(({ name }) => name), total: body.meta.pagination.total };
}

/** The stored number of locations of each organisation, and a recount. */
async function counts() {
  return asSystem(appPool, async (db) => {
    const { rows } = await sql<{ organization_id: number; kept: number; counted: number }>`
      select id as organization_id,
        (select coalesce(sum(change), 0)::bigint from row_counts where organization_id = o.id and list = 'locations') as kept,
        (select count(*) from location_organizations link join locations on locations.id = location_id
          where organization_id = o.id and unlinked_at is null and deleted_at is null) as counted
      from organizations o order by id`.execute(db);
    return rows;
  });
}

const compact = () => asSystem(appPool, (db) => sql`select compact_row_counts()`.execute(db));

test('the stored total is the number of rows after any change and any compaction', async () => {
  const ids = await Promise.all(['Aap', 'Noot', 'Mies', 'Wim', 'Zus', 'Jet'].map((name) => add(name)));
  const near = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: childOrganization, name: 'Dojo Zuid' }),
  );
  const [first = 0, second = 0] = ids;
  await call(linkLocation, { params: { ...own, locationId: near } });
  await Promise.all([
    ...ids.slice(0, 3).map((locationId) => call(removeLocation, { params: { ...own, locationId } })),
    compact(),
    add('Teun'),
    compact(),
  ]);
  await call(restoreLocation, { params: { ...own, locationId: first } });
  await call(removeLocation, { params: { ...own, locationId: near } });
  await call(removeLocation, { params: { ...own, locationId: second } });
  for (let turn = 0; turn < 2; turn += 1) {
    const rows = await counts();
    expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ counted }) => counted));
    expect(await find({ itemsPerPage: 2 })).toMatchObject({ total: 5 });
    await compact();
  }
  const { rows } = await asSystem(appPool, (db) =>
    sql`select organization_id, list from row_counts group by 1, 2 having count(*) > 1`.execute(db),
  );
  expect(rows).toEqual([]);
});

test('a row that another transaction has not committed is not in the total', async () => {
  const { total } = await find({ itemsPerPage: 1 });
  await asSystem(appPool, async (db) => {
    await seedLocation(db, { owner_organization_id: organization, name: 'Nog niet' });
    await compact();
    expect((await find({ itemsPerPage: 1 })).total).toBe(total);
  });
  expect((await find({ itemsPerPage: 1 })).total).toBe(total + 1);
});

test('pages are slices of the whole list, in both orders; a page past the end is empty, with the right total', async () => {
  const whole = await find({ itemsPerPage: 1000 });
  for (const order of ['asc', 'desc'] as const) {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ itemsPerPage: 2, page, order })));
    const names = order === 'asc' ? whole.names : whole.names.toReversed();
    expect(pages.flatMap((page) => page.names)).toEqual(names.slice(0, 8));
  }
  expect(await find({ itemsPerPage: 2, page: 400 })).toEqual({ names: [], total: whole.total });
  const byCity = await find({ itemsPerPage: 1000, sort: 'city' });
  expect(byCity.names.toSorted()).toEqual(whole.names.toSorted());
});

test('search reflects new names, streets, removal and use, and stays within the organisation', async () => {
  const id = await add('Sporthal Ölmø', 'Zonnebloemweg');
  await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: otherOrganization, name: 'Zonnebloemweg Elders' }),
  );
  expect(await find({ search: 'zonnebloem' })).toEqual({ names: ['Sporthal Ölmø'], total: 1 });
  expect(await find({ search: 'OLM' })).toMatchObject({ total: 1 });
  expect((await find({ search: 'ö' })).names).toContain('Sporthal Ölmø');
  expect(await find({ search: '%' })).toMatchObject({ total: 0 });
  const body = { ...place, name: 'Gymzaal', street: 'Tulp_weg' };
  await call(updateLocation, { params: { ...own, locationId: id }, body });
  expect(await find({ search: 'zonnebloem' })).toMatchObject({ total: 0 });
  expect(await find({ search: 'tulp_w', isHidden: false })).toMatchObject({ names: ['Gymzaal'] });
  expect(await find({ search: 'tulp', isHidden: true })).toMatchObject({ total: 0 });
  const platform = await call(listApplicationLocations, { as: 'admin', query: { search: 'tulp' } });
  expect(platform.body.locations.map(({ name }) => name)).toEqual(['Gymzaal']);
  await call(removeLocation, { params: { ...own, locationId: id } });
  expect(await find({ search: 'tulp' })).toMatchObject({ total: 0 });
  await call(restoreLocation, { params: { ...own, locationId: id } });
  expect(await find({ search: 'tulp' })).toMatchObject({ total: 1 });
});

test('a platform counts a location that several organisations use once, and a removed one not at all', async () => {
  const [shared, removed] = [await add('Dorpshuis'), await add('Oude hal')];
  await asSystem(appPool, (db) =>
    db
      .insertInto('location_organizations')
      .values({ location_id: shared, organization_id: childOrganization })
      .execute(),
  );
  await call(removeLocation, { params: { ...own, locationId: removed } });
  for (const query of [{}, { isHidden: false }, { search: 'dorps' }, { organizationId: organization }]) {
    const { body } = await call(listApplicationLocations, { as: 'admin', query: { ...query, itemsPerPage: 1000 } });
    expect(body.locations.filter(({ id }) => id === shared)).toHaveLength(1);
    expect(body.meta.pagination.total).toBe(body.locations.length);
  }
});

test('after a search, the table of search texts shows no rows', async () => {
  const client = await appPool.connect();
  await client.query("begin; select set_scope('system', '{}', '{}')");
  const { rows: found } = await client.query("select count(*) from search_locations('%tulp%', null)");
  const { rows: left } = await client.query('select count(*) from location_search');
  await client.query('rollback');
  client.release();
  expect([found[0]?.count, left[0]?.count]).toEqual([1, 0]);
});
