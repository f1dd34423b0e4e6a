import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
import { exportOrders } from '@move/contract/orders/orders.ts';
import { removeOrganization, restoreOrganization } from '@move/contract/organizations/organizations.ts';
import { createSport } from '@move/contract/taxonomy/sports.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from '../access/access.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization, otherApplication, users } = tenants;

test('the trail of a platform has nothing of an organisation on another platform, whichever platform the caller has open', async () => {
  await asSystem(appPool, (db) =>
    seedRole(db, { user_id: users.staff, role: 'organization', organization_id: otherOrganization }),
  );
  const params = { organizationId: organization };
  const body = { first_name: 'Geheim', last_name: 'Persoon', email: 'geheim@test.example' };
  const headers = { 'x-application-id': String(otherApplication) };
  expect((await call(createContact, { params, body, headers })).status).toBe(201);
  expect((await call(exportOrders, { params, headers })).status).toBe(200);
  for (const action of ['createContact', 'exportOrders']) {
    const query = { action };
    const own = await call(listOrganizationAudit, { params, query });
    expect([action, own.body.audit.length]).toEqual([action, 1]);
    const other = await call(listAudit, { as: 'strangerAdmin', query });
    expect([action, other.status, other.body.audit]).toEqual([action, 200, []]);
  }
});

test('the trail of a platform has no changes of superadmins to all platforms, whichever platform they have open', async () => {
  const headers = { 'x-application-id': String(otherApplication) };
  const body = { name: 'Korfbal' };
  expect((await call(createSport, { as: 'superadmin', body, headers })).status).toBe(201);
  const read = async (as: 'superadmin' | 'strangerAdmin') =>
    (await call(listAudit, { as, query: { action: 'createSport' } })).body.audit.length;
  expect([await read('superadmin'), await read('strangerAdmin')]).toEqual([1, 0]);
});

test('an organisation that is restored is not in the trail of a platform it is not on', async () => {
  const role = { user_id: users.admin, role: 'admin', application_id: otherApplication } as const;
  await asSystem(appPool, (db) => seedRole(db, role));
  const params = { organizationId: organization };
  const headers = { 'x-application-id': String(otherApplication) };
  expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
  expect((await call(restoreOrganization, { as: 'admin', params, headers })).status).toBe(200);
  const query = { action: 'restoreOrganization' };
  const own = await call(listOrganizationAudit, { as: 'superadmin', params, query });
  const other = await call(listAudit, { as: 'strangerAdmin', query });
  expect([own.body.audit.length, other.body.audit]).toEqual([1, []]);
  // staff read this, and have no access to the administrator's other platforms
  expect(own.body.audit[0]?.changes.map(({ field }) => field)).not.toContain('application_links');
});

test('the platform of a sale is not looked up for a kind of record that has none', async () => {
  await expect(appPool.query("select sold_on('locations', 1)")).rejects.toThrow('case not found');
});

test('administrators see no changes to invoices and payouts, which cover all platforms', async () => {
  const subjects = ['invoices', 'sepa_lines', 'finance_infos'];
  await asSystem(appPool, (db) =>
    db
      .insertInto('audit_log')
      .values(
        subjects.map((subject_type) => ({
          action: `seeded-${subject_type}`,
          subject_type,
          subject_id: '1',
          subject_name: '2026-000051',
          organization_id: organization,
          application_id: tenants.application,
        })),
      )
      .execute(),
  );
  const kinds = (rows: { action: string }[]) =>
    rows.flatMap(({ action }) => (action.startsWith('seeded-') ? [action.replace('seeded-', '')] : [])).toSorted();
  const params = { organizationId: organization };
  const headers = { 'x-application-id': String(tenants.application) };
  const ofOrganization = async (as: 'staff' | 'admin' | 'superadmin') =>
    kinds((await call(listOrganizationAudit, { as, params })).body.audit);
  const ofPlatform = async () => kinds((await call(listAudit, { as: 'admin', headers })).body.audit);
  expect(await ofOrganization('admin')).toEqual(['finance_infos']);
  expect(await ofPlatform()).toEqual(['finance_infos']);
  await asSystem(appPool, (db) =>
    seedRole(db, { user_id: users.admin, role: 'trainer', organization_id: organization }),
  );
  expect([await ofOrganization('admin'), await ofPlatform()]).toEqual([['finance_infos'], ['finance_infos']]);
  for (const as of ['staff', 'superadmin'] as const) {
    expect(await ofOrganization(as)).toEqual(['finance_infos', 'invoices', 'sepa_lines']);
  }
});
