import { getSettings } from '@move/contract/applications/applications.ts';
import { uploadFile } from '@move/contract/files/files.ts';
import {
  authorizeUpscaler,
  downloadUpscaled,
  processUpscaling,
  startUpscaling,
  uploadForUpscaling,
} from '@move/contract/upscaler/upscaler.ts';
import { sql } from 'kysely';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { diskStorage } from '../../platform/storage/disk-storage.ts';
import { fileOf, picture, pngFile, transparentPng } from '../../testing/pictures.ts';
import { testApp } from '../../testing/test-app.ts';
import { assertRoom } from './assert-room.ts';
import { newTask, newToken, taskIdOf } from './tickets.ts';
import { removeExpiredImages } from './upscaler.tasks.ts';

const { call, config, appPool, signIn } = await testApp();
const { body: settings } = await call(getSettings, { as: null });
const { public_key } = settings.upscaler;

async function begin() {
  const { body, errors } = await call(authorizeUpscaler, { as: null, body: { public_key } });
  expect(errors).toEqual({});
  const headers = { authorization: `Bearer ${body.token}` };
  const { task } = (await call(startUpscaling, { as: null, headers })).body;
  return { headers, task };
}

async function upscale(file: File, multiplier?: unknown) {
  const { headers, task } = await begin();
  const { server_filename } = (await call(uploadForUpscaling, { as: null, headers, body: { task, file } })).body;
  const files = [{ server_filename, filename: file.name }];
  const body = { task, tool: 'upscaleimage', files, ...(multiplier === undefined ? {} : { multiplier }) };
  const processed = await call(processUpscaling, { as: null, headers, body });
  const download = () => call(downloadUpscaled, { as: null, headers, params: { task } });
  return { headers, task, processed, download };
}

test('the settings name the built-in service', () => {
  expect(settings.upscaler).toEqual({
    url: '/upscaler/v1',
    public_key: expect.stringMatching(/^[\w-]{43}$/),
    enabled: true,
  });
});

test.each([
  [2, 240, 120],
  [4, 480, 240],
  [undefined, 240, 120],
])('five calls enlarge an image %s times', async (multiplier, width, height) => {
  const { processed, download } = await upscale(await pngFile({ width: 120, height: 60 }), multiplier);
  expect([processed.status, processed.body.status]).toEqual([200, 'TaskSuccess']);
  const { status, bytes, headers } = await download();
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'webp' });
});

test('no side is larger than 4,096 pixels', async () => {
  const { download } = await upscale(await pngFile({ width: 1_500, height: 30 }), 4);
  expect(await sharp((await download()).bytes).metadata()).toMatchObject({ width: 4_096, height: 82 });
});

test('transparency is kept', async () => {
  const { download } = await upscale(fileOf(await transparentPng(40), 'icoon.png'), 2);
  expect((await sharp((await download()).bytes).stats()).isOpaque).toBe(false);
});

test.each([1, 3, 8, 0, '2', null])('multiplier %j is refused: only 2 and 4 are allowed', async (multiplier) => {
  const { headers, task } = await begin();
  const body = { task, tool: 'upscaleimage', multiplier, files: [{ server_filename: 'x', filename: 'x' }] };
  const english = { ...headers, 'accept-language': 'en' };
  const { status, errors } = await call(processUpscaling, { as: null, headers: english, body });
  expect([status, errors]).toEqual([422, { multiplier: ['Multiplier must be either 2 or 4'] }]);
});

test('without the key no token is issued, and every other call requires a token', async () => {
  expect((await call(authorizeUpscaler, { as: null, body: { public_key: 'guessed' } })).status).toBe(401);
  expect((await call(startUpscaling, { as: null })).status).toBe(401);
  expect((await call(startUpscaling, { as: 'superadmin' })).status).toBe(401);
  const stale = newToken({ key: config.filesSigningKey, now: new Date(Date.now() - 2 * 3_600_000 - 1_000) });
  expect((await call(startUpscaling, { as: null, headers: { authorization: `Bearer ${stale}` } })).status).toBe(401);
  const forged = newToken({ key: Buffer.alloc(32, 9).toString('base64'), now: new Date() });
  expect((await call(startUpscaling, { as: null, headers: { authorization: `Bearer ${forged}` } })).status).toBe(401);
});

