import { expect, test, describe } from 'vitest';
import { routes } from '../../../app/routes.ts';
import { testApp } from '../../../testing/test-app.ts';
import { asSystem } from '../../database/database.ts';

const { app, appPool, tenants } = await testApp();
await appPool.query("insert into application_hosts (host, application_id) values ('sportplein.example', $1)", [
  tenants.application,
]);

await asSystem(appPool, (db) =>
  db
    .updateTable('applications')
    .set({ website_url: 'https://www.elders.example/sporten' })
    .where('id', '=', tenants.otherApplication)
    .execute(),
);

const KNOWN = 'https://sportplein.example';
const ask = async (url: string, headers: Record<string, string>, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') => {
  const { statusCode, headers: given } = await app.inject({ method, url, headers });
  return { status: statusCode, headers: given, origin: given['access-control-allow-origin'] };
};

describe('a page of a platform’s website', () => {
  test.each([KNOWN, 'http://sportplein.example:5173', 'https://www.elders.example'])(
    'at %s can read offers',
    async (origin) => {
      const reply = await ask('/v1/public/offers', { origin });
      expect([reply.status, reply.origin]).toEqual([200, origin]);
      expect(reply.headers['vary']).toContain('Origin');
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  test('can read errors too', async () => {
    const reply = await ask('/v1/public/sessions/999999/bookings', { origin: KNOWN }, 'POST');
    expect(reply.status).toBeGreaterThan(399);
    expect(reply.origin).toBe(KNOWN);
  });

  test('may use the method of every endpoint that is open to it', async () => {
    const open = routes.filter(({ endpoint }) => /^\/v1\/public\/(?!organization\b)/.test(endpoint.path));
    const methods = new Set(open.map(({ endpoint }) => endpoint.method));
    const reply = await ask('/v1/public/offers', { origin: KNOWN }, 'OPTIONS');
    const allowed = String(reply.headers['access-control-allow-methods']).split(', ');
    expect(new Set(allowed)).toEqual(methods);
  });

  test('learns in a preflight request what it may send', async () => {
    const asked = { origin: KNOWN, 'access-control-request-method': 'POST' };
    const reply = await ask('/v1/public/sessions/1/bookings', asked, 'OPTIONS');
    expect([reply.status, reply.origin, reply.headers['access-control-allow-methods']]).toEqual([
      204,
      KNOWN,
      'GET, POST, PUT, DELETE',
    ]);
    expect(reply.headers['access-control-allow-headers']).toContain('idempotency-key');
  });
});

test.each([
  'https://sportplein.example.evil.example',
  'https://evil.example',
  'https://elders.example',
  'http://www.elders.example',
  'null',
  'https://sportplein.example/',
])('a page at %s gets no header', async (origin) => {
  expect((await ask('/v1/public/offers', { origin })).origin).toBeUndefined();
  const preflight = await ask('/v1/public/offers', { origin, 'access-control-request-method': 'POST' }, 'OPTIONS');
  expect([preflight.origin, preflight.headers['access-control-allow-methods']]).toEqual([undefined, undefined]);
});

test.each([
  '/v1/public/organization',
  '/v1/public/organization/offers',
  '/v1/admin/profile',
  '/v1/auth/login',
  '/healthz',
])('%s is never open to pages of other origins', async (url) => {
  for (const method of ['GET', 'OPTIONS'] as const)
    expect((await ask(url, { origin: KNOWN }, method)).origin).toBeUndefined();
});

test('a call without a browser needs no header, and a cache separates replies by origin', async () => {
  const reply = await ask('/v1/public/offers', {});
  expect([reply.status, reply.origin]).toEqual([200, undefined]);
  expect(reply.headers['vary']).toContain('Origin');
});
