import { getLocation, linkLocation, removeLocation } from '@move/contract/locations/locations.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedLocation } from './locations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, application } = tenants;
const own = { organizationId: organization };
const neighbour = await asSystem(appPool, (db) =>
  seedOrganization(db, { name: 'Judo Naast', home_application_id: application }),
);

test('a location that is hidden is not linked by its id either', async () => {
  const locationId = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: neighbour, name: 'Kelder', is_hidden: true }),
  );
  expect((await call(linkLocation, { params: { ...own, locationId } })).status).toBe(404);
});

test('a location that its last user takes away while another one links it is there for that one, or for nobody', async () => {
  for (let round = 0; round < 4; round += 1) {
    const locationId = await asSystem(appPool, (db) =>
      seedLocation(db, { owner_organization_id: neighbour, name: `Gedeeld ${round}` }),
    );
    const theirs = { organizationId: neighbour, locationId };
    const [removed, linked] = await Promise.all([
      call(removeLocation, { as: 'admin', params: theirs }),
      call(linkLocation, { params: { ...own, locationId } }),
    ]);
    expect(removed.status).toBe(204);
    const read = await call(getLocation, { params: { ...own, locationId } });
    expect([linked.status, read.status]).toEqual(linked.status === 201 ? [201, 200] : [404, 404]);
  }
});
