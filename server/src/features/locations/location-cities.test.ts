import {
  listApplicationLocationCities,
  listApplicationLocations,
  listLocationCities,
  listLocations,
} from '@move/contract/locations/locations.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedLocation } from './locations.seed.ts';

const { call, tenants, appPool } = await testApp();
const own = { organizationId: tenants.organization };
await asSystem(appPool, async (db) => {
  const owner = { owner_organization_id: tenants.organization };
  await seedLocation(db, { ...owner, name: 'Sporthal West' });
  await seedLocation(db, { ...owner, name: 'Sporthal Oost', city: 'Heuvelrode' });
  await seedLocation(db, { ...owner, name: 'Sporthal Noord', city: 'Dijkerveen' });
});

test('locations are filtered by several towns, and the filter offers the towns of the list', async () => {
  const { body } = await call(listLocations, { params: own });
  const towns = [...new Set(body.locations.map((row) => row.city))];
  const [first = ''] = towns;
  const ofCity = async (city: string) => {
    const found = await call(listLocations, { params: own, query: { city } });
    expect(found.body.meta.pagination.total).toBe(found.body.locations.length);
    return found.body.locations.map((row) => row.city);
  };
  expect(new Set(await ofCity(first))).toEqual(new Set([first]));
  expect(await ofCity(`not:${first}`)).not.toContain(first);
  expect((await ofCity(towns.join(','))).length).toBe(body.locations.length);
  const named = await call(listLocationCities, { params: own });
  expect(new Set(named.body.cities)).toEqual(new Set(towns));
  const ofPlatform = await call(listApplicationLocationCities, { as: 'admin' });
  expect(ofPlatform.body.cities).toEqual(expect.arrayContaining(towns));
  expect((await call(listApplicationLocations, { as: 'admin', query: { city: first } })).body.locations[0]?.city).toBe(
    first,
  );
});
