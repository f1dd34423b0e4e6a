import { updateProfile } from '@move/contract/access/access.ts';
import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
import { createLocation, updateLocation } from '@move/contract/locations/locations.ts';
import { exportAllOrders, exportOrders } from '@move/contract/orders/orders.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { exportOwnData } from '@move/contract/privacy/account-data.ts';
import { exportTransactions } from '@move/contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedSports } from '../taxonomy/taxonomy.seed.ts';

const { call, appPool, ownerPool, tenants } = await testApp();
const params = { organizationId: tenants.organization };
const draft = { name: 'Zwembad', street: 'Sportlaan', house_number: '1', zipcode: '3451 AB', city: 'Waterstad' };
const { Zwemmen: sportId } = await asSystem(appPool, (db) => seedSports(db, ['Zwemmen']));
const { body: made } = await call(createLocation, { params, body: draft });
const locationId = made.location.id;
const history = { subject: 'locations', subjectId: String(locationId) };

test('the trail of a record shows who changed what, with old and new values, and names instead of ids', async () => {
  const body = { ...draft, name: 'Zwembad Oost', sport_ids: [sportId] };
  await call(updateLocation, { params: { ...params, locationId }, body });
  const { status, body: trail } = await call(listOrganizationAudit, { params, query: history });
  expect(status).toBe(200);
  expect(trail.audit.map(({ action }) => action)).toEqual(['updateLocation', 'createLocation']);
  expect(trail.audit[0]).toMatchObject({
    actor: { id: tenants.users.staff, name: 'staff Test' },
    impersonator: null,
    subject_name: 'Zwembad Oost',
    organization: { id: tenants.organization, name: 'Zwemclub Test' },
  });
  expect(trail.audit[0]?.changes).toEqual([
    { field: 'name', old: 'Zwembad', new: 'Zwembad Oost', names: {} },
    { field: 'sport_ids', old: [], new: [sportId], names: { [sportId]: 'Zwemmen' } },
  ]);
});

test('the trail names a record whose entry has no name, when the reader may see it', async () => {
  await call(exportOwnData, { as: 'staff' });
  const query = { action: 'exportOwnData' };
  const { audit } = (await call(listAudit, { as: 'superadmin', query })).body;
  expect(audit[0]).toMatchObject({ subject_id: String(tenants.users.staff), subject_name: 'staff Test' });
});

test('the entry of an export has the name of the organisation, not that of the file', async () => {
  for (const endpoint of [exportOrders, exportTransactions]) await call(endpoint, { params });
  const { audit } = (await call(listOrganizationAudit, { params, query: { subject: 'organizations' } })).body;
  const exported = audit.filter(({ action }) => action.startsWith('export'));
  expect(exported.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['exportTransactions', 'Zwemclub Test'],
    ['exportOrders', 'Zwemclub Test'],
  ]);
  await call(exportAllOrders, { as: 'superadmin' });
  const all = (await call(listAudit, { as: 'superadmin', query: { action: 'exportAllOrders' } })).body.audit;
  expect(all.map(({ subject_name }) => subject_name)).toEqual([null]);
});

test('the trail of an organisation has nothing of another', async () => {
  await call(updateOrganization, {
    as: 'stranger',
    params: { organizationId: tenants.otherOrganization },
    body: { name: 'Tennis Elders', city: 'Elders' },
  });
  const { body } = await call(listOrganizationAudit, { params, query: { itemsPerPage: 100 } });
  expect(body.audit.length).toBeGreaterThan(0);
  expect(body.audit.every(({ organization }) => organization?.id === tenants.organization)).toBe(true);
  expect((await call(listOrganizationAudit, { as: 'stranger', params })).status).toBe(404);
  expect((await call(listOrganizationAudit, { as: 'trainer', params })).status).toBe(403);
});

test('the trail of a platform has its organisations, and no other platforms, logins or roles', async () => {
  await call(updateProfile, { as: 'strangerAdmin', body: { first_name: 'Elders' } });
  const { body } = await call(listAudit, { as: 'admin', query: { itemsPerPage: 100 } });
  const seen = new Set(body.audit.map(({ organization }) => organization?.name));
  expect(seen).toEqual(new Set(['Zwemclub Test']));
  expect(body.audit.some(({ subject_type }) => subject_type === 'users')).toBe(false);
  expect((await call(listAudit, { as: 'staff' })).status).toBe(403);
});

test('the trail of a superadmin has everything', async () => {
  const { body } = await call(listAudit, { as: 'superadmin', query: { itemsPerPage: 100 } });
  expect(body.audit.map(({ subject_type }) => subject_type)).toContain('users');
  expect(body.audit.map(({ organization }) => organization?.name)).toContain('Tennis Elders');
});

test('the trail is filtered by day, user, action and text', async () => {
  await call(createContact, { as: 'trainer', params, body: { first_name: 'Ilse' } });
  const count = async (query: object) =>
    (await call(listOrganizationAudit, { params, query: { ...query } })).body.meta.pagination.total;
  expect(await count({ dateUntil: '2020-01-01' })).toBe(0);
  expect(await count({ dateFrom: '2020-01-01', actorId: tenants.users.trainer })).toBe(1);
  expect(await count({ action: 'createContact' })).toBe(1);
  expect(await count({ search: 'ÍLSE' })).toBe(1);
  expect(await count({ search: 'trainer@test' })).toBe(1);
  expect(await count({ search: 'nergens' })).toBe(0);
});

test('staff find a user outside the team by the name that the trail shows, not by the address', async () => {
  await call(createContact, { as: 'superadmin', params, body: { first_name: 'Joris' } });
  const found = async (as: 'staff' | 'admin' | 'superadmin', search: string) => {
    const query = { search, actorId: tenants.users.superadmin };
    return (await call(listOrganizationAudit, { as, params, query })).body.meta.pagination.total;
  };
  expect(await found('staff', 'superadmin test')).toBe(1);
  expect([await found('staff', 'superadmin@'), await found('admin', 'superadmin@')]).toEqual([0, 0]);
  expect(await found('superadmin', 'superadmin@')).toBe(1);
});

test('the trail can’t be changed by the product', async () => {
  const change = (db: Parameters<Parameters<typeof asSystem>[1]>[0]) =>
    db.updateTable('audit_log').set({ action: 'nothing' }).execute();
  await expect(asSystem(appPool, change)).rejects.toThrow();
});

test('a name that is longer than the index holds is truncated in the trail, and the call succeeds', async () => {
  // letters that don't compress, four bytes each
  const name = String.fromCodePoint(...Array.from({ length: 765 }, (_, at) => 0x1_0000 + ((at * 7_919) % 50_000)));
  const write = `insert into audit_log (organization_id, action, subject_type, subject_name)
    values ($1, 'createInvite', 'invites', $2)`;
  await expect(ownerPool.query(write, [tenants.organization, name])).resolves.toMatchObject({ rowCount: 1 });
});
