import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getFile, getFileInfo, getFileVariant, uploadFile } from '@move/contract/files/files.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { animation, fileOf, noise, picture, pngFile } from '../../../testing/pictures.ts';
import { testApp } from '../../../testing/test-app.ts';
import { signedAddress } from './signed-address.ts';

const { app, call, config, appPool, signIn, tenants } = await testApp();

async function uploadOnly(file: File, more: Record<string, unknown> = {}) {
  const { body, errors } = await call(uploadFile, { body: { file, ...more } });
  expect(errors).toEqual({});
  return body;
}

/** Uploads a file, and attaches a public one to a record. */
async function upload(file: File, more: Record<string, unknown> = {}) {
  const body = await uploadOnly(file, more);
  await asSystem(appPool, (db) =>
    db
      .updateTable('files')
      .set({ status: 'attached', attached_at: new Date().toISOString() })
      .where('id', '=', body.id)
      .where('visibility', '=', 'public')
      .execute(),
  );
  return body;
}
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
const read = (file: string, variant: string, headers: Record<string, string> = {}) =>
  call(getFileVariant, { as: null, params: { file, variant }, headers });

const secret = await upload(fileOf(await picture().webp().toBuffer(), 'geheim.webp'), { visibility: 'private' });

/** Makes a file the organisation's, uploaded by a user or (null) made by the product. Returns what staff, trainer and administrator get. */
async function statusesOf(id: string, uploader_id: number | null) {
  const organization_id = tenants.organization;
  await asSystem(appPool, (db) =>
    db
      .updateTable('files')
      .set({ status: 'attached', attached_at: new Date().toISOString(), organization_id, uploader_id })
      .where('id', '=', id)
      .execute(),
  );
  const statuses = [];
  for (const as of ['staff', 'trainer', 'admin'] as const) {
    const { status } = await call(getFileVariant, { as, params: { file: id, variant: 'original' } });
    statuses.push(status);
  }
  return statuses;
}

test('a document that the product made is not served to users of the organisation, unlike an upload', async () => {
  const { id } = await uploadOnly(await pngFile({}), { visibility: 'private' });
  expect(await statusesOf(id, tenants.users.superadmin)).toEqual([200, 200, 200]);
  expect(await statusesOf(id, null)).toEqual([404, 404, 404]);
});

test('a private file of a removed organisation is not served to its team', async () => {
  const { id } = await uploadOnly(await pngFile({}), { visibility: 'private' });
  const removed = (at: string | null) =>
    asSystem(appPool, (db) =>
      db.updateTable('organizations').set({ deleted_at: at }).where('id', '=', tenants.organization).execute(),
    );
  await removed(new Date().toISOString());
  expect((await statusesOf(id, tenants.users.superadmin)).slice(0, 2)).toEqual([404, 404]);
  await removed(null);
});

describe('sizes', () => {
  test.each([
    ['small', 150, 75],
    ['thumbnail', 300, 150],
    ['medium', 800, 400],
    ['large', 1600, 800],
    ['original', 2000, 1000],
  ])('%s', async (variant, width, height) => {
    const { id } = await upload(await pngFile({ width: 2_000, height: 1_000 }));
    const { status, bytes, headers } = await read(id, variant);
    const format = variant === 'original' ? 'png' : 'webp';
    expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format });
  });

  test('nothing is enlarged, and the default size is a thumbnail', async () => {
    const { id } = await upload(await pngFile({ width: 120, height: 60 }));
    const { bytes } = await call(getFile, { as: null, params: { file: id } });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 60, format: 'webp' });
  });

  test('a gif is animated in the medium and large sizes, and a still picture in smaller ones', async () => {
    const { id } = await upload(fileOf(await animation(4, 400), 'beweegt.gif'));
    expect((await sharp((await read(id, 'medium')).bytes).metadata()).pages).toBe(4);
    expect(await sharp((await read(id, 'small')).bytes).metadata()).toMatchObject({ format: 'webp', width: 150 });
  });

  test('many requests at once for a size get the same file, which is stored', async () => {
    const { id } = await upload(await pngFile({ width: 1_000, height: 500 }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(id, 'medium')));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const kept = readdirSync(join(config.filesPath, 'variants', id.slice(0, 2))).filter((name) => name.startsWith(id));
    expect(kept).toEqual([`${id}-medium.webp`]);
  });
});

