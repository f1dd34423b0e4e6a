import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { buildApp } from '../build-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'move-web-'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), '<html><body><div id="root"></div></body></html>');
writeFileSync(join(dist, 'assets/base-1a2b.js'), 'void 0;');
writeFileSync(join(dist, 'favicon.svg'), '<svg/>');

const database = await testDatabase();
await seedTenants(database.appPool);
const app = await buildApp({ config: testConfig(), database, log: createLog('silent'), webDist: dist });
afterAll(() => app.close());
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('https is required for this host, but not for its subdomains, which may belong to a customer', async () => {
  const { headers } = await get('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each(['/', '/login', '/organizations/1/activities', '/admin/labels?search=a.b', '/nergens'])(
  '%s is a screen: it returns the page with the settings of its host',
  async (address) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const settings = JSON.parse(
      /<script type="application\/json" id="settings">(.*)<\/script>/.exec(answer.body)?.[1] ?? '',
    );
    expect(settings).toEqual((await get('/v1/public/settings')).json());
  },
);

test('the name of a platform cannot close the script element that contains it', async () => {
  const rename = (db: Database) => db.updateTable('applications').set({ name: '</script><b>' }).execute();
  await asSystem(database.appPool, rename);
  const { body } = await get('/login');
  expect(body).not.toContain('</script><b>');
  expect(body).toContain('\\u003c/script>\\u003cb>');
});

test.each([
  '/x.js',
  '/.env',
  '/wp-login.php',
  '/assets/base-9z9z.js',
  '/assets',
  '/v1/nergens',
  '/organizations/1/.git',
  '/%E0%A4%A',
])('%o does not exist', async (address) => {
  const answer = await get(address, { 'accept-language': 'en' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toHaveProperty('errors.id');
});

test.each(['/x.js', '/organizations/1/v1.2', '//evil.example', '/%E0%A4%A', '/organizations/%E0%A4%A/team'])(
  '%o in a browser is a page that says it does not exist',
  async (address) => {
    const answer = await get(address, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<div id="root">');
  },
);

test.each(['/v1/nergens', '/v1/%E0%A4%A', '/assets/base-9z9z.js'])(
  '%o returns no page, not even to a browser',
  async (address) => {
    const answer = await get(address, { accept: 'text/html' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { errors: { id: [expect.any(String)] } }]);
  },
);

test('built files are cached forever, other files are requested again', async () => {
  expect((await get('/assets/base-1a2b.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('a POST to a screen is not found', async () => {
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
});
