import { randomUUID } from 'node:crypto';
import { login, logout } from '@move/contract/access/access.ts';
import { createContact, listContacts } from '@move/contract/contacts/contacts.ts';
import { createView } from '@move/contract/preferences/preferences.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../../auth/password.ts';

const { call, appPool, tenants } = await testApp();
const params = { organizationId: tenants.organization };

/** Creates a contact with an idempotency key. */
const create = (key: string, first_name: string, more: { as?: 'staff' | 'trainer'; locale?: string } = {}) =>
  call(createContact, {
    as: more.as ?? 'staff',
    params,
    body: { first_name },
    headers: { 'idempotency-key': key, 'accept-language': more.locale ?? 'nl' },
  });

async function countOf(name: string): Promise<number> {
  const { body } = await call(listContacts, { params });
  return body.contacts.filter((contact) => contact.first_name === name).length;
}

test('a repeat gets the same reply and changes nothing', async () => {
  const key = randomUUID();
  const first = await create(key, 'Ans');
  const repeat = await create(key.toUpperCase(), 'Ans');
  expect([first.status, repeat.status]).toEqual([201, 201]);
  expect(repeat.body).toEqual(first.body);
  expect(await countOf('Ans')).toBe(1);
});

test('a logout without a login stores no reply', async () => {
  const count = async () => (await appPool.query('select count(*)::int as count from idempotency_keys')).rows[0].count;
  const before = await count();
  expect((await call(logout, { as: null, headers: { 'idempotency-key': randomUUID() } })).status).toBe(204);
  expect(await count()).toBe(before);
});

test('another body with the same key is refused, and the stored reply stays', async () => {
  const key = randomUUID();
  await create(key, 'Bob');
  const other = await create(key, 'Bobbie');
  expect([other.status, Object.keys(other.errors)]).toEqual([409, ['idempotency_key']]);
  expect((await create(key, 'Bob')).status).toBe(201);
  expect(await countOf('Bob')).toBe(1);
});

test('the same key for another platform doesn’t get the reply of the first', async () => {
  const key = randomUUID();
  const on = async (application: number) => {
    const { status, errors } = await call(createView, {
      as: 'superadmin',
      body: { list: 'participants', name: 'Zelfde', query: {}, shared: 'me' },
      headers: { 'idempotency-key': key, 'x-application-id': String(application) },
    });
    return [status, ...Object.keys(errors)];
  };
  expect(await on(tenants.application)).toEqual([201]);
  expect(await on(tenants.otherApplication)).toEqual([409, 'idempotency_key']);
  expect(await on(tenants.application)).toEqual([201]);
});

test('only one of many simultaneous requests is carried out; the others get its reply, or a 409 with a time to retry', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(key, 'Cor')));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses.has(201)).toBe(true);
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
  for (const { status, headers } of answers) if (status === 409) expect(headers['retry-after']).toBe('1');
  expect((await create(key, 'Cor')).status).toBe(201);
  expect(await countOf('Cor')).toBe(1);
});

test('a request that finds the first one still running leaves its claim in place', async () => {
  const key = randomUUID();
  await create(key, 'Dirk');
  const running = { status: null, response: null };
  await appPool.query('update idempotency_keys set status = $2, response = $3 where key = $1', [
    key,
    ...Object.values(running),
  ]);
  expect((await create(key, 'Dirk')).status).toBe(409);
  expect((await create(key, 'Dirk')).status).toBe(409);
  expect(await countOf('Dirk')).toBe(1);
});

test('the claim of a dead process expires after two minutes', async () => {
  const key = randomUUID();
  await create(key, 'Eef');
  await appPool.query('update idempotency_keys set status = null, response = null, expires_at = now() where key = $1', [
    key,
  ]);
  expect((await create(key, 'Eef')).status).toBe(201);
});

test('the refusal of an input is stored, and returned even when the body is corrected', async () => {
  const key = randomUUID();
  const refused = await create(key, ' ');
  const repeat = await create(key, ' ', { locale: 'en' });
  expect([refused.status, repeat.status]).toEqual([422, 422]);
  expect(repeat.errors).toEqual(refused.errors);
  expect((await create(key, 'Fleur')).status).toBe(409);
});

test('a refusal of a visitor frees its key, because visitors could fill the table', async () => {
  const key = randomUUID();
  const body = { email: 'niemand@example.nl', password: 'een lang wachtwoord' };
  const refused = await call(login, { as: null, body, headers: { 'idempotency-key': key } });
  expect(refused.status).toBe(422);
  const { rows } = await appPool.query('select status from idempotency_keys where key = $1', [key]);
  expect(rows).toEqual([]);
});

test('keys belong to a user', async () => {
  const key = randomUUID();
  expect((await create(key, 'Guus')).status).toBe(201);
  expect((await create(key, 'Guus', { as: 'trainer' })).status).toBe(201);
  expect(await countOf('Guus')).toBe(2);
});

test('a key is a UUID', async () => {
  const { status, errors } = await create('one', 'Hein');
  expect([status, Object.keys(errors)]).toEqual([422, ['idempotency_key']]);
});

test('a reply with a secret is not stored, so a repeat is refused as done already', async () => {
  const password = 'een lang wachtwoord';
  await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { email: 'staff@test.example', password };
  expect((await call(login, { as: null, body, headers })).status).toBe(200);
  const repeat = await call(login, { as: null, body, headers });
  expect([repeat.status, repeat.errors]).toEqual([
    409,
    { idempotency_key: [expect.stringContaining('al uitgevoerd')] },
  ]);
  expect((await call(login, { as: null, body, headers })).status).toBe(409);
  const { rows } = await appPool.query('select response from idempotency_keys where key = $1', [
    headers['idempotency-key'],
  ]);
  expect(rows).toEqual([{ response: null }]);
});

test('the query is part of the request that a key identifies', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { list: 'locations', name: 'Mijn' };
  expect((await call(createView, { body, headers })).status).toBe(201);
  expect((await call(createView, { body, headers, query: { organization_id: tenants.organization } })).status).toBe(
    409,
  );
});
