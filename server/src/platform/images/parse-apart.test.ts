import { expect, test } from 'vitest';
import { createLog } from '../log/create-log.ts';
import { cleanImage } from './clean-image.ts';

const text = (svg: string) => new TextEncoder().encode(svg);

/** A bitmap of 2.5 kB that claims 4,096 × 4,096 pixels, compressed by run lengths. */
function bomb(): Uint8Array {
  const runs = 1_500;
  const bytes = Buffer.alloc(54 + 1_024 + runs);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54 + 1_024, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(4_096, 18);
  bytes.writeInt32LE(4_096, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(8, 28);
  bytes.writeUInt32LE(1, 30);
  for (let at = 54 + 1_024; at < bytes.length - 1; at += 2) bytes.writeUInt16LE(0x01_ff, at);
  return bytes;
}

/** The processor time that an image may take of the thread that serves calls, in milliseconds. */
const OWN_WORK_MAX = 100;

/** Returns the least processor time of this thread in up to three runs, since garbage collection may add to one of them. */
async function ownWork(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < 3 && least >= OWN_WORK_MAX; runs += 1) {
    const before = process.threadCpuUsage();
    // one after the other: the times of simultaneous runs would add up
    await run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

test.each([
  ['one element with a million attributes', 'image/svg+xml', text(`<svg ${'a='.repeat(990_000)}/>`)],
  ['many attributes without a value', 'image/svg+xml', text(`<svg ${'a '.repeat(990_000)}/>`)],
  ['a text of two million ampersands', 'image/svg+xml', text(`<svg><text>${'&'.repeat(1_990_000)}</text></svg>`)],
  ['a small bitmap of 16 million pixels', 'image/bmp', bomb()],
] as const)('%s is parsed in another thread', async (_name, type, bytes) => {
  expect(await ownWork(() => cleanImage({ bytes, type }).catch(() => null))).toBeLessThan(OWN_WORK_MAX);
});

test('a refusal in the thread keeps its message', async () => {
  const script = cleanImage({ bytes: text('<p>no drawing</p>'), type: 'image/svg+xml' });
  await expect(script).rejects.toMatchObject({ status: 422, sentences: [{ field: 'file', key: 'file.svg' }] });
  const broken = cleanImage({ bytes: Buffer.from('BM no bitmap'), type: 'image/bmp' });
  await expect(broken).rejects.toMatchObject({ status: 422, sentences: [{ field: 'file', key: 'file.broken' }] });
});

test('a thread that fails is logged, a refused image is not', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const refused = cleanImage({ bytes: text('<p>no drawing</p>'), type: 'image/svg+xml', log });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  expect(lines).toEqual([]);
  const bytes = text(`<svg>${'<g/>'.repeat(400_000)}</svg>`);
  const slow = cleanImage({ bytes, type: 'image/svg+xml', log, mostSeconds: 0.001 });
  await expect(slow).rejects.toMatchObject({ status: 422, sentences: [{ field: 'file', key: 'file.broken' }] });
  expect(lines).toMatchObject([
    { msg: 'an image could not be parsed', type: 'image/svg+xml', bytes: 1_600_011, err: { type: 'ThreadError' } },
  ]);
});

test.each([
  [
    'a GIF of empty comments',
    'image/gif',
    Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(7), Buffer.from('21fe00'.repeat(650_000), 'hex')]),
  ],
  ['a WebP of empty chunks', 'image/webp', emptyChunks()],
] as const)('%s is refused at once', async (_name, type, bytes) => {
  const cleaned = cleanImage({ bytes, type });
  await expect(cleaned).rejects.toMatchObject({ status: 422 });
  expect(await ownWork(() => cleanImage({ bytes, type }).catch(() => null))).toBeLessThan(OWN_WORK_MAX);
});

function emptyChunks(): Buffer {
  const chunks = Buffer.from('4558494600000000'.repeat(248_000).replaceAll('45584946', '56503820'), 'hex');
  const head = Buffer.from('RIFF....WEBP');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
}
