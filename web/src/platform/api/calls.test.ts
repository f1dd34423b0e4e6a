import { createLocation, listLocations, updateLocation } from '@move/contract/locations/locations.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Call, useCall } from './calls.ts';
import { queryClient } from './query-client.ts';
import { readQueryKey } from './reads.ts';

const params = { organizationId: 4 };
const input = { params, body: { name: 'Zwembad' } as never };
const list = readQueryKey(listLocations, { params });
const isOld = () => queryClient.getQueryState(list)?.isInvalidated;

/** Renders a component with a call that invalidates the list of locations, and returns the call. */
function drawn<E extends typeof createLocation | typeof updateLocation>(endpoint: E): Call<E> {
  const held: Call<E>[] = [];
  const Probe = () => {
    held.push(useCall<E>(endpoint, { invalidates: [listLocations], showsErrors: true }));
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  const [call] = held;
  if (call === undefined) throw new Error('nothing was drawn');
  queryClient.setQueryData(list, { locations: [] });
  return call;
}

/** A server that replies with these statuses in turn; null is no reply. Returns the idempotency keys that it receives. */
function serverWith(...statuses: (number | null)[]) {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    const status = statuses.shift() ?? null;
    if (status === null) return Promise.reject(new TypeError('network'));
    return Promise.resolve(Response.json({ errors: {} }, { status }));
  });
  return keys;
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test.each([
  [201, true],
  [409, true],
  [422, false],
  [500, false],
  [null, false],
])('after status %s (null: no reply) the affected lists are read again: %s', async (status, isAsked) => {
  serverWith(status);
  const { call } = drawn(createLocation);
  await call(input);
  expect(isOld()).toBe(isAsked);
});

test('a double click sends one call', async () => {
  const keys = serverWith(201);
  const { call } = drawn(createLocation);
  expect(await Promise.all([call(input), call(input)])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(keys).toHaveLength(1);
});

test('repeating a call that got no reply sends the same key; every other call has a new key', async () => {
  const keys = serverWith(null, 422, 422, null, 201);
  const { call } = drawn(createLocation);
  const other = { params, body: { name: 'Gymzaal' } as never };
  for (const sent of [input, input, input, other, other]) {
    await call(sent);
  }
  const [lost, again, mended, lostToo, againToo] = keys;
  expect(again).toBe(lost);
  expect(againToo).toBe(lostToo);
  expect(new Set([lost, mended, lostToo]).size).toBe(3);
});

test('a call that updates has no key', async () => {
  const keys = serverWith(200);
  await drawn(updateLocation).call({ params: { ...params, locationId: 1 }, body: input.body });
  expect(keys).toEqual([undefined]);
});
