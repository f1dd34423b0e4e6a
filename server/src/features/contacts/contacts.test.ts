import {
  createContact,
  getContact,
  listContacts,
  removeContact,
  updateContact,
} from '@move/contract/contacts/contacts.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedContact } from './contacts.seed.ts';
import { keepAsOutsider, saveMemberContact } from './member-contacts.ts';

const { call, appPool, tenants } = await testApp();

test('a contact who is a team member can’t be changed or removed by staff', async () => {
  const organizationId = tenants.organization;
  const member = { organization_id: organizationId, user_id: tenants.users.trainer, first_name: 'Daan' };
  const contactId = await asSystem(appPool, (db) => seedContact(db, member));
  const params = { organizationId, contactId };
  const changed = await call(updateContact, { params, body: { first_name: 'Noor' } });
  const removed = await call(removeContact, { params });
  const state = [expect.stringContaining('zit in het team')];
  expect([changed, removed].map(({ status, errors }) => [status, errors])).toEqual([
    [409, { state }],
    [409, { state }],
  ]);
  const { contacts } = (await call(listContacts, { params: { organizationId } })).body;
  expect(contacts).toContainEqual(expect.objectContaining({ id: contactId, first_name: 'Daan' }));
});

test('staff can change and remove the contact of a former team member', async () => {
  const { organization: organizationId, users } = tenants;
  const member = { organization_id: organizationId, user_id: users.stranger, first_name: 'Noor' };
  const contactId = await asSystem(appPool, (db) => seedContact(db, member));
  const params = { organizationId, contactId };
  expect((await call(removeContact, { params })).status).toBe(409);
  await asSystem(appPool, (db) => keepAsOutsider(db, { organizationId, userId: users.stranger }));
  expect((await call(updateContact, { params, body: { first_name: 'Nora' } })).status).toBe(200);
  expect((await call(removeContact, { params })).status).toBe(204);
  expect((await call(getContact, { params })).status).toBe(404);
});

test('an external contact is added, read, changed and removed', async () => {
  const { organization: organizationId } = tenants;
  const { body } = await call(createContact, {
    params: { organizationId },
    body: { first_name: 'Ans', phone: '0612345678' },
  });
  const params = { organizationId, contactId: body.contact.id };
  await call(updateContact, { params, body: { first_name: 'Ans', last_name: 'Bakker' } });
  const read = (await call(getContact, { params })).body.contact;
  expect(read).toMatchObject({ first_name: 'Ans', last_name: 'Bakker', is_member: false, is_public: false });
  expect((await call(getContact, { as: 'stranger', params })).status).toBe(404);
  expect((await call(removeContact, { params })).status).toBe(204);
  expect((await call(getContact, { params })).status).toBe(404);
});

test('a public contact who joins the team is no longer public, also after leaving it', async () => {
  const { organization: organizationId } = tenants;
  const email = 'kees@voorbeeld.example';
  const body = { first_name: 'Kees', email, is_public: true };
  const { contact } = (await call(createContact, { params: { organizationId }, body })).body;
  expect(contact.is_public).toBe(true);
  const read = async () => {
    const { contacts } = (await call(listContacts, { params: { organizationId } })).body;
    const found = contacts.find(({ id }) => id === contact.id);
    return [found?.is_member, found?.is_public];
  };
  const userId = tenants.users.strangerAdmin;
  const names = { first_name: 'Kees', last_name: 'Jansen', email };
  await asSystem(appPool, (db) => saveMemberContact(db, { organizationId, userId, ...names }));
  expect(await read()).toEqual([true, false]);
  await asSystem(appPool, (db) => keepAsOutsider(db, { organizationId, userId }));
  expect(await read()).toEqual([false, false]);
});
