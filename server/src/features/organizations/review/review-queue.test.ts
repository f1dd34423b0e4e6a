import { getOrganization } from '@move/contract/organizations/organizations.ts';
import {
  acceptOrganization,
  countWaitingOrganizations,
  getReview,
  listSimilarOrganizations,
  listWaitingOrganizations,
} from '@move/contract/organizations/review.ts';
import { describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedLocation } from '../../locations/locations.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

type Seed = Partial<Parameters<typeof seedOrganization>[1]>;

async function waiting(name: string, seed: Seed = {}) {
  const organizationId = await system((db) =>
    seedOrganization(db, { name, home_application_id: application, status: 'pending', ...seed }),
  );
  return { organizationId };
}

describe('the queue', () => {
  test('has the organisations that the caller may review, oldest first, and the last decisions', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const own = { home_application_id: child };
    const young = await waiting('Queue jong', { ...own, submitted_at: at(1) });
    const old = await waiting('Queue oud', { ...own, submitted_at: at(9), rejected_reason: 'Eerst dit' });
    const guest = await waiting('Queue te gast', { application_ids: [child] });
    const { body } = await call(listWaitingOrganizations, { as: 'childAdmin' });
    const ids = body.organizations.map((row) => row.id);
    expect(ids.slice(0, 1)).toEqual([old.organizationId]);
    expect(ids).toContain(young.organizationId);
    expect(ids).not.toContain(guest.organizationId);
    expect(body.organizations[0]).toMatchObject({ is_resubmitted: true, submitted_at: expect.stringContaining('T') });
    const { body: counted } = await call(countWaitingOrganizations, { as: 'childAdmin' });
    expect(counted.count).toBe(body.meta.pagination.total);
    await call(acceptOrganization, { as: 'childAdmin', params: young, body: {} });
    const { body: after } = await call(listWaitingOrganizations, { as: 'childAdmin' });
    expect(after.meta.pagination.total).toBe(counted.count - 1);
    expect(after.reviewed[0]).toMatchObject({ id: young.organizationId, status: 'accepted' });
    expect(after.average_hours).toBeGreaterThan(0);
  });

  test('names the platform of each, for an administrator of several', async () => {
    const own = await waiting('Queue van hier');
    const below = await waiting('Queue van daaronder', { home_application_id: child });
    const decided = await waiting('Queue beoordeeld', { home_application_id: child });
    await call(acceptOrganization, { as: 'childAdmin', params: decided, body: {} });
    const { body } = await call(listWaitingOrganizations, { as: 'admin' });
    const names = await system((db) => db.selectFrom('applications').select(['id', 'name']).execute());
    const nameOf = (applicationId: number) => names.find(({ id }) => id === applicationId)?.name;
    const homeOf = (rows: readonly { id: number; home_application: string }[], { organizationId }: typeof own) =>
      rows.find(({ id }) => id === organizationId)?.home_application;
    expect(homeOf(body.organizations, own)).toBe(nameOf(application));
    expect(homeOf(body.organizations, below)).toBe(nameOf(child));
    expect(homeOf(body.reviewed, decided)).toBe(nameOf(child));
  });

  test('shows similar organisations, of the caller’s own platforms only', async () => {
    const params = await waiting('Klimhal De Piek', {
      kvk_number: '84120933',
      email: 'info@depiek.example',
      website: 'https://www.depiek.example/',
      city: 'Waterstad',
    });
    const kvk = await waiting('Heel anders', { kvk_number: '84120933' });
    const email = await waiting('Ook anders', { email: 'INFO@depiek.example' });
    const name = await waiting('Klimcentrum De Piek');
    const site = await waiting('Nog anders', { website: 'http://depiek.example' });
    await waiting('Klimhal De Top');
    await waiting('Klimhal De Piek', { city: 'Elders' });
    await waiting('Klimhal De Piek', { home_application_id: tenants.otherApplication, kvk_number: '84120933' });
    const { body } = await call(listSimilarOrganizations, { as: 'admin', params });
    expect(body.organizations.map((row) => [row.id, row.equal])).toEqual([
      [kvk.organizationId, ['kvk_number']],
      [email.organizationId, ['email']],
      [name.organizationId, ['similar_name']],
      [site.organizationId, ['website']],
    ]);
  });

  test('shows the home platform and the locations of an organisation', async () => {
    const params = await waiting('Met plek');
    await system((db) => seedLocation(db, { owner_organization_id: params.organizationId, name: 'Hal Oost' }));
    const { body } = await call(getReview, { as: 'admin', params });
    expect(body.review).toMatchObject({
      status: 'pending',
      reviewer: null,
      home_application: 'Sportplein',
      activities: [],
      locations: [{ name: 'Hal Oost', address: expect.stringContaining(', ') }],
    });
  });
});

test('the review is not shown to users of another organisation, nor to the staff of the organisation itself', async () => {
  const params = await waiting('Geheim');
  const role = { user_id: tenants.users.staff, role: 'organization', organization_id: params.organizationId } as const;
  await system((db) => seedRole(db, role));
  expect((await call(getOrganization, { as: 'stranger', params })).status).toBe(404);
  expect((await call(getReview, { as: 'stranger', params })).status).toBe(404);
  expect((await call(getOrganization, { as: 'staff', params })).status).toBe(200);
  expect((await call(getReview, { as: 'staff', params })).status).toBe(403);
});
