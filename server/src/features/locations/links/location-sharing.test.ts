import { updateActivityLocation } from '@move/contract/activities/activities.ts';
import { linkLocation } from '@move/contract/locations/location-links.ts';
import { getLocation, removeLocation, restoreLocation, updateLocation } from '@move/contract/locations/locations.ts';
import { updateProductLocation } from '@move/contract/products/products.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedLocation } from '../locations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, application } = tenants;
const own = { organizationId: organization };
const neighbour = await asSystem(appPool, (db) =>
  seedOrganization(db, { name: 'Judo Naast', home_application_id: application }),
);

test('a hidden location can’t be linked by its id', async () => {
  const locationId = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: neighbour, name: 'Kelder', is_hidden: true }),
  );
  expect((await call(linkLocation, { params: { ...own, locationId } })).status).toBe(404);
});

test('when the last organisation removes a location while another links it, the other gets the location or a 404', async () => {
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

test('a location that its owner removed can’t be restored by an organisation that left it before', async () => {
  const locationId = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: neighbour, name: 'Samen' }),
  );
  const [ours, theirs] = [
    { ...own, locationId },
    { organizationId: neighbour, locationId },
  ];
  expect((await call(linkLocation, { params: ours })).status).toBe(201);
  expect((await call(removeLocation, { params: ours })).status).toBe(204);
  expect((await call(removeLocation, { as: 'admin', params: theirs })).status).toBe(204);
  expect((await call(restoreLocation, { params: ours })).status).toBe(404);
  expect((await call(restoreLocation, { as: 'admin', params: theirs })).status).toBe(200);
  // now the location exists again, so the other organisation can restore its own link
  expect((await call(restoreLocation, { params: ours })).status).toBe(200);
});

test('a location that its owner hid meanwhile is restored by the owner only', async () => {
  const locationId = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: neighbour, name: 'Zolder' }),
  );
  const [ours, theirs] = [
    { ...own, locationId },
    { organizationId: neighbour, locationId },
  ];
  expect((await call(linkLocation, { params: ours })).status).toBe(201);
  expect((await call(removeLocation, { params: ours })).status).toBe(204);
  const { location } = (await call(getLocation, { as: 'admin', params: theirs })).body;
  const { name, street, house_number, zipcode, city, country } = location;
  const body = { name, street, house_number, zipcode, city, country, is_hidden: true };
  expect((await call(updateLocation, { as: 'admin', params: theirs, body })).status).toBe(200);
  expect((await call(restoreLocation, { params: ours })).status).toBe(404);
  expect((await call(removeLocation, { as: 'admin', params: theirs })).status).toBe(204);
  expect((await call(restoreLocation, { params: ours })).status).toBe(404);
  expect((await call(restoreLocation, { as: 'admin', params: theirs })).status).toBe(200);
});

test('a location with a session to come or a product is not removed, and the error names them', async () => {
  const [locationId, ids] = await asSystem(appPool, async (db) => {
    const id = await seedLocation(db, { owner_organization_id: tenants.organization, name: 'Weg' });
    const of = { organization_id: organization, location_id: id };
    const activity = await seedActivity(db, { ...of, name: 'Les' });
    const start_date = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 7 }).toString();
    const session = { organization_id: organization, activity_id: activity, start_date };
    await seedSessions(db, { ...session, start_time: '19:00', end_time: '20:00' });
    // an activity without sessions doesn't count
    await seedActivity(db, { ...of, name: 'Oude les' });
    return [
      id,
      {
        activity,
        product: await seedProduct(db, { ...of, name: 'Kaart' }),
      },
    ];
  });
  const params = { ...own, locationId };
  const refused = await call(removeLocation, { params });
  expect([refused.status, refused.errors]).toEqual([
    409,
    { id: ['Deze locatie is nog in gebruik bij: Kaart, Les. Kies daar eerst een andere locatie'] },
  ]);
  await call(updateProductLocation, { params: { ...own, productId: ids.product }, body: { location_id: null } });
  expect((await call(removeLocation, { params })).status).toBe(409);
  await call(updateActivityLocation, { params: { activityId: ids.activity }, body: { location_id: null } });
  expect((await call(removeLocation, { params })).status).toBe(204);
});
