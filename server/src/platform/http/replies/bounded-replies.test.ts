import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { boundReplies } from './bounded-replies.ts';

const MB = 1_000_000;
const app = Fastify({ trustProxy: true });
boundReplies(app, { site: 75 * MB, all: 150 * MB, short: 1_000 });
/** More than the operating system buffers for the process. */
const long = 'x'.repeat(30 * MB);
const shorter = 'x'.repeat(12 * MB);
let asked = 0;
app.get('/', () => {
  asked += 1;
  return long;
});
const answered = Promise.withResolvers<void>();
app.get('/late', async ({ raw }) => {
  asked += 1;
  await once(raw.socket, 'close');
  setTimeout(() => answered.resolve(), 50);
  return long;
});
app.get('/smaller', () => {
  asked += 1;
  return shorter;
});
app.get('/short', () => 'short');
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => app.close());

/** Requests a long reply and reads nothing of it. */
async function ask(site: number, path = '/'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const before = asked;
  socket.pause();
  socket.write(request(site, path));
  await vi.waitFor(() => expect(asked).toBe(before + 1));
  return socket;
}
const request = (site: number, path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: 10.0.0.${site}\r\n\r\n`;

/** Returns how much of a reply arrives when it is read after all. */
const readAll = async (socket: Socket) => (await text(socket).catch(() => '')).length;

test('the oldest unread replies of a site are dropped for its newest ones', async () => {
  const sockets = [await ask(1), await ask(1), await ask(1), await ask(1)];
  const read = await Promise.all(sockets.map(readAll));
  expect(read.map((length) => length > 30 * MB)).toEqual([false, false, true, true]);
});

test('when all replies together are too large, those of the site with the most are dropped', async () => {
  const most = [await ask(2), await ask(2)];
  const others = [await ask(3), await ask(4), await ask(5), await ask(6)];
  const [first] = await Promise.all(most.map(readAll));
  expect(first).toBeLessThan(30 * MB);
  expect((await Promise.all(others.map(readAll))).every((length) => length > 30 * MB)).toBe(true);
});

test('a long reply makes room for its whole length', async () => {
  const small = [];
  for (let count = 0; count < 5; count += 1) small.push(await ask(8, '/smaller'));
  const long = [await ask(8), await ask(8)];
  expect((await Promise.all(long.map(readAll))).every((length) => length > 30 * MB)).toBe(true);
  // the two long replies use 60 of the 75 MB
  expect((await Promise.all(small.map(readAll))).filter((length) => length > 12 * MB)).toHaveLength(1);
});

test('a reply whose client disconnected is not counted', async () => {
  for (let count = 0; count < 4; count += 1) (await ask(9, '/late')).destroy();
  await answered.promise;
  const sockets = [await ask(9), await ask(9)];
  expect((await Promise.all(sockets.map(readAll))).every((length) => length > 30 * MB)).toBe(true);
  // these would take 120 of the 150 MB for all sites, so nothing may still be counted for the disconnected client
  const others = [await ask(10), await ask(11), await ask(12), await ask(13)];
  expect((await Promise.all(others.map(readAll))).every((length) => length > 30 * MB)).toBe(true);
});

test('replies that were read and short replies are not counted', async () => {
  for (let count = 0; count < 8; count += 1) expect(await readAll(await ask(7))).toBeGreaterThan(30 * MB);
  const socket = connect(port, '127.0.0.1');
  socket.write(request(7, '/short'));
  await once(socket, 'connect');
  expect(await text(socket)).toContain('short');
});
