// Measures images: uploads of a photo, variants made for the first time, and existing variants. `node bench/images.ts --port 4700
// --data-dir DIR`; takes half a minute and is not a test.
import sharp from 'sharp';
import { makeWorld } from './data/data.ts';
import { load } from './kit/load.ts';
import { readOptions } from './kit/options.ts';
import { memoryOf, type Server } from './kit/processes.ts';
import { printTargets } from './kit/report.ts';
import { median, timesOf } from './kit/timed.ts';
import { withDatabase, withDataDir, withProduct } from './kit/with-product.ts';

const PHOTOS = 40;
const { port, dataDir: given } = readOptions(process.argv.slice(2));
await withDataDir(given, (dataDir) => withProduct({ port, dataDir }, (product) => measure(product, dataDir)));

async function measure(product: Server, dataDir: string): Promise<void> {
  const { token } = await withDatabase(dataDir, makeWorld);
  const photo = await makePhoto();
  const ids: string[] = [];
  const uploads = await timesOf(PHOTOS, async () => ids.push(await upload(photo, token)));
  const thumbnails = await timesOf(PHOTOS, (n) => read(ids[n] ?? '', 'thumbnail'));
  const larges = await timesOf(PHOTOS, (n) => read(ids[n] ?? '', 'large'));
  const request = (turn: number) => ({ method: 'GET' as const, path: `/v1/files/${ids[turn % PHOTOS]}/thumbnail` });
  const kept = await load({ port, token }, { seconds: 2, connections: 2, next: request, firstTurn: 0 });
  console.log(`${(kept.length / 2).toFixed(0)} kept thumbnails a second over 2 connections`);
  console.log(`${PHOTOS} photos of ${(photo.length / 1024).toFixed(0)} KiB, 1600x1200, as a browser sends them`);
  printTargets([
    { name: 'upload, median', value: median(uploads), limit: 500, unit: 'ms' },
    { name: 'thumbnail made for the first time, median', value: median(thumbnails), limit: 150, unit: 'ms' },
    { name: 'large (no larger than the photo), median', value: median(larges), limit: 400, unit: 'ms' },
    { name: 'thumbnail that is there, p50', value: median(kept), limit: 5, unit: 'ms' },
    { name: 'memory afterwards', value: memoryOf(product.pid), limit: 250, unit: 'MB' },
  ]);
}

/** Makes a photo as the upload field sends it: WebP, with camera noise. */
async function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } });
  return picture.blur(2).webp({ quality: 50 }).toBuffer();
}

async function upload(photo: Buffer, token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'foto.webp');
  const response = await fetch(`http://127.0.0.1:${port}/v1/admin/files/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (response.status !== 201) throw new Error(`upload: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return id;
}

async function read(id: string, variant: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/files/${id}/${variant}`);
  if (response.status !== 200) throw new Error(`${variant}: ${response.status}`);
  await response.arrayBuffer();
}
