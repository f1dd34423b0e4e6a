import { updateContact } from '@move/contract/contacts/contacts.ts';
import { erasePersonalData, exportPersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';

const { call, appPool, organizationId, plant, tablesWith } = await personalDataWorld();
const { record } = await plant();
await asSystem(appPool, (db) =>
  sql`update organizations set deleted_at = now() - interval '31 days' where id = ${organizationId}`.execute(db),
);
const params = { organizationId, record };
const body = { name: `${marked.first_name} ${marked.last_name}` };

test('nobody but a superadmin reads or erases people of a removed organisation', async () => {
  for (const as of ['staff', 'trainer', 'admin', 'stranger'] as const) {
    expect([as, (await call(getPersonalData, { as, params })).status]).toEqual([as, 404]);
    expect([as, (await call(exportPersonalData, { as, params })).status]).toEqual([as, 404]);
    expect([as, (await call(erasePersonalData, { as, params, body })).status]).toEqual([as, 404]);
  }
});

test('a superadmin does, and only that: other calls of the organisation stay closed', async () => {
  const as = 'superadmin';
  const shown = await call(getPersonalData, { as, params });
  expect([shown.status, shown.body.data.person.email]).toEqual([200, marked.email]);
  const exported = await call(exportPersonalData, { as, params });
  expect(strFromU8(unzipSync(exported.bytes)['data.json'] ?? new Uint8Array())).toContain(marked.email);
  const other = { organizationId, contactId: 1 };
  expect((await call(updateContact, { as, params: other, body: { first_name: 'Iemand' } })).status).toBe(404);
  expect((await call(getPersonalData, { as, params: { organizationId: 999_999, record } })).status).toBe(404);
  const erased = await call(erasePersonalData, { as, params, body });
  expect([erased.status, erased.errors]).toEqual([204, {}]);
  expect(await tablesWith([marked.first_name, marked.last_name, marked.date_of_birth])).toEqual([]);
});
