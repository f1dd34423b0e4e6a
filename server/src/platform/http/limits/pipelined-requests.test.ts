import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const { app } = await testApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;

/** Opens a connection that never reads its replies. */
async function unread(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  socket.write(text);
  return socket;
}

async function opened(): Promise<number> {
  return new Promise((found) => app.server.getConnections((_error, count) => found(count)));
}

test('900 requests at once with unread replies use little memory, and others are served', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/v1/openapi.json`)).status).toBe(200);
  const before = process.memoryUsage().rss;
  for (let turn = 0; turn < 5; turn++) await unread(get('/v1/openapi.json').repeat(900));
  for (let turn = 0; turn < 5; turn++) await unread(get('/v1/public/offers').repeat(900));
  const start = performance.now();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(2_000);
  await expect.poll(opened).toBeLessThan(5);
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(150);
});

test('eight requests at once are answered in order, and many one after another', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/healthz').repeat(7) + get('/v1/openapi.json', 'connection: close\r\n'));
  const text = (await buffer(socket)).toString();
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8);
  expect(text).toMatch(/\{"status":"ok"\}HTTP.+"openapi":"3\.1\.0"/s);

  const kept = connect(port, '127.0.0.1');
  let answers = 0;
  kept.on('data', (chunk: Buffer) => {
    answers += chunk.toString().split('{"status":"ok"}').length - 1;
  });
  for (let turn = 1; turn <= 30; turn++) {
    kept.write(get('/healthz'));
    while (answers < turn) await wait(2);
  }
  kept.destroy();
});

test('a ninth request before the first is answered closes the connection', async () => {
  const socket = await unread(get('/healthz').repeat(9));
  socket.resume();
  await once(socket, 'close');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
