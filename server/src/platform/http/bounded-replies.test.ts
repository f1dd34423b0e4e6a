import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { boundReplies } from './bounded-replies.ts';

const MB = 1_000_000;
const app = Fastify({ trustProxy: true });
boundReplies(app, { site: 25 * MB, all: 50 * MB, few: 1_000 });
const long = 'x'.repeat(10 * MB);
let asked = 0;
app.get('/', () => {
  asked += 1;
  return long;
});
app.get('/short', () => 'short');
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => app.close());

/** Asks for a long reply and reads nothing of it. */
async function ask(site: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const before = asked;
  socket.pause();
  socket.write(request(site, '/'));
  await vi.waitFor(() => expect(asked).toBe(before + 1));
  return socket;
}
const request = (site: number, path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: 10.0.0.${site}\r\n\r\n`;

/** How much of its reply arrives when it is read after all. */
const readAll = async (socket: Socket) => (await text(socket).catch(() => '')).length;

test('the oldest replies that a site doesn’t read give way to its newest ones', async () => {
  const sockets = [await ask(1), await ask(1), await ask(1), await ask(1)];
  const read = await Promise.all(sockets.map(readAll));
  expect(read.map((length) => length > 10 * MB)).toEqual([false, false, true, true]);
});

test('when all hold too much, those of the site that holds most give way', async () => {
  const most = [await ask(2), await ask(2)];
  const others = [await ask(3), await ask(4), await ask(5), await ask(6)];
  const [first] = await Promise.all(most.map(readAll));
  expect(first).toBeLessThan(10 * MB);
  expect((await Promise.all(others.map(readAll))).every((length) => length > 10 * MB)).toBe(true);
});

test('what was read is held no longer, and short replies are not counted', async () => {
  for (let count = 0; count < 8; count += 1) expect(await readAll(await ask(7))).toBeGreaterThan(10 * MB);
  const socket = connect(port, '127.0.0.1');
  socket.write(request(7, '/short'));
  await once(socket, 'connect');
  expect(await text(socket)).toContain('short');
});
