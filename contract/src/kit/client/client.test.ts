import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient } from './client.ts';
import { endpoint } from '../endpoint.ts';

const save = endpoint({
  name: 'save',
  method: 'POST',
  path: '/v1/save',
  permission: 'public',
  scope: 'self',
  reply: { ok: z.boolean() },
});

/** The error that the client makes of a refusal with this body. */
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
])('a refusal is parsed by field: %s', async (_, errors, read) => {
  expect(await errorsIn(JSON.stringify({ errors }))).toEqual(read);
});

test.each(['<html><body>Bad gateway</body></html>', '', '{"message":"x"}', 'null', '[]'])(
  'a body without errors has no messages: %s',
  async (body) => {
    expect(await errorsIn(body, 'text/html')).toEqual({});
  },
);

/** Makes a call whose token is refused this many times; returns what was sent and the outcome. */
async function refusedTimes(count: number, renewed: boolean) {
  let token = 'old';
  const sent: string[] = [];
  const renew = (refused: Readonly<Record<string, string>>) => {
    sent.push(`renew ${refused['authorization']}`);
    token = 'new';
    return Promise.resolve(renewed);
  };
  const headers = () => ({ authorization: token });
  const client = createClient({ baseUrl: 'http://nowhere.test', locale: () => 'nl', headers, renew });
  const real = globalThis.fetch;
  globalThis.fetch = (_url, options) => {
    sent.push(`send ${new Headers(options?.headers).get('authorization')}`);
    const isRefused = sent.filter((line) => line.startsWith('send')).length <= count;
    const body = isRefused ? { errors: { auth: ['Log in'] } } : { ok: true };
    return Promise.resolve(Response.json(body, { status: isRefused ? 401 : 201 }));
  };
  try {
    const status = await client(save, {}).then(
      () => 201,
      (error: unknown) => (error instanceof ApiError ? error.status : 0),
    );
    return { sent, status };
  } finally {
    globalThis.fetch = real;
  }
}

test('a call whose token was refused is repeated once with the renewed one', async () => {
  expect(await refusedTimes(1, true)).toEqual({ sent: ['send old', 'renew old', 'send new'], status: 201 });
});

test('a call is not sent a third time, and not repeated when the token was not renewed', async () => {
  expect(await refusedTimes(2, true)).toEqual({ sent: ['send old', 'renew old', 'send new'], status: 401 });
  expect(await refusedTimes(1, false)).toEqual({ sent: ['send old', 'renew old'], status: 401 });
});
