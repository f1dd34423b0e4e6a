import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createActivity, updateActivity } from '@move/contract/activities/activities.ts';
import { getFileVariant, uploadFile } from '@move/contract/files/files.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { diskStorage } from '../../../platform/storage/disk-storage.ts';
import { pngFile } from '../../../testing/pictures.ts';
import { testApp } from '../../../testing/test-app.ts';
import { sweepFiles } from './sweep-files.ts';

const { call, appPool, config, tenants } = await testApp();
const storage = diskStorage(config.filesPath);
const params = { organizationId: tenants.organization };
const sweep = () => sweepFiles(appPool, storage);

async function upload() {
  const { body } = await call(uploadFile, { body: { file: await pngFile({ width: 600, height: 300 }) } });
  return body;
}
const isThere = async (id: string) =>
  (await call(getFileVariant, { params: { file: id, variant: 'small' } })).status === 200;
const age = (column: 'created_at' | 'detached_at', id: string, interval: string) =>
  asSystem(appPool, (db) =>
    db
      .updateTable('files')
      .set({ [column]: sql`now() - ${interval}::interval` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const detachedAt = (id: string) =>
  asSystem(appPool, (db) =>
    db.selectFrom('files').select('detached_at').where('id', '=', id).executeTakeFirstOrThrow(),
  );
const withImage = async (token: string) => {
  const { body } = await call(createActivity, { params, body: { name: 'Met foto', image: token } });
  return { ...params, activityId: body.activity.id };
};

test('an upload that no record used is removed after a day, in every size', async () => {
  const [fresh, old] = [await upload(), await upload()];
  expect(await isThere(old.id)).toBe(true);
  await age('created_at', old.id, '25 hours');
  expect(await sweep()).toEqual({ files: 1, strays: 0 });
  expect([await isThere(fresh.id), await isThere(old.id)]).toEqual([true, false]);
  expect(existsSync(join(config.filesPath, old.filename))).toBe(false);
  expect(existsSync(join(config.filesPath, 'variants', old.id.slice(0, 2), `${old.id}-small.webp`))).toBe(false);
  expect(await sweep()).toEqual({ files: 0, strays: 0 });
});

test('a replaced file stays a week', async () => {
  const [first, second] = [await upload(), await upload()];
  const inActivity = await withImage(first.token);
  await call(updateActivity, { params: inActivity, body: { image: second.token } });
  await age('detached_at', first.id, '6 days 23 hours');
  await sweep();
  expect(await isThere(first.id)).toBe(true);
  await age('detached_at', first.id, '7 days 1 hour');
  await sweep();
  expect([await isThere(first.id), await isThere(second.id)]).toEqual([false, true]);
});

test('a file that another record uses stays', async () => {
  const shared = await upload();
  const one = await withImage(shared.token);
  await withImage(shared.token);
  await call(updateActivity, { params: one, body: { image: null } });
  await age('detached_at', shared.id, '8 days');
  await sweep();
  expect(await isThere(shared.id)).toBe(true);
  expect(await detachedAt(shared.id)).toEqual({ detached_at: null });
});

test('the file of a removed record is removed a week later', async () => {
  const mark = await upload();
  await call(updateOrganization, { params, body: { name: 'Zwemclub Test', header: mark.token } });
  await sweep();
  // as if the whole record were removed: the file isn't detached
  await asSystem(appPool, (db) =>
    db.updateTable('organizations').set({ header_id: null }).where('id', '=', tenants.organization).execute(),
  );
  await sweep();
  expect(await isThere(mark.id)).toBe(true);
  await age('detached_at', mark.id, '8 days');
  await sweep();
  expect(await isThere(mark.id)).toBe(false);
});

test('bytes without a row are removed when they are a day old', async () => {
  const stray = (name: string, hours: number) => {
    const path = join(config.filesPath, 'uploads', name);
    mkdirSync(join(config.filesPath, 'uploads'), { recursive: true });
    writeFileSync(path, 'x');
    const then = Date.now() / 1_000 - hours * 3_600;
    utimesSync(path, then, then);
    return path;
  };
  const old = stray('00000000-0000-4000-8000-000000000000.png', 25);
  const young = stray('00000000-0000-4000-8000-000000000001.png', 23);
  expect((await sweep()).strays).toBe(1);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test('two sweeps at once do the work once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, async () => (await upload()).id));
  for (const id of ids) await age('created_at', id, '2 days');
  const [one, two] = await Promise.all([sweep(), sweep()]);
  expect(one.files + two.files).toBe(6);
});
