import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from '../access/access.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization, otherApplication, users } = tenants;

test('the trail of a platform shows nothing of an organisation on another one, whatever platform the caller has open', async () => {
  await asSystem(appPool, (db) =>
    seedRole(db, { user_id: users.staff, role: 'organization', organization_id: otherOrganization }),
  );
  const params = { organizationId: organization };
  const body = { first_name: 'Geheim', last_name: 'Persoon', email: 'geheim@test.example' };
  const headers = { 'x-application-id': String(otherApplication) };
  expect((await call(createContact, { params, body, headers })).status).toBe(201);
  const query = { action: 'createContact' };
  const own = await call(listOrganizationAudit, { params, query });
  expect(own.body.audit).toHaveLength(1);
  const other = await call(listAudit, { as: 'strangerAdmin', query });
  expect([other.status, other.body.audit]).toEqual([200, []]);
});
