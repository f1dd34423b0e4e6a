import {
  createLocationType,
  listLocationTypes,
  removeLocationType,
  updateLocationType,
} from '@move/contract/taxonomy/location-types.ts';
import { createProductType, removeProductType } from '@move/contract/taxonomy/product-types.ts';
import { listAllLocationTypes, listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedLocation } from '../../locations/locations.seed.ts';

const { call, appPool, tenants } = await testApp();
const as = 'superadmin';

async function newType(name: string, more: object = {}) {
  const answer = await call(createLocationType, { as, body: { name, ...more } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.location_type;
}

test('a location type is available on its platforms, or on all platforms when it has none', async () => {
  const everywhere = await newType('Sporthal', { icon: 'hall' });
  const elsewhere = await newType('Tennispark', { application_ids: [tenants.otherApplication] });
  expect(elsewhere.applications).toEqual([{ id: tenants.otherApplication, name: 'Elders' }]);
  const { body } = await call(listAllLocationTypes, { as: 'staff' });
  expect(body.location_types.map(({ id }) => id)).toEqual([everywhere.id]);
  const stranger = await call(listAllLocationTypes, { as: 'stranger' });
  expect(stranger.body.location_types.map(({ id }) => id)).toEqual([everywhere.id, elsewhere.id]);
  const emptied = {
    as,
    params: { locationTypeId: elsewhere.id },
    body: { name: 'Tennispark', application_ids: [] },
  } as const;
  expect((await call(updateLocationType, emptied)).body.location_type.applications).toEqual([]);
  expect((await call(listAllLocationTypes, { as: 'staff' })).body.location_types).toHaveLength(2);
});

test.each([
  ['a name that is taken', { name: 'SPORTHAL' }, { name: ['Naam is al in gebruik'] }],
  [
    'an unknown platform',
    { name: 'Baan', application_ids: [999_999] },
    { application_ids: ['Platforms bestaat niet'] },
  ],
])('a type with %s is refused, and nothing is stored', async (_name, body, errors) => {
  const answer = await call(createLocationType, { as, body });
  expect([answer.status, answer.errors]).toEqual([422, errors]);
  const { body: found } = await call(listLocationTypes, { as, query: { search: 'baan' } });
  expect(found.location_types).toEqual([]);
});

test('removing a type in use is refused, with the number of uses', async () => {
  const { id } = await newType('Zwembad');
  await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: tenants.otherOrganization, name: 'Bad', type_ids: [id] }),
  );
  const remove = () => call(removeLocationType, { as, params: { locationTypeId: id } });
  expect((await remove()).errors).toEqual({ state: ['Dit wordt nog 1 keer gebruikt en kan niet worden verwijderd'] });
  await asSystem(appPool, (db) => db.updateTable('locations').set({ deleted_at: '2026-01-01T00:00:00Z' }).execute());
  expect((await remove()).status).toBe(204);
});

test('product types work like location types', async () => {
  const answer = await call(createProductType, { as, body: { name: 'Verhuur', application_ids: [tenants.child] } });
  expect(answer.body.product_type).toMatchObject({ name: 'Verhuur', application_ids: [tenants.child], uses_count: 0 });
  expect((await call(listAllProductTypes, { as: 'staff' })).body.product_types).toEqual([]);
  expect((await call(listAllProductTypes, { as: 'childAdmin' })).body.product_types).toHaveLength(1);
  const { id: productTypeId } = answer.body.product_type;
  expect((await call(removeProductType, { as, params: { productTypeId } })).status).toBe(204);
});