test('images of visitors wait for images of users', async () => {
  const slow = fileOf(await picture({ width: 3_000, height: 2_000 }).jpeg({ quality: 30 }).toBuffer(), 'foto.jpg');
  const done: string[] = [];
  const visitors = Array.from({ length: 8 }, async (_, number) => {
    const { headers, task } = await begin();
    const sent = { as: null, headers, body: { task, file: slow }, from: `10.4.0.${number}` } as const;
    expect((await call(uploadForUpscaling, sent)).status).toBe(200);
    done.push('visitor');
  });
  await Promise.race(visitors);
  expect((await call(uploadFile, { body: { file: await pngFile() } })).status).toBe(201);
  done.push('staff');
  await Promise.all(visitors);
  expect(done.indexOf('staff')).toBeLessThan(5);
});

test('a task belongs to its token, and expires', async () => {
  const { task, download } = await upscale(await pngFile({ width: 20, height: 20 }));
  expect((await download()).status).toBe(200);
  const other = await begin();
  expect((await call(downloadUpscaled, { as: null, headers: other.headers, params: { task } })).status).toBe(404);
  const file = await pngFile({ width: 20, height: 20 });
  expect((await call(uploadForUpscaling, { as: null, headers: other.headers, body: { task, file } })).status).toBe(404);
  const token = other.headers.authorization.slice('Bearer '.length);
  const past = { key: config.filesSigningKey, now: new Date(Date.now() - 3 * 3_600_000) };
  const ended = newTask(token, past, '10.0.0.1');
  expect((await call(downloadUpscaled, { as: null, headers: other.headers, params: { task: ended } })).status).toBe(
    404,
  );
  // a token is not accepted as the id of a task
  expect((await call(downloadUpscaled, { as: null, headers: other.headers, params: { task: token } })).status).toBe(
    404,
  );
});

test('an image that was not uploaded can’t be processed, and one that was not processed can’t be downloaded', async () => {
  const { headers, task } = await begin();
  const body = { task, tool: 'upscaleimage', multiplier: 2, files: [{ server_filename: '../x', filename: 'x' }] };
  const { status, errors } = await call(processUpscaling, { as: null, headers, body });
  expect([status, Object.keys(errors)]).toEqual([422, ['files']]);
  expect((await call(downloadUpscaled, { as: null, headers, params: { task } })).status).toBe(404);
  const broken = fileOf(Buffer.from('no image'), 'x.png');
  expect((await call(uploadForUpscaling, { as: null, headers, body: { task, file: broken } })).status).toBe(422);
});

test('an image that is sent without a token is not read', async () => {
  const broken = fileOf(Buffer.from('no image'), 'x.png');
  const { status } = await call(uploadForUpscaling, { as: null, body: { task: 'x', file: broken } });
  expect(status).toBe(401);
});

test('an SVG is refused: it needs no enlarging, and is not rendered for a visitor', async () => {
  const { headers, task } = await begin();
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'x.svg');
  const { status, errors } = await call(uploadForUpscaling, { as: null, headers, body: { task, file } });
  expect([status, Object.keys(errors)]).toEqual([422, ['file']]);
});

test('images of expired tasks are removed, others are not', async () => {
  const storage = diskStorage(config.filesPath);
  const { download } = await upscale(await pngFile({ width: 20, height: 20 }));
  const kept = (await call(uploadFile, { body: { file: await pngFile() } })).body;
  await removeExpiredImages(storage, new Date());
  expect((await download()).status).toBe(200);
  await removeExpiredImages(storage, new Date(Date.now() + 2 * 3_600_000 + 60_000));
  expect((await download()).status).toBe(404);
  expect(await storage.get(kept.filename)).not.toBeNull();
});

