import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedLocation } from '../locations.seed.ts';

const { call, appPool, tenants } = await testApp();

test('of several who save at once, the last replaces the others', async () => {
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
