import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { storeFile } from '../../features/files/uploads/store-file.ts';
import { asSystem } from '../../platform/database/database.ts';
import { APP_ROLE } from '../../platform/database/embedded/embedded-roles.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import { BASELINE, readDatabaseFiles } from '../../platform/database/migrations/migrate-files.ts';
import { s3Storage } from '../../platform/storage/s3-storage.ts';
import { readContents } from '../../testing/database/database-contents.ts';
import {
  backUp,
  ensureLogin,
  installation,
  restore,
  temporaryDirectories,
} from '../../testing/processes/operator-command.ts';
import { emptyDatabase, testDatabase } from '../../testing/test-database.ts';

const temporaryDirectory = temporaryDirectories();
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: temporaryDirectory(),
  configureBuckets: ['move-files', 'move-restored'].map((name) => ({ name, configs: [] })),
});
const { port } = await server.run();
afterAll(() => server.close());

const source = await testDatabase();
await ensureLogin(source, 'move_backup', 'bypassrls in role pg_read_all_data');

const account = { region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER', endpoint: `http://127.0.0.1:${port}` };
const inBucket = (bucket: string) => ({
  FILES_DRIVER: 's3',
  S3_ENDPOINT: account.endpoint,
  S3_BUCKET: bucket,
  S3_REGION: account.region,
  S3_KEY: account.key,
  S3_SECRET: account.secret,
});

const storageOf = (bucket: string) => s3Storage({ ...account, bucket });
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
const file = { bytes, mimeType: 'image/webp', extension: 'webp', uploaderId: null };
const { filename } = await asSystem(source.appPool, (db) => storeFile(db, storageOf('move-files'), file));
const backup = await backUp({ ...installation(source, ''), ...inBucket('move-files') }, temporaryDirectory());
const restoreInto = async (bucket: string) =>
  restore(backup.path, { ...installation(await emptyDatabase(), ''), ...inBucket(bucket) });

test('a backup contains the files of a bucket, which are restored into another bucket', async () => {
  expect(backup.status).toBe(0);
  expect((await restoreInto('move-restored')).output).toMatch(/every table has the rows/);
  expect(await storageOf('move-restored').get(filename)).toEqual(bytes);
});

test('a restore into a bucket with files is refused', async () => {
  const { output } = await restoreInto('move-files');
  expect(output).toMatch(/^The directory or bucket of the files is not empty/);
});

test('a backup older than the baseline migration is restored and then migrated', async () => {
  const older = await emptyDatabase();
  const { migrations, former } = readDatabaseFiles();
  const names = migrations.map(({ name }) => name);
  await migrate({ ownerPool: older.ownerPool, appRole: APP_ROLE, only: [BASELINE] });
  await older.ownerPool.query('drop table schema_functions; delete from schema_migrations');
  await older.ownerPool.query(
    `insert into schema_migrations (name, checksum)
     select name, checksum from jsonb_to_recordset($1) as row (name text, checksum text)`,
    [JSON.stringify(former)],
  );
  const { path } = await backUp(installation(older, join(temporaryDirectory(), 'files')), temporaryDirectory());
  const target = await emptyDatabase();
  const { status } = await restore(path, installation(target, join(temporaryDirectory(), 'files')));
  expect(status).toBe(0);
  const { rows } = await target.ownerPool.query<{ name: string }>('select name from schema_migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(names);
  await migrate({ ownerPool: older.ownerPool, appRole: APP_ROLE });
  expect((await readContents(target.admin)).rules).toEqual((await readContents(older.admin)).rules);
});
