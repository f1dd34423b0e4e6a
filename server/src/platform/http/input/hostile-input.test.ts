import { forgotPassword, login } from '@move/contract/access/access.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const { app, signIn, call, tenants } = await testApp();
const locations = `/v1/admin/organizations/${tenants.organization}/locations`;
const authorization = `Bearer ${await signIn('staff')}`;

type Request = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'OPTIONS' | 'TRACE';
  url: string;
  payload?: string;
};

const send = ({ method = 'GET', url, payload }: Request, headers: Record<string, string> = { authorization }) =>
  app.inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) });

test.each([
  ['a NUL in the slug', '/v1/public/settings?slug=%00', 404],
  ['a quote and a backslash in the slug', "/v1/public/settings?slug='%5C", 404],
  ['a NUL in a search', `${locations}?search=a%00`, 200],
  ['half a surrogate pair in a search', `${locations}?search=%ED%A0%80`, 200],
  ['the last page a double can count', `${locations}?page=9007199254740991&itemsPerPage=10000`, 200],
  ['a page that no double can count', `${locations}?page=9007199254740993`, 422],
  ['the same parameter twice', `${locations}?page=1&page=2`, 422],
  ['a sort that every object has', `${locations}?sort=constructor`, 422],
  ['a NUL in a search over everything', '/v1/admin/search?q=a%00', 200],
  ['a NUL in a name of the path', '/v1/admin/preferences/a%00b', 404],
  ['a name that no column would hold', `/v1/admin/preferences/${'a'.repeat(101)}`, 404],
  ['a name longer than a router accepts', `/v1/admin/preferences/${'a'.repeat(2_000)}`, 404],
  ['an address that can’t be decoded', '/v1/%zz', 404],
  ['an unknown version', '/v1/nothing', 404],
  ['an unknown asset', '/assets/app.js', 404],
])('%s gets a regular reply', async (_what, url, status) => {
  const response = await send({ url });
  expect([response.statusCode, response.json().errors ?? {}]).toEqual([
    status,
    status === 200 ? {} : expect.any(Object),
  ]);
  expect(response.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
});

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

test.each([
  ['NUL', '{"values":{"a\\u0000":"b\\u0000c"}}', 200, { a: 'bc' }],
  ['half a surrogate pair', '{"values":{"a":"\\ud800b"}}', 200, { a: '\ufffdb' }],
  ['the names of prototypes', '{"values":{"constructor":1,"toString":2}}', 200, { constructor: 1, toString: 2 }],
  ['nesting without end in 2 MB', '['.repeat(1_990_000), 422, undefined],
  ['nesting without end', `{"values":{"a":${deep}}}`, 422, undefined],
  ['null', 'null', 422, undefined],
  ['a part of a body', '{"values":', 422, undefined],
])('a body with %s', async (_what, payload, status, values) => {
  const response = await send({ method: 'PUT', url: '/v1/admin/drafts/hostile', payload });
  expect(response.statusCode).toBe(status);
  if (values) expect(response.json().draft.values).toEqual(values);
  else expect(response.json().errors).toEqual({ body: ['Veld is niet geldig'] });
});

test('a field named __proto__ is ignored and changes no prototype', async () => {
  const payload = '{"__proto__":{"polluted":true},"first_name":"Noor"}';
  expect((await send({ method: 'PUT', url: '/v1/admin/profile', payload })).statusCode).toBe(200);
  expect({}).not.toHaveProperty('polluted');
});

test('a field named like a property of every object gets a message', async () => {
  const payload = JSON.stringify({ list: 'locations', name: 'x', query: { constructor: 'a'.repeat(501) } });
  const response = await send({ method: 'POST', url: '/v1/admin/views', payload });
  expect(response.json().errors).toEqual({ 'query.constructor': ['Filters mag maximaal 500 tekens bevatten'] });
});

test('a version of the year 0000, which the database does not accept, is refused by the schema', async () => {
  const payload = JSON.stringify({ name: 'Zwemclub', updated_at: '0000-01-01T00:00:00.000Z' });
  const response = await send({ method: 'PUT', url: `/v1/admin/organizations/${tenants.organization}`, payload });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['updated_at']]);
});

test('the token is checked before the type and the contents of a body', async () => {
  const request = { method: 'PUT' as const, url: '/v1/admin/profile', payload: '<xml/>' };
  expect((await send(request, { 'content-type': 'text/xml' })).statusCode).toBe(401);
  expect((await send(request, { 'content-type': 'text/xml', authorization })).statusCode).toBe(422);
});

test('the message about a body of more than 2 MB doesn’t speak of a file', async () => {
  const response = await send({ method: 'PUT', url: '/v1/admin/profile', payload: 'x'.repeat(2 * 1024 * 1024 + 1) });
  expect(response.statusCode).toBe(413);
  expect(response.json().errors).toEqual({ file: ['Dit is te veel om in één keer te versturen: er past 2 MB in'] });
});

test.each(['OPTIONS', 'PATCH', 'TRACE'] as const)(
  '%s of a known address gets the same reply as an unknown one',
  async (method) => {
    const response = await send({ method, url: '/v1/admin/profile' });
    expect([response.statusCode, response.json()]).toEqual([404, { errors: { id: ['Niet gevonden'] } }]);
  },
);

test('HEAD replies like GET, without the body', async () => {
  const response = await send({ method: 'HEAD', url: '/v1/admin/profile' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('the scheme of the token is case-insensitive', async () => {
  const headers = { authorization: authorization.replace('Bearer', 'bearer') };
  expect((await send({ url: '/v1/admin/profile' }, headers)).statusCode).toBe(200);
});

test('replies of the API are never cached', async () => {
  expect((await send({ url: '/v1/admin/profile' })).headers['cache-control']).toBe('no-store');
  expect((await send({ url: '/v1/admin/profile' }, {})).headers['cache-control']).toBe('no-store');
});

test('a throttle counts an address once, in any notation', async () => {
  for (const email of ['THROTTLED@test.example', 'Throttled@test.example', ' throttled@test.example'])
    expect((await call(forgotPassword, { as: null, body: { email } })).status).toBe(204);
  expect((await call(forgotPassword, { as: null, body: { email: 'throttled@TEST.example' } })).status).toBe(429);
  const password = 'wrong';
  for (const email of ['A@b.example', 'a@B.example', 'a@b.example ', 'a@b.Example', 'a@b.examplE'])
    expect((await call(login, { as: null, body: { email, password } })).status).toBe(422);
  expect((await call(login, { as: null, body: { email: 'a@b.example', password } })).status).toBe(429);
});
