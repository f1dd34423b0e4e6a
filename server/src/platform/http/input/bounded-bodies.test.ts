import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readBoundedBodies } from './bounded-bodies.ts';

const app = Fastify({ trustProxy: true });
readBoundedBodies(app, { site: 40_000, all: 50_000, few: 2_000, ofFew: 3_000 });
let answered = 0;
app.post('/', async ({ body }) => (answered = String(body).length));
app.post('/never', () => new Promise(() => {}));
/** `/slow` replies when a test resolves this. */
const slow = Promise.withResolvers<void>();
app.post('/slow', async ({ body }) => {
  await slow.promise;
  return String(body).length;
});
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => app.close());
let bytesRead = () => 0;
app.server.on('connection', (socket) => (bytesRead = () => socket.bytesRead));

/** Sends a part of a body of this length, from its own network. */
async function send(network: number, { path = '/', length, part }: { path?: string; length: number; part: number }) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const answer = text(socket).catch(() => '');
  const headers = `host: x\r\nconnection: close\r\nx-forwarded-for: 10.0.0.${network}\r\ncontent-length: ${length}`;
  const sent = `POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n${'x'.repeat(part)}`;
  await once(app.server, 'connection');
  socket.write(sent);
  await vi.waitFor(() => expect(bytesRead()).toBe(sent.length));
  await wait(20);
  return { socket, answer };
}
const finish = (socket: Socket, bytes: number) => socket.write('x'.repeat(bytes));

test('when all bodies together are too large, the site that sends most is cut off and the others get a reply', async () => {
  const most = await send(2, { length: 35_000, part: 25_000 });
  const less = await send(3, { length: 21_000, part: 20_000 });
  const third = await send(4, { length: 10_000, part: 10_000 });
  expect(await most.answer).toBe('');
  expect(await third.answer).toContain('200 OK');
  finish(less.socket, 1_000);
  expect(await less.answer).toMatch(/200 OK[^]*21000$/);
});

test('the site that sends most can’t take the room of others, and a body that is being answered is never cut off', async () => {
  const answered = await send(2, { path: '/slow', length: 35_000, part: 35_000 });
  const less = await send(3, { length: 11_000, part: 10_000 });
  const most = await send(4, { length: 30_000, part: 12_000 });
  expect(await most.answer).toContain(' 429 ');
  const few = await send(5, { length: 2_000, part: 2_000 });
  expect(await few.answer).toContain('200 OK');
  finish(less.socket, 1_000);
  slow.resolve();
  expect(await less.answer).toContain('200 OK');
  expect(await answered.answer).toMatch(/200 OK[^]*35000$/);
});

test('the largest unfinished body of a site is cut off for a small body of the same site', async () => {
  const most = await send(6, { length: 39_000, part: 37_000 });
  const less = await send(6, { length: 2_500, part: 2_400 });
  const few = await send(6, { length: 1_000, part: 1_000 });
  expect(await few.answer).toContain('200 OK');
  expect(await most.answer).toBe('');
  finish(less.socket, 100);
  expect(await less.answer).toContain('200 OK');
});

test('the memory of a body is released when the call is answered, even if the reply is never read', async () => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.0.0.9\r\ncontent-length: ${length}\r\n\r\n`;
  // replies come in the order of their requests: the second waits for the first
  socket.write(`${head('/never', 1)}x${head('/', 39_000)}${'x'.repeat(39_000)}`);
  await vi.waitFor(() => expect(answered).toBe(39_000));
  const { answer } = await send(8, { length: 39_000, part: 39_000 });
  expect(await answer).toContain('200 OK');
});

test('the memory of a body is released when the call ends', async () => {
  for (const round of [1, 2, 3])
    await vi.waitFor(async () => {
      const { answer } = await send(round + 1, { length: 39_000, part: 39_000 });
      expect(await answer).toContain('200 OK');
    });
});
