import { endpoint } from '@move/contract/kit/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../../app/build-app.ts';
import { testApp } from '../../../testing/test-app.ts';
import { createLog } from '../../log/create-log.ts';
import { route } from '../route.ts';

const { appPool, sidePool, probePool, config, signIn, tenants } = await testApp();

const own = endpoint({
  name: 'getOwn',
  method: 'GET',
  path: '/v1/own',
  permission: 'signed-in',
  scope: 'self',
  reply: { done: z.boolean() },
});
const open = endpoint({ ...own, name: 'getOpen', path: '/v1/open', permission: 'public', scope: 'public' });

const turns: string[] = [];
const through = (work: () => Promise<unknown>, sender: string) => {
  turns.push(sender);
  return work();
};
const handle = async () => ({ done: true });
const app = await buildApp({
  config,
  database: { appPool, sidePool, probePool },
  log: createLog('silent'),
  routes: [route(own, handle, { through }), route(open, handle, { through })],
});

async function statusOf(url: string, bearer?: string) {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  return (await app.inject({ url, headers, remoteAddress: '192.0.2.7' })).statusCode;
}

test('a call without a login takes no place in the queue of users', async () => {
  expect(await statusOf('/v1/own')).toBe(401);
  expect(await statusOf('/v1/own', 'guessed')).toBe(401);
  expect(turns).toEqual([]);
});

test('calls take turns by user, and by site for visitors', async () => {
  expect(await statusOf('/v1/own', await signIn('staff'))).toBe(200);
  expect(await statusOf('/v1/open')).toBe(200);
  expect(turns).toEqual([`user ${tenants.users.staff}`, '192.0.2.7']);
});

test('a caller who asks for many documents at once gets one after the other, and then 429', async () => {
  let [running, most] = [0, 0];
  const oneIsRefused = Promise.withResolvers<void>();
  const document = endpoint({ ...own, name: 'getDocument', path: '/v1/document', reply: 'file' });
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await oneIsRefused.promise;
    running -= 1;
    return Buffer.from('a document');
  };
  const handleFile = async () => ({ file: make, filename: 'a.pdf', type: 'application/pdf' });
  const other = await buildApp({
    config,
    database: { appPool, sidePool, probePool },
    log: createLog('silent'),
    routes: [route(document, handleFile)],
  });
  const headers = { authorization: `Bearer ${await signIn('staff')}` };
  const ask = async () => {
    const { statusCode } = await other.inject({ url: '/v1/document', headers });
    if (statusCode === 429) oneIsRefused.resolve();
    return statusCode;
  };
  const statuses = await Promise.all(Array.from({ length: 12 }, ask));
  expect([most, statuses.filter((status) => status === 200).length]).toEqual([1, 11]);
});

test('one login runs six reads at once, and other logins run theirs at the same time', async () => {
  const running = new Map<string, number>();
  const done = Promise.withResolvers<void>();
  const read = route(own, async ({ caller }) => {
    running.set(caller.user.email, (running.get(caller.user.email) ?? 0) + 1);
    if ([...running.values()].reduce((sum, count) => sum + count, 0) === 7) done.resolve();
    await done.promise;
    return { done: true };
  });
  const other = await buildApp({
    config,
    database: { appPool, sidePool, probePool },
    log: createLog('silent'),
    routes: [read],
  });
  const ask = (token: string) => other.inject({ url: '/v1/own', headers: { authorization: `Bearer ${token}` } });
  const [many, one] = [await signIn('staff'), await signIn('trainer')];
  const answers = [...Array.from({ length: 10 }, () => ask(many)), ask(one)];
  await done.promise;
  expect(Object.fromEntries(running)).toEqual({ 'staff@test.example': 6, 'trainer@test.example': 1 });
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});
