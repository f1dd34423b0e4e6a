import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';

const save = endpoint({
  name: 'save',
  method: 'POST',
  path: '/v1/save',
  permission: 'public',
  scope: 'self',
  reply: { ok: z.boolean() },
});

/** What the client makes of a refusal with this text as its body. */
async function errorsIn(body: string, type = 'application/json') {
  const refusal = new Response(body, { status: 422, headers: { 'content-type': type } });
  const client = createClient({ baseUrl: 'http://nowhere.test', locale: () => 'nl', headers: () => ({}) });
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(refusal);
  try {
    await client(save, {});
  } catch (error) {
    if (error instanceof ApiError) return error.errors;
    throw error;
  } finally {
    globalThis.fetch = real;
  }
  return null;
}

test.each([
  ['a list by field', { name: ['Kort', 'Bezet'] }, { name: ['Kort', 'Bezet'] }],
  ['a sentence by field', { name: 'Bezet' }, { name: ['Bezet'] }],
  ['one sentence', 'Kapot', { server: ['Kapot'] }],
  ['a list of sentences', ['Kapot', 'Stuk'], { server: ['Kapot', 'Stuk'] }],
  ['dotted fields', { 'periods.0.from_minutes': ['Te laat'] }, { 'periods.0.from_minutes': ['Te laat'] }],
  ['fields in fields', { periods: { 0: { from_minutes: ['Te laat'] } } }, { 'periods.0.from_minutes': ['Te laat'] }],
  ['nothing said', { name: [], city: null, zip: [''] }, {}],
])('a refusal is read by field: %s', async (_, errors, read) => {
  expect(await errorsIn(JSON.stringify({ errors }))).toEqual(read);
});

test.each(['<html><body>Bad gateway</body></html>', '', '{"message":"x"}', 'null', '[]'])(
  'a body without errors says nothing: %s',
  async (body) => {
    expect(await errorsIn(body, 'text/html')).toEqual({});
  },
);
