import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { getProfile } from '@move/contract/access/access.ts';
import { buildUrl } from '@move/contract/kit/client/build-url.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';
import { testApp } from '../../testing/test-app.ts';
import { buildApp } from '../build-app.ts';
import { Draining } from './draining.ts';

const { config, signIn, tenants, ...database } = await testApp();

async function otherApp() {
  const draining = new Draining();
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const app = await buildApp({ config, database, log, draining });
  onTestFinished(() => app.close());
  return { app, draining, lines };
}

test('a process that will stop reports it, still serves, and asks clients to reconnect', async () => {
  const { app, draining } = await otherApp();
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  await draining.start('SIGTERM');
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'draining' }]);
  const served = await app.inject('/healthz');
  expect([served.statusCode, served.headers['connection']]).toEqual([200, 'close']);
});

test('a request on an open connection is served while the process closes, and the connection is closed', async () => {
  const { app } = await otherApp();
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/held', async () => {
    arrived.resolve();
    await held.promise;
    return { status: 'held' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answers = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answers += text;
  });
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: move.test\r\n\r\n`;
  socket.write(request('/held'));
  await arrived.promise;
  const closed = app.close();
  // the second request waits for the first on the same connection
  const next = once(app.server, 'request');
  socket.write(request('/v1/admin/profile'));
  await next;
  held.resolve();
  await Promise.all([closed, once(socket, 'close')]);
  const [, first, second] = answers.split('HTTP/1.1 ');
  expect(first).toContain('{"status":"held"}');
  expect(second).toMatch(/connection: close/i);
  expect(second).toMatch(/\{"errors":\{/);
  expect(answers).not.toContain('Service Unavailable');
});

test('the log line of a request has its ids and the id of a proxy, and no other input', async () => {
  const { app, lines } = await otherApp();
  const headers = { authorization: `Bearer ${await signIn('staff')}`, 'x-request-id': 'edge-42:7f3a.1' };
  const answer = await app.inject({ url: `${buildUrl(getProfile, {})}?secret=abc`, headers });
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, 'edge-42:7f3a.1']);
  const line = lines.find(({ msg }) => msg === 'answered');
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: 'edge-42:7f3a.1',
    endpoint: 'getProfile',
    status: 200,
    ms: expect.any(Number),
    user_id: tenants.users.staff,
    application_id: expect.toSatisfy((id) => id === null || typeof id === 'number'),
    organization_id: null,
    msg: 'answered',
  });
});

test.each(['short', 'with a space in it', 'noor@example.nl', 'x'.repeat(101), '{"level":60}-----'])(
  'an invalid request id is replaced: %s',
  async (id) => {
    const { app } = await otherApp();
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);
