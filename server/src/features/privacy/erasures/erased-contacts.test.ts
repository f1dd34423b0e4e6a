import { login } from '@move/contract/access/access.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
import { createView, getDraft, listViews, saveDraft } from '@move/contract/preferences/preferences.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { expect, test } from 'vitest';
import { fullName } from '../../../testing/worlds/personal-data-world.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call, tenants } = await testApp();
const organizationId = tenants.organization;

test('a contact without a last name is erased', async () => {
  const params = { organizationId };
  const body = { first_name: 'Zqonna', last_name: '', email: 'zqonna@test.example' };
  const { contact } = (await call(createContact, { params, body })).body;
  const record = `contacts-${contact.id}`;
  const erased = await call(erasePersonalData, { params: { ...params, record }, body: { name: 'Zqonna' } });
  expect(erased.status).toBe(204);
});

test('texts of colleagues with only a part of the name stay; saved searches for the whole name are removed', async () => {
  const draft = { params: { form: 'activity' }, as: 'trainer' } as const;
  await call(saveDraft, { ...draft, body: { values: { name: 'Zomerkamp beginners' } } });
  const view = { list: 'participants', query: { search: 'Zqe Zqn' } };
  await call(createView, {
    as: 'trainer',
    query: { organization_id: organizationId },
    body: { ...view, name: 'Eigen' },
  });
  const people = [
    { first_name: 'e', last_name: 'n', email: 'zq-e@test.example' },
    { first_name: 'Zqe', last_name: 'Zqn', email: 'zqe@test.example' },
  ];
  for (const person of people) {
    const { contact } = (await call(createContact, { params: { organizationId }, body: person })).body;
    const params = { organizationId, record: `contacts-${contact.id}` };
    expect((await call(erasePersonalData, { params, body: { name: fullName(person) } })).status).toBe(204);
  }
  expect((await call(getDraft, draft)).body.draft?.values).toEqual({ name: 'Zomerkamp beginners' });
  const { views } = (await call(listViews, { as: 'trainer', query: { list: 'participants' } })).body;
  expect(views.map(({ query }) => query)).toEqual([{}]);
});

test('erasing a contact with the address of another user does not reset the limits of that login', async () => {
  const email = 'superadmin@test.example';
  const attempt = () => call(login, { as: null, body: { email, password: 'verkeerd' }, from: '192.0.2.77' });
  for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(422);
  const person = { first_name: 'Xa', last_name: 'Yb', email };
  const { contact } = (await call(createContact, { params: { organizationId }, body: person })).body;
  const params = { organizationId, record: `contacts-${contact.id}` };
  expect((await call(erasePersonalData, { params, body: { name: 'Xa Yb' } })).status).toBe(204);
  expect((await attempt()).status).toBe(429);
});
