import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../../app/build-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createLog } from '../../log/create-log.ts';
import { PATIENCE } from './slow-senders.ts';

const HOUR = 3_600_000;
const patient = { headers: HOUR, request: HOUR, silence: HOUR, check: 50, closing: 100 };
const HEADERS =
  'POST /v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n';

const database = await testDatabase();

const logIn = (port: number) => fetch(`http://127.0.0.1:${port}/v1/auth/login`, { method: 'POST', body: '{}' });

async function serving(patience: Partial<typeof patient>) {
  const app = await buildApp({
    config: testConfig(),
    database,
    log: createLog('silent'),
    patience: { ...patient, ...patience },
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}

/** Opens connections that send this text and then nothing; returns what each receives until it is closed. */
async function callers(port: number, { count, text }: { count: number; text: string }) {
  const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  const answers = opened.map(heard);
  for (const socket of opened) socket.write(text);
  return answers;
}

async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  // a reset ends the connection too
  socket.on('error', () => {});
  await new Promise((closed) => socket.once('close', closed));
  return text.split('\r\n')[0] ?? '';
}

test('200 bodies that never end are closed, and other calls are served meanwhile', async () => {
  const { port } = await serving({ headers: 300, request: 300 });
  const slow = await callers(port, { count: 200, text: `${HEADERS}{"a":` });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const answers = await Promise.all(slow);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});

test('the bodies of one site use limited memory, and release it', async () => {
  const { port } = await serving({});
  const part = ' '.repeat(1_900_000);
  const headers = HEADERS.replace('5000', '2000000');
  const opened = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  const refused: string[] = [];
  for (const socket of opened) void heard(socket).then((answer) => refused.push(answer));
  for (const socket of opened) socket.write(headers + part);
  // at most eight fit into 16 MB and wait for their end
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(11), 30_000);
  // the server may reset a connection that is still sending before the client reads the answer
  expect(new Set(refused.filter((answer) => answer !== ''))).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
  for (const socket of opened) socket.destroy();
  await vi.waitFor(async () => expect((await logIn(port)).status).toBe(422));
});

test('a body that is sent byte by byte without end is refused', async () => {
  const { port } = await serving({});
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /v1/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write('1\r\na\r\n'.repeat(30_000));
  expect(await heard(socket)).toBe('HTTP/1.1 400 Bad Request');
});

test('headers that never end are closed, long before a body would be', async () => {
  const { port } = await serving({ headers: 300 });
  const slow = await callers(port, { count: 20, text: HEADERS.slice(0, 40) });
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});

test('an idle connection is closed', async () => {
  const { port } = await serving({ silence: 300 });
  const [silent] = await callers(port, { count: 1, text: `${HEADERS}{"a":` });
  expect(await silent).toBe('');
});

test('a body that arrives in parts within the time is read completely', async () => {
  const { port } = await serving({ headers: 5_000, request: 5_000 });
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify({ email: 'wie@test.example', password: 'geheim' });
  socket.write(HEADERS.replace('5000', String(body.length)).replace('host: x', 'host: x\r\nconnection: close'));
  for (const letter of body) await new Promise<void>((done) => socket.write(letter, () => done()));
  expect(await heard(socket)).toBe('HTTP/1.1 422 Unprocessable Entity');
});

test('closing the server waits neither for slow bodies nor for slow headers', async () => {
  const { app, port } = await serving({});
  const slow = [
    ...(await callers(port, { count: 5, text: `${HEADERS}{"a":` })),
    ...(await callers(port, { count: 5, text: HEADERS.slice(0, 40) })),
    ...(await callers(port, { count: 5, text: '' })),
  ];
  // never resolves unless these connections are ended
  await app.close();
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['']));
});

test('the largest image can be sent at 140 kbit/s', () => {
  expect((2 * 1024 * 1024 * 8) / (PATIENCE.request / 1_000)).toBeLessThanOrEqual(140_000);
});