describe('headers', () => {
  test('an address may be cached forever, and returns 304', async () => {
    const { id } = await upload(await pngFile());
    const { headers } = await read(id, 'small');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    const etag = String(headers['etag']);
    const again = await read(id, 'small', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect((await read(id, 'thumbnail', { 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD returns the same headers without the picture', async () => {
    const { id } = await upload(await pngFile());
    const response = await app.inject({ method: 'HEAD', url: `/v1/files/${id}/small` });
    expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([200, '', 'image/webp']);
  });
});

describe('a vector', () => {
  const nasty = `<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 10 10" onload="alert(1)"><script>alert(2)</script><style>@import url(//evil.example/x.css);</style>
    <a href="javascript:alert(3)"><text>link</text></a><foreignObject><body onload="alert(4)"/></foreignObject>
    <image href="https://evil.example/pixel.png"/><use xlink:href="//evil.example/a.svg#b"/>
    <rect width="5" height="5" style="fill:url(https://evil.example/f)" onclick="alert(5)"/>
    <set attributeName="href" to="javascript:alert(6)"/><animate attributeName="x"/>
    <g id="a"><use href="#a"/></g><path id="p" d="M1 1h8v8z" fill="url(#g)"/><title>Ada &amp; &lt;b&gt;</title></svg>`;

  test('keeps its drawing and loses scripts, external resources and metadata', async () => {
    const { id, mime_type, width } = await upload(fileOf(Buffer.from(nasty), 'logo.svg'));
    expect([mime_type, width]).toEqual(['image/svg+xml', expect.any(Number)]);
    for (const variant of ['original', 'small', 'large']) {
      const { bytes, headers } = await read(id, variant);
      const text = bytes.toString();
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(text).not.toMatch(
        /script|onload|onclick|evil|javascript|foreignObject|<a[ >]|<image|<set|<animate|@import/i,
      );
      expect(text).toContain('<path id="p" d="M1 1h8v8z" fill="url(#g)"');
      expect(text).toContain('Ada &amp; &lt;b&gt;');
      // a `use` that copies its own parent would never end
      expect(text).not.toContain('href="#a"');
    }
  });

  test.each([
    ['an unclosed tag', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z">'],
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ],
    ['two encodings', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0x3e, 0xff, 0xfe, 0x3c, 0x2f, 0x73, 0x76, 0x67, 0x3e])],
  ])('with %s is refused or made safe', async (_what, source) => {
    const { status, body } = await call(uploadFile, { body: { file: fileOf(Buffer.from(source), 'x.svg') } });
    if (status === 201) expect((await read(body.id, 'original')).bytes.toString()).not.toMatch(/ENTITY|passwd/);
    else expect(status).toBe(422);
  });
});

describe('a 404', () => {
  const somewhere = '00000000-0000-4000-8000-000000000000';
  test.each([
    `/v1/files/${somewhere}`,
    `/v1/files/${somewhere}/small`,
    '/v1/files/1',
    '/v1/files/..%2f..%2fetc%2fpasswd',
    '/v1/files/%2e%2e/small',
    `/v1/files/${somewhere}/..%2f..%2fsecrets%2fapp-key`,
    '/v1/files/uploads/x.png',
    '/v1/files/a%00b',
  ])('for %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  test('for a path with .. in it, as sent over HTTP', async () => {
    for (const path of ['/v1/files/../../etc/passwd', `/v1/files/${somewhere}/../../../etc/passwd`]) {
      const asked = request({ port, path }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });

  test('for an unknown size, also one that is a property of every object, such as constructor', async () => {
    const { id } = await upload(await pngFile());
    for (const variant of ['huge', 'Small', 'constructor', 'original.png', '..'])
      expect((await app.inject({ url: `/v1/files/${id}/${variant}` })).statusCode).toBe(404);
  });

  test('for bytes that the storage lost', async () => {
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ id: string }>`
        insert into files (token_hash, filename, size, mime_type, width, height, sha256, status, attached_at)
        values ('x', 'uploads/lost.png', 9, 'image/png', 9, 9, 'x', 'attached', now()) returning id`.execute(db),
    );
    for (const variant of ['original', 'small']) expect((await read(String(rows[0]?.id), variant)).status).toBe(404);
  });
});

describe('an upload that no record uses yet', () => {
  test('is shown to its uploader, and to others by the preview address that the uploader gets', async () => {
    const { id, token } = await uploadOnly(await pngFile({ width: 1_000, height: 500 }));
    const as = (someone: Parameters<typeof signIn>[0] | null) =>
      call(getFileVariant, { as: someone, params: { file: id, variant: 'small' } });
    for (const other of [null, 'trainer', 'stranger', 'nobody'] as const) expect((await as(other)).status).toBe(404);
    const own = await as('staff');
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    const { file } = (await call(getFileInfo, { params: { fileToken: token } })).body;
    const preview = await app.inject({ url: file.preview });
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    expect((await sharp(preview.rawPayload).metadata()).width).toBe(800);
  });
});

describe('slow readers', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  /** Bytes of memory in use, after a garbage collection. */
  const held = () => {
    collect();
    const { external, arrayBuffers } = process.memoryUsage();
    return external + arrayBuffers;
  };

  test('hold a piece of a large file in memory, not all of it', async () => {
    const { id } = await upload(await noise({ width: 800, height: 800 }));
    const sockets = Array.from({ length: 30 }, () => connect(Number(port), '127.0.0.1').pause());
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const before = held();
    for (const socket of sockets) socket.write(`GET /v1/files/${id}/original HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(8));
    await wait(2_000);
    // 240 replies of 2 MB are 480 MB; on a busy machine some replies still hold pieces
    await expect.poll(() => (held() - before) / 1024 ** 2, { timeout: 20_000 }).toBeLessThan(120);
    expect((await fetch(`http://127.0.0.1:${port}/v1/files/${id}/original`)).status).toBe(200);
  });
});

describe('a private file', () => {
  const asked = async (url: string, as?: Parameters<typeof signIn>[0]) => {
    const headers = as ? { authorization: `Bearer ${await signIn(as)}` } : {};
    const { statusCode, headers: answer } = await app.inject({ url, headers });
    return [statusCode, answer['cache-control']];
  };
  const url = `/v1/files/${secret.id}/original`;

  test('is shown to its uploader, and to no visitor', async () => {
    expect(await asked(url)).toEqual([404, 'no-store']);
    expect(await asked(url, 'staff')).toEqual([200, 'private, max-age=300']);
    expect(await asked(url, 'superadmin')).toEqual([200, 'private, max-age=300']);
    for (const other of ['trainer', 'stranger', 'strangerAdmin', 'nobody'] as const)
      expect(await asked(url, other)).toEqual([404, 'no-store']);
  });

  test('of an organisation is shown to its staff and its platform’s administrators', async () => {
    await asSystem(appPool, (db) =>
      db
        .updateTable('files')
        .set({ status: 'attached', attached_at: new Date().toISOString(), organization_id: tenants.organization })
        .where('id', '=', secret.id)
        .execute(),
    );
    for (const own of ['trainer', 'admin'] as const) expect((await asked(url, own))[0]).toBe(200);
    for (const other of ['stranger', 'strangerAdmin', 'childAdmin', 'nobody'] as const)
      expect((await asked(url, other))[0]).toBe(404);
  });

  test('has signed addresses that expire, for this file only', async () => {
    const now = new Date();
    const key = config.filesSigningKey;
    const good = signedAddress({ id: secret.id }, { key, now });
    expect((await asked(good))[0]).toBe(200);
    const expired = signedAddress({ id: secret.id, seconds: -1 }, { key, now });
    const forged = signedAddress({ id: secret.id }, { key: Buffer.alloc(32, 1).toString('base64'), now });
    const longer = good.replace(/expires=\d+/, 'expires=9999999999');
    const { id } = await upload(await pngFile(), { visibility: 'private' });
    const moved = good.replace(secret.id, id);
    for (const bad of [expired, forged, longer, moved, `${url}?expires=9999999999`, `${url}?signature=x&expires=x`])
      expect((await asked(bad))[0]).toBe(404);
  });
});