test('what visitors store is bounded, of a site and of all together', async () => {
  const storage = diskStorage(join(config.filesPath, 'bounded'));
  const issue = (site: string, isUser = false) => {
    const issuing = { key: config.filesSigningKey, now: new Date() };
    const token = newToken(issuing, { isUser });
    return taskIdOf(newTask(token, issuing, site), token, issuing);
  };
  const room = {
    all: { tasks: 5, bytes: 2_000 },
    visitors: { tasks: 4, bytes: 1_000 },
    site: { tasks: 2, bytes: 500 },
  } as const;
  const store = async (site: string, bytes: number, id = issue(site)) => {
    await assertRoom(storage, { id, field: 'file', bytes }, room);
    await storage.put(`upscaler/${id}-in`, new Uint8Array(bytes));
    return id;
  };
  const full = { status: 429, sentences: [{ field: 'file', key: 'upscale.full' }] };
  const first = await store('2001:db8:a::/48', 100);
  await store('2001:db8:a::/48', 100);
  await expect(store('2001:db8:a::/48', 1)).rejects.toMatchObject(full);
  await store('2001:db8:a::/48', 400, first);
  await expect(store('2001:db8:a::/48', 401, first)).rejects.toMatchObject(full);
  await storage.put(`upscaler/${await store('10.0.0.1', 10)}-out`, new Uint8Array(480));
  await expect(store('10.0.0.1', 20)).rejects.toMatchObject(full);
  await expect(store('10.0.0.2', 20)).rejects.toMatchObject(full);
  await store('10.0.0.2', 5);
  await expect(store('10.0.0.3', 1)).rejects.toMatchObject(full);
  // what visitors leave is for users
  await store('10.0.0.3', 500, issue('10.0.0.3', true));
  await expect(store('10.0.0.4', 1, issue('10.0.0.4', true))).rejects.toMatchObject(full);
});

test('visitors can’t use up the images of an hour that are for users, nor any without an image', async () => {
  const process = async (as: 'staff' | null, from: string, hasImage = true) => {
    const sent = as === null ? {} : { authorization: `Bearer ${await signIn(as)}` };
    const { token } = (await call(authorizeUpscaler, { as: null, headers: sent, body: { public_key } })).body;
    const headers = { authorization: `Bearer ${token}` };
    const { task } = (await call(startUpscaling, { as: null, headers, from })).body;
    const file = await pngFile({ width: 20, height: 20 });
    const uploaded = hasImage
      ? (await call(uploadForUpscaling, { as: null, headers, from, body: { task, file } })).body.server_filename
      : 'nothing';
    const body = { task, tool: 'upscaleimage', files: [{ server_filename: uploaded, filename: 'x' }] };
    return (await call(processUpscaling, { as: null, headers, from, body })).status;
  };
  const used = async () => {
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ hits: number }>`select hits from throttles where key like 'upscaler-visitors:%'`.execute(db),
    );
    return rows[0]?.hits ?? 0;
  };
  expect(await process(null, '10.5.0.1')).toBe(200);
  const before = await used();
  expect(await process(null, '10.5.0.1', false)).toBe(422);
  expect(await used()).toBe(before);
  await asSystem(appPool, (db) =>
    sql`update throttles set hits = 120 where key like 'upscaler-visitors:%'`.execute(db),
  );
  expect([await process(null, '10.5.0.2'), await process('staff', '10.5.0.3')]).toEqual([429, 200]);
});

test('a site can’t keep the upscaler busy by way of its many networks', async () => {
  const { headers, task } = await begin();
  const body = { task, tool: 'upscaleimage', files: [{ server_filename: 'x', filename: 'x' }] };
  const process = (from: string) => call(processUpscaling, { as: null, headers, body, from });
  expect((await process('2001:db8:c:1::1')).status).toBe(422);
  await asSystem(appPool, (db) => sql`update throttles set hits = 120 where key like 'upscaler-site:%'`.execute(db));
  expect((await process('2001:db8:c:2::1')).status).toBe(429);
  expect((await process('10.3.2.1')).status).toBe(422);
});

test.each([{ upscalerEnabled: false }, { upscalerUrl: 'https://upscaler.example/v1', upscalerPublicKey: 'pk' }])(
  'with %j the built-in upscaler is off',
  async (changes) => {
    const other = await testApp(changes);
    const { upscaler } = (await other.call(getSettings, { as: null })).body;
    expect((await other.call(authorizeUpscaler, { as: null, body: { public_key } })).status).toBe(404);
    expect((await other.call(startUpscaling, { as: null })).status).toBe(404);
    if (changes.upscalerUrl) expect(upscaler).toEqual({ url: changes.upscalerUrl, public_key: 'pk', enabled: true });
    else expect(upscaler.enabled).toBe(false);
  },
);
