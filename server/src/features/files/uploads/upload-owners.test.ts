import { getFile, getFileInfo, removeFile, uploadFile } from '@move/contract/files/files.ts';
import { expect, test } from 'vitest';
import { throttleOn } from '../../../platform/http/limits/throttle.ts';
import { fileOf, pngFile } from '../../../testing/pictures.ts';
import { testApp } from '../../../testing/test-app.ts';

const { config, app, appPool, call, tenants } = await testApp();
const upload = (file: File) => call(uploadFile, { body: { file } });

test('an upload can be read by its uploader and a superadmin only', async () => {
  const { body } = await upload(await pngFile());
  const params = { fileToken: body.token };
  const preview = expect.stringContaining(`/v1/files/${body.id}/medium?expires=`);
  expect((await call(getFileInfo, { params })).body.file).toEqual({ ...body, preview });
  expect((await call(getFileInfo, { as: 'trainer', params })).status).toBe(404);
  expect((await call(getFileInfo, { as: 'stranger', params })).status).toBe(404);
  expect((await call(getFileInfo, { as: 'superadmin', params })).status).toBe(200);
  expect((await call(getFileInfo, { params: { fileToken: body.id } })).status).toBe(404);
});

test('an upload can be removed by its uploader, not by a colleague', async () => {
  const { body } = await upload(await pngFile());
  const params = { fileToken: body.token };
  expect((await call(removeFile, { as: 'trainer', params })).status).toBe(404);
  expect((await call(getFile, { params: { file: body.id } })).status).toBe(200);
  expect((await call(removeFile, { params })).status).toBe(204);
  expect((await call(removeFile, { params })).status).toBe(404);
  expect((await call(getFile, { params: { file: body.id } })).status).toBe(404);
});

test('an upload requires a login', async () => {
  const form = new FormData();
  form.append('file', await pngFile());
  const response = await app.inject({ method: 'POST', url: uploadFile.path, payload: form });
  expect(response.statusCode).toBe(401);
  expect(tenants.users.staff).toBeGreaterThan(0);
});

test('the upload limit per hour counts all uploads, and is checked before the picture is read', async () => {
  const key = `upload:${tenants.users.stranger}`;
  const throttle = throttleOn(appPool, config.appKey);
  await Promise.all(Array.from({ length: 600 }, () => throttle(key, 1_000, 3_600)));
  const one = { file: fileOf(Buffer.from('no picture'), 'x.png') };
  expect((await call(uploadFile, { as: 'stranger', body: one })).status).toBe(429);
  expect((await call(uploadFile, { as: 'trainer', body: one })).status).toBe(422);
});
