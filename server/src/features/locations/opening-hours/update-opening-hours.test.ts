import { getLocation } from '@move/contract/locations/locations.ts';
import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedLocation } from '../locations.seed.ts';

const { call, appPool, tenants } = await testApp();

test('of several saves at the same time, the last one replaces the others', async () => {
  const locationId = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: tenants.organization, name: 'Zwembad' }),
  );
  const at = (opened_at: string) => ({ weekday: 1, state: 'open' as const, opened_at, closed_at: '23:00' });
  const exceptions = [{ date: '2026-12-25', state: 'closed' as const, opened_at: null, closed_at: null }];
  const hours = ['07:00', '08:00', '09:00', '10:00'];
  const saves = await Promise.all(
    hours.map((hour) =>
      call(updateOpeningHours, { params: { locationId }, body: { opening_hours: [at(hour)], exceptions } }),
    ),
  );
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await call(getOpeningHours, { as: 'admin', params: { locationId } });
  expect([body.opening_hours.length, body.exceptions]).toEqual([1, exceptions]);
});

test('refuses to overwrite hours that another user saved meanwhile; saving hours keeps the version of the location', async () => {
  const { organization: organizationId } = tenants;
  const locationId = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: organizationId, name: 'Sporthal' }),
  );
  const params = { locationId };
  const { body: opened } = await call(getOpeningHours, { params });
  const versionOfLocation = async () =>
    (await call(getLocation, { params: { organizationId, locationId } })).body.location.updated_at;
  const before = await versionOfLocation();
  const save = (updated_at: string) =>
    call(updateOpeningHours, {
      params,
      body: { opening_hours: [{ weekday: 1, state: 'closed', opened_at: null, closed_at: null }], updated_at },
    });
  const saved = await save(opened.updated_at);
  expect(saved.status).toBe(200);
  expect(saved.body.updated_at).not.toBe(opened.updated_at);
  const stale = await save(opened.updated_at);
  expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
  expect((await save(saved.body.updated_at)).status).toBe(200);
  expect(await versionOfLocation()).toBe(before);
});
