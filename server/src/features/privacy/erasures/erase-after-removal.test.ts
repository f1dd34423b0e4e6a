import { createContact, updateContact } from '@move/contract/contacts/contacts.ts';
import { erasePersonalData, exportPersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { addSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';

const world = await personalDataWorld();
const { add, appPool, call, newActivity, newRate, newSession, organizationId, plant, rowsOf, startIn, tablesWith } =
  world;
const { record } = await plant();
const owing = await addOwing();
const waiting = await addWaiting();
const contact = await addContact();
await asSystem(appPool, (db) =>
  sql`update organizations set deleted_at = now() - interval '31 days' where id = ${organizationId}`.execute(db),
);

/** Adds a participant of a session that is over, who still has to pay in cash. */
async function addOwing() {
  const session = await newSession({ activityId: await newActivity({ rate_id: await newRate(1_250) }) });
  const names = { first_name: 'Daan', last_name: 'Vos', email: 'daan@test.example' };
  const { id } = await add(session, { ...names, payment_type: 'cash' });
  await startIn(session, -72);
  return { record: `participants-${id}`, name: 'Daan Vos' };
}

/** Adds a contact and shows that a superadmin can change it while the organisation exists. */
async function addContact() {
  const { body } = await call(createContact, { params: { organizationId }, body: { first_name: 'Bo' } });
  const params = { organizationId, contactId: body.contact.id };
  expect((await call(updateContact, { as: 'superadmin', params, body: { first_name: 'Bo' } })).status).toBe(200);
  return params;
}

/** Adds a person to the waiting list of a future session. */
async function addWaiting() {
  const session = await newSession({ activityId: await newActivity({ has_waitlist: true }), spots: 0 });
  const names = { first_name: 'Emre', last_name: 'Kaya', email: 'emre@test.example' };
  const { body } = await call(addSessionWaiting, { params: session, body: names });
  return { record: `waitlist_entries-${body.entry.id}`, name: 'Emre Kaya', entryId: body.entry.id };
}

const params = { organizationId, record };
const body = { name: `${marked.first_name} ${marked.last_name}` };

test('only superadmins can read, export or erase people of a removed organisation', async () => {
  for (const as of ['staff', 'trainer', 'admin', 'stranger'] as const) {
    expect([as, (await call(getPersonalData, { as, params })).status]).toEqual([as, 404]);
    expect([as, (await call(exportPersonalData, { as, params })).status]).toEqual([as, 404]);
    expect([as, (await call(erasePersonalData, { as, params, body })).status]).toEqual([as, 404]);
  }
});

test('a superadmin reads, exports and erases people of a removed organisation, and can’t change its contacts', async () => {
  const as = 'superadmin';
  const shown = await call(getPersonalData, { as, params });
  expect([shown.status, shown.body.data.person.email]).toEqual([200, marked.email]);
  const exported = await call(exportPersonalData, { as, params });
  expect(strFromU8(unzipSync(exported.bytes)['data.json'] ?? new Uint8Array())).toContain(marked.email);
  expect((await call(updateContact, { as, params: contact, body: { first_name: 'Iemand' } })).status).toBe(404);
  expect((await call(getPersonalData, { as, params: { organizationId: 999_999, record } })).status).toBe(404);
  const erased = await call(erasePersonalData, { as, params, body });
  expect([erased.status, erased.errors]).toEqual([204, {}]);
  expect(await tablesWith([marked.first_name, marked.last_name, marked.date_of_birth])).toEqual([]);
});

test('unpaid cash and waiting-list entries of a removed organisation don’t prevent erasing', async () => {
  const as = 'superadmin';
  for (const { record: found, name } of [owing, waiting]) {
    const one = { organizationId, record: found };
    expect((await call(getPersonalData, { as, params: one })).body.data.obstacles).toEqual([]);
    expect((await call(erasePersonalData, { as, params: one, body: { name } })).status).toBe(204);
  }
  const { rows } = await rowsOf(sql`select status from waitlist_entries where id = ${waiting.entryId}`);
  expect(rows).toEqual([{ status: 'removed' }]);
  const { rows: lists } = await rowsOf(sql`select id from sessions where waitlist_count > 0`);
  expect(lists).toEqual([]);
});
