import { getProfile, updateProfile } from '@move/contract/access/access.ts';
import { createActivity, listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listNotifications } from '@move/contract/notifications/notifications.ts';
import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { listPermissions } from '@move/contract/permissions/permissions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedNotification } from '../notifications/notifications.seed.ts';
import { seedActivity } from '../activities/activities.seed.ts';

// docs/rules/access.md#viewing-as-a-role
const { call, appPool, tenants } = await testApp();
const { application, otherApplication, organization, otherOrganization } = tenants;
const view = (role: string) => ({ as: 'superadmin' as const, headers: { 'x-view-as': role } });
const own = { organizationId: organization };
const foreign = { organizationId: otherOrganization };

for (const organization_id of [organization, otherOrganization]) {
  await asSystem(appPool, (db) =>
    seedActivity(db, { organization_id, name: `Les ${organization_id}`, concept: false }),
  );
}

test.each(['organization', 'trainer'] as const)(
  'a superadmin who views an organisation as %s has exactly the abilities and the scope of that role there',
  async (role) => {
    const asked = view(`${role}:${organization}`);
    const profile = async (input: object) => (await call(getProfile, input)).body;
    const viewed = await profile(asked);
    const held = await profile({ as: role === 'trainer' ? 'trainer' : 'staff' });
    expect([viewed.roles, viewed.abilities.toSorted()]).toEqual([[role], held.abilities.toSorted()]);
    expect(viewed.organizations).toEqual(held.organizations);
    expect(viewed.applications).toEqual(held.applications);
    expect((await call(listActivities, { ...asked, params: own })).status).toBe(200);
    expect((await call(listActivities, { ...asked, params: foreign })).status).toBe(404);
    const activities = (await call(listApplicationActivities, asked)).body.activities;
    expect(activities.map(({ organization: { id } }) => id)).toEqual([organization]);
    const choices = (await call(listOrganizationChoices, asked)).body.organizations;
    expect(choices.map(({ id }) => id)).toEqual([organization]);
    expect((await call(listPermissions, asked)).status).toBe(403);
  },
);

test('a superadmin who views as an administrator of a platform sees that platform only', async () => {
  const asked = view(`admin:${application}`);
  const { roles } = (await call(getProfile, { ...asked, query: { application_id: application } })).body;
  expect(roles).toEqual(['admin']);
  expect((await call(getProfile, { ...asked, query: { application_id: otherApplication } })).status).toBe(403);
  const names = async (input: object) => (await call(listOrganizations, input)).body.organizations.map(({ id }) => id);
  expect(await names(asked)).toEqual(await names({ as: 'admin' }));
});

test('nothing can be changed in a role view, which ends when the header is left out', async () => {
  const asked = view(`organization:${organization}`);
  const body = { name: 'Nieuw', offer_type: 'sessions' };
  const { status, errors } = await call(createActivity, { ...asked, params: own, body });
  expect([status, errors]).toEqual([
    403,
    { permission: ['Je bekijkt het product als een andere rol; wijzigen kan dan niet'] },
  ]);
  expect((await call(updateProfile, { ...asked, body: { first_name: 'Anders' } })).status).toBe(403);
  expect((await call(listPermissions, { as: 'superadmin' })).status).toBe(200);
});

test('only superadmins can view as a role, and only as an existing role of an existing record', async () => {
  for (const as of ['admin', 'staff', 'trainer'] as const) {
    const input = { as, headers: { 'x-view-as': `trainer:${organization}` } };
    expect((await call(getProfile, input)).status).toBe(403);
  }
  for (const unknown of [
    'superadmin:1',
    'trainer:999999',
    'admin:999999',
    'trainer:0',
    "trainer:1'",
    'trainer',
    'organization:1:2',
  ]) {
    expect([unknown, (await call(getProfile, view(unknown))).status]).toEqual([unknown, 403]);
  }
});

test('data that depends on the caller’s roles follows the viewed role', async () => {
  await asSystem(appPool, async (db) => {
    await seedNotification(db, { application_id: application, title: 'Van het platform' });
    await seedNotification(db, { application_id: application, organization_id: organization, title: 'Van de club' });
  });
  const titlesOf = async (input: object) =>
    (await call(listNotifications, input)).body.notifications.map(({ title }) => title);
  expect(await titlesOf(view(`organization:${organization}`))).toEqual(await titlesOf({ as: 'staff' }));
  expect(await titlesOf(view(`admin:${application}`))).toEqual(await titlesOf({ as: 'admin' }));
  expect(await titlesOf({ as: 'superadmin' })).toContain('Van het platform');
});
