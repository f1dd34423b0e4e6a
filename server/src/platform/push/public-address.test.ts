import { createSocket } from 'node:dgram';
import type { LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookupBy } from './public-address.ts';

test.each(['8.8.8.8', '142.250.179.138', '2a00:1450:400e:80c::200a', '2606:4700::1111'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '2002:a00:1::',
  '2001:db8::1',
  'nonsense',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** Starts a local name server that answers each question of its kind with an address, or never answers. */
async function nameServer(answers: { a?: readonly number[]; aaaa?: readonly number[] } | 'silent') {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    if (answers === 'silent') return;
    // the name in the question ends with a zero byte; the two bytes after it are the type of the question
    const end = question.indexOf(0, 12) + 1;
    const isA = question.readUInt16BE(end) === 1;
    const address = isA ? answers.a : answers.aaaa;
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x81_80, 2);
    header.fill(0, 6);
    header.writeUInt16BE(address ? 1 : 0, 6);
    const found = address ? [0xc0, 12, 0, isA ? 1 : 28, 0, 1, 0, 0, 0, 60, 0, address.length, ...address] : [];
    socket.send(Buffer.concat([header, question.subarray(12, end + 4), Buffer.from(found)]), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const look = (options: LookupOptions = {}) =>
    new Promise<unknown>((done) =>
      publicLookupBy(resolver)('push.example.com', options, (error, address) => done(error ?? address)),
    );
  return { look, stop: () => socket.close() };
}

test.each([
  ['this machine', { a: [127, 0, 0, 1] }],
  ['our own network, besides the internet', { a: [8, 8, 8, 8], aaaa: [0xfd, ...Array(14).fill(0), 1] }],
])('a name that resolves to %s is refused before a connection is opened', async (_where, answers) => {
  const { look, stop } = await nameServer(answers);
  expect(await look()).toBeInstanceOf(PrivateAddress);
  expect(await look({ all: true })).toBeInstanceOf(PrivateAddress);
  stop();
});

test('a name on the internet is resolved', async () => {
  const { look, stop } = await nameServer({ a: [8, 8, 8, 8] });
  expect(await look()).toBe('8.8.8.8');
  expect(await look({ all: true })).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await look({ family: 6 })).toMatchObject({ code: 'ENOTFOUND' });
  stop();
});

test('files are still read while name servers don’t answer', async () => {
  const { look, stop } = await nameServer('silent');
  const looking = Array.from({ length: 40 }, () => look());
  let isRead = false;
  const ended = Promise.all(looking).then((all) => [
    isRead,
    ...new Set(all.map((error) => (error as { code: string }).code)),
  ]);
  await readFile(import.meta.filename);
  isRead = true;
  // the same error as for an unreachable name server, which is tried again
  expect(await ended).toEqual([true, 'EAI_AGAIN']);
  stop();
});
