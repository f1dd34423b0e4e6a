import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import { getReview } from '@move/contract/organizations/review.ts';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const { call, appPool } = await testApp();

describe('a new organisation with its first location', () => {
  const location = { name: 'Zwembad', street: 'Sportlaan', house_number: '1', zipcode: '3451ab', city: 'Waterstad' };

  test('creates both in one call', async () => {
    const { body, status } = await call(createOrganization, { as: 'admin', body: { name: 'Met zwembad', location } });
    expect(status).toBe(201);
    const params = { organizationId: body.organization.id };
    const { body: read } = await call(getReview, { as: 'admin', params });
    expect(read.review.locations).toMatchObject([{ name: 'Zwembad', address: 'Sportlaan 1, 3451 AB Waterstad' }]);
  });

  test('creates neither when one is refused, on its field', async () => {
    const bad = { ...location, zipcode: '12', sport_ids: [987_654] };
    const first = await call(createOrganization, { as: 'admin', body: { name: 'Half', location: bad } });
    expect([first.status, Object.keys(first.errors)]).toEqual([422, ['location.zipcode']]);
    const body = { name: 'Half', location: { ...location, sport_ids: [987_654] } };
    const second = await call(createOrganization, { as: 'admin', body });
    expect(second.errors).toEqual({ 'location.sport_ids': ['Sporten bestaat niet'] });
    const { rows } = await appPool.query("select from organizations where name = 'Half'");
    expect(rows).toEqual([]);
  });
});
