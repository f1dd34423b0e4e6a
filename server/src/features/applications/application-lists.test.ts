import { listActivitiesOfApplication, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listLocationCitiesOfApplication, listLocationsOfApplication } from '@move/contract/locations/locations.ts';
import {
  listOrganizationCitiesOfApplication,
  listOrganizationsOfApplication,
} from '@move/contract/organizations/organizations.ts';
import { listSessionsOfApplication } from '@move/contract/sessions/sessions.ts';
import { listCategoriesOfApplication } from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedCategories } from '../taxonomy/taxonomy.seed.ts';

const { app, call, signIn, tenants, appPool } = await testApp();
const { organization, childOrganization, otherOrganization } = tenants;
const day = { start_date: '2027-03-02', start_time: '19:00', end_date: '2027-03-02', end_time: '20:00' };

await asSystem(appPool, async (db) => {
  for (const organization_id of [organization, childOrganization, otherOrganization]) {
    const activity_id = await seedActivity(db, { organization_id, name: `Zwemmen ${organization_id}` });
    await seedSessions(db, { organization_id, activity_id, ...day });
    await seedLocation(db, { owner_organization_id: organization_id, name: `Bad ${organization_id}` });
  }
});

const lists = [
  ['organizations', listOrganizationsOfApplication, (row: { id: number }) => row.id],
  ['activities', listActivitiesOfApplication, (row: { organization: { id: number } }) => row.organization.id],
  ['sessions', listSessionsOfApplication, (row: { organization: { id: number } }) => row.organization.id],
  ['locations', listLocationsOfApplication, (row: { owner: { id: number } }) => row.owner.id],
] as const;

describe.each(lists)('the %s of a platform', (plural, endpoint, ownerOf) => {
  const read = async (applicationId: number, input: object = {}) => {
    const answer = await call(endpoint, { as: 'superadmin', params: { applicationId }, ...input });
    const rows = (answer.body as unknown as Record<string, never[]>)[plural] ?? [];
    return { status: answer.status, owners: rows.map(ownerOf as (row: never) => number) };
  };

  test('are those of the platform in the path and below it, whichever platform is current', async () => {
    const headers = { 'x-application-id': String(tenants.otherApplication) };
    const above = await read(tenants.application, { headers });
    expect(above.owners.toSorted((a, b) => a - b)).toEqual([organization, childOrganization]);
    expect((await read(tenants.child, { headers })).owners).toEqual([childOrganization]);
    expect((await read(tenants.otherApplication)).owners).toEqual([otherOrganization]);
  });

  test('are for superadmins; an unknown platform is a 404', async () => {
    expect((await read(999_999)).status).toBe(404);
    const params = { applicationId: tenants.application };
    expect((await call(endpoint, { as: 'admin', params })).status).toBe(403);
    expect((await call(endpoint, { as: 'staff', params })).status).toBe(403);
    expect((await call(endpoint, { as: 'strangerAdmin', params })).status).toBe(404);
  });
});

test.each(['activities', 'sessions', 'products', 'locations', 'orders'])(
  'the %s of the current platform are the same at /application and /applications',
  async (list) => {
    const headers = { authorization: `Bearer ${await signIn('admin')}` };
    const read = (path: string) => app.inject({ url: `/v1/admin/${path}/${list}?itemsPerPage=5`, headers });
    const [one, other] = await Promise.all([read('application'), read('applications')]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(other.json()).toEqual(one.json());
  },
);

test('the categories of a platform are its own', async () => {
  const seed = (db: Parameters<typeof seedCategories>[0]) => seedCategories(db, ['Zuidwaarts'], tenants.child);
  await asSystem(appPool, seed);
  const titles = async (applicationId: number) => {
    const { body } = await call(listCategoriesOfApplication, { as: 'superadmin', params: { applicationId } });
    return body.categories.map(({ title }) => title);
  };
  expect(await titles(tenants.child)).toEqual(['Zuidwaarts']);
  expect(await titles(tenants.otherApplication)).toEqual([]);
  const params = { applicationId: tenants.child };
  expect((await call(listCategoriesOfApplication, { as: 'admin', params })).status).toBe(403);
});

test('a list of the current platform refuses a header that names a foreign platform', async () => {
  const headers = { 'x-application-id': String(tenants.application) };
  expect((await call(listApplicationActivities, { as: 'strangerAdmin', headers })).status).toBe(403);
});

test('the options of filters are those of the platform in the path, whichever platform is current', async () => {
  const [here, there] = [tenants.application, tenants.otherApplication];
  const headers = { 'x-application-id': String(there) };
  await asSystem(appPool, async (db) => {
    const move = (id: number, city: string) =>
      db.updateTable('organizations').set({ city }).where('id', '=', id).execute();
    await move(organization, 'Hierdorp');
    await move(otherOrganization, 'Daardorp');
    await db
      .updateTable('locations')
      .set({ city: 'Hierdorp' })
      .where('owner_organization_id', '=', organization)
      .execute();
    await db
      .updateTable('locations')
      .set({ city: 'Daardorp' })
      .where('owner_organization_id', '=', otherOrganization)
      .execute();
    await seedCategories(db, ['Hier'], here);
    await seedCategories(db, ['Daar'], there);
  });
  const input = { as: 'superadmin', params: { applicationId: here }, headers } as const;
  for (const endpoint of [listOrganizationCitiesOfApplication, listLocationCitiesOfApplication]) {
    const { cities } = (await call(endpoint, input)).body;
    expect([cities.includes('Hierdorp'), cities.includes('Daardorp')]).toEqual([true, false]);
  }
  const { body } = await call(listApplicationCategories, {
    as: 'superadmin',
    query: { application_id: here },
    headers,
  });
  const titles = body.categories.map(({ title }) => title);
  expect([titles.includes('Hier'), titles.includes('Daar')]).toEqual([true, false]);
});
