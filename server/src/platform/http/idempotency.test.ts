import { createLocation, listLocations } from '@move/contract/locations/locations.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { call, tenants } = await testApp();
const params = { organizationId: tenants.organization };
const draft = { name: 'Zwembad', street: 'Sportlaan', house_number: '1', zipcode: '3451 AB', city: 'Waterstad' };
const send = (key: string, body: Record<string, unknown>) =>
  call(createLocation, { params, body, headers: { 'idempotency-key': key } });
const count = async () => (await call(listLocations, { params })).body.meta.pagination.total;

test('a repeated request answers the same and is carried out once', async () => {
  const key = randomUUID();
  const first = await send(key, draft);
  const again = await send(key, draft);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(await count()).toBe(1);
});

test('of requests at once with one key one is carried out; the others wait their turn and free nothing', async () => {
  const key = randomUUID();
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(key, draft)));
  for (const { status, headers } of answers) {
    expect([201, 409]).toContain(status);
    if (status === 409) expect(headers['retry-after']).toBe('1');
  }
  expect(await count()).toBe(before + 1);
  expect((await send(key, draft)).status).toBe(201);
  expect(await count()).toBe(before + 1);
});

test('other contents under a used key are refused', async () => {
  const key = randomUUID();
  await send(key, draft);
  const { status, errors } = await send(key, { ...draft, name: 'Anders' });
  expect(status).toBe(409);
  expect(errors).toHaveProperty('idempotency_key');
});

test('a refusal is repeated as it was', async () => {
  const key = randomUUID();
  const first = await send(key, { ...draft, name: '' });
  expect(first.status).toBe(422);
  expect((await send(key, { ...draft, name: '' })).errors).toEqual(first.errors);
});
