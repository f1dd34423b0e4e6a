import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeFile } from '../../features/files/uploads/store-file.ts';
import { asSystem } from '../../platform/database/database.ts';
import { migrateOpen } from '../../platform/database/migrations/migrate.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { afterRestore, readContents } from '../../testing/database/database-contents.ts';
import {
  backUp,
  databaseUrl,
  ensureLogin,
  installation,
  restore,
  runOperatorCommand,
  temporaryDirectories,
} from '../../testing/processes/operator-command.ts';
import { freePort, startProduct } from '../../testing/processes/product-process.ts';
import { testConfig } from '../../testing/test-config.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { seedDemo } from '../demo/seed.ts';

const password = 'Welkom2026!';

const temporaryDirectory = temporaryDirectories();
const newPlace = () => join(temporaryDirectory(), 'backups');
const demo = await testDatabase();
const demoFiles = temporaryDirectory();
const source = await testDatabase();
const sourceFiles = temporaryDirectory();

/** Returns a copy of a backup with a changed manifest. */
function changedBackup(path: string, change: (manifest: Record<string, unknown[]>) => void): string {
  const copy = join(temporaryDirectory(), 'copy');
  cpSync(path, copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as Record<string, unknown[]>;
  change(manifest);
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  return copy;
}

async function asAdmin({ admin }: TestDatabase, sql: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(sql);
  await client.end();
}

const FILES = { recursive: true, encoding: 'utf8' } as const;
const uploadsIn = (directory: string) =>
  existsSync(join(directory, 'uploads')) ? readdirSync(join(directory, 'uploads'), FILES).sort() : [];

/** A partition as the worker made it in January 2024. */
const OLD_PARTITION = `
  create table audit_log_2024_01 partition of audit_log for values from ('2024-01-01T00:00Z') to ('2024-02-01T00:00Z');
  alter table audit_log_2024_01 enable row level security; alter table audit_log_2024_01 force row level security`;

/** Rows that a careless copy would change: an old partition, gaps, quotes, line ends, and three kinds of empty values. */
const AWKWARD = `
  insert into audit_log (created_at, action, subject_type, subject_id, subject_name, changes, ip) values
    ('2024-01-15T12:34:56.789012Z', 'update', 'user', '', e'tab\\t "quote'' \\\\N \\n \\u20ac {a,b} ', '{"a": null, "b": "\\\\\\\\N"}', '::1'),
    ('2024-01-15T12:34:56.789013Z', 'update', 'user', null, null, 'null', null);
  select setval('audit_log_id_seq', 9000);
  select graphile_worker.add_job('unknown_task', '{"a": "\\n"}'::json, run_at => '2099-01-01')`;

/** A few rows and three files, for the tests that are not about the contents of a backup. */
async function seedLittle(): Promise<void> {
  const storage = openStorage(testConfig({ filesPath: sourceFiles }));
  await seedTenants(source.appPool);
  await asSystem(source.appPool, async (db) => {
    for (const name of ['one', 'two', 'three'])
      await storeFile(db, storage, {
        bytes: Buffer.from(name),
        mimeType: 'image/webp',
        extension: 'webp',
        uploaderId: null,
      });
    await db.updateTable('files').set({ status: 'attached', attached_at: sql`now()` }).execute();
  });
}

describe('the backup of the demo', () => {
  let path = '';

  beforeAll(async () => {
    await ensureLogin(demo, 'move_backup', 'bypassrls in role pg_read_all_data');
    const config = testConfig({ filesPath: demoFiles, demoPassword: password });
    await seedDemo({ pool: demo.appPool, config, log: createLog('silent') });
    await demo.ownerPool.query(OLD_PARTITION);
    await migrateOpen(demo);
    // as a restore does, so that the restored rows can be compared with these
    await demo.ownerPool.query('select look_refunds_up()');
    await asAdmin(demo, AWKWARD);
    const made = await backUp(installation(demo, demoFiles), newPlace());
    expect(made.output).toMatch(/^Backup complete/);
    expect(made.status).toBe(0);
    path = made.path;
  }, 180_000);

  test('is restored with every row, rule and file, and the product runs on it', async () => {
    const target = await emptyDatabase();
    const files = join(temporaryDirectory(), 'files');
    const environment = installation(target, files);
    const { status, output } = await restore(path, environment);
    expect(output).toMatch(/every table has the rows of the backup/);
    expect(status).toBe(0);
    const [before, after] = [await readContents(demo.admin), await readContents(target.admin)];
    expect(Object.keys(after.contents).length).toBeGreaterThan(80);
    expect(after).toEqual(afterRestore(before, after));
    expect(uploadsIn(files)).toEqual(uploadsIn(demoFiles));
    await expectServing(environment);
  }, 180_000);

  test('can only be read by its owner, and leaves no unfinished files in its directory', () => {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    expect(entries.length).toBeGreaterThan(100);
    const open = entries.filter((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(path, '..'))).toHaveLength(1);
    expect(existsSync(join(path, 'secrets'))).toBe(false);
    expect(readFileSync(join(path, 'manifest.json'), 'utf8')).not.toContain(installation(demo, demoFiles).APP_KEY);
  });
});

describe('a PostgreSQL server of the operator', () => {
  let path = '';

  beforeAll(async () => {
    await ensureLogin(source, 'move_backup', 'bypassrls in role pg_read_all_data');
    await seedLittle();
    const made = await backUp(installation(source, sourceFiles), newPlace());
    expect(made.output).toMatch(/^Backup complete/);
    path = made.path;
  }, 180_000);

  test.each(['move_owner', 'move_app'])(
    'a backup as %s, which row-level security restricts, is refused and leaves no files',
    async (role) => {
      const environment = { ...installation(source, sourceFiles), DATABASE_BACKUP_URL: databaseUrl(source, role) };
      const { status, output, backups } = await backUp(environment, newPlace());
      expect(output).toMatch(
        new RegExp(`^DATABASE_BACKUP_URL connects as ${role}, which may not read every row: run "create role`),
      );
      expect(output.trim().split('\n')).toHaveLength(1);
      expect({ status, backups }).toEqual({ status: 1, backups: [] });
    },
  );

  test('a backup without a role or into a read-only directory is refused with one sentence', async () => {
    const { DATABASE_BACKUP_URL: _, ...environment } = installation(source, sourceFiles);
    const without = await backUp(environment, newPlace());
    expect(without).toMatchObject({ status: 1, backups: [] });
    expect(without.output).toMatch(/^A backup needs DATABASE_BACKUP_URL.*\n$/);
    const file = join(temporaryDirectory(), 'file');
    writeFileSync(file, '');
    const unwritable = await backUp(installation(source, sourceFiles), join(file, 'backups'));
    expect(unwritable.output).toMatch(/^The backup can't be written to .*\n$/);
    expect(unwritable.status).toBe(1);
  });

  test('a backup that fails halfway leaves no files', async () => {
    const environment = installation(source, sourceFiles);
    // files are copied after all tables
    const broken = await backUp({ ...environment, FILES_PATH: join(path, 'manifest.json') }, newPlace());
    expect(broken).toMatchObject({ status: 1, backups: [] });
  });

  test('a backup names lost and damaged files and contains all others', async () => {
    const files = join(temporaryDirectory(), 'files');
    cpSync(sourceFiles, files, { recursive: true });
    const uploads = readdirSync(join(files, 'uploads'), { ...FILES, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const [lost, damaged] = uploads.map((one) => join(one.parentPath, one.name));
    rmSync(lost ?? '');
    writeFileSync(damaged ?? '', 'x');
    const { status, output } = await backUp(installation(source, files), newPlace());
    expect(output.match(/Warning: the storage lacks/g)).toHaveLength(2);
    expect(status).toBe(0);
  });

  test('a restore refuses a database or a storage that is not empty, and changes nothing', async () => {
    const before = await readContents(source.admin);
    const full = await restore(path, installation(source, temporaryDirectory()));
    expect(full).toMatchObject({ status: 1, output: expect.stringMatching(/^The database .* is not empty .*\n$/) });
    expect(await readContents(source.admin)).toEqual(before);

    const target = await emptyDatabase();
    const fullStorage = await restore(path, installation(target, sourceFiles));
    expect(fullStorage.output).toMatch(/^The directory or bucket of the files is not empty .*\n$/);
    expect((await readContents(target.admin)).contents).toEqual({});
  });

  test('a restore of a newer version, a damaged backup or a missing backup is refused with one sentence', async () => {
    const target = await emptyDatabase();
    const environment = installation(target, join(temporaryDirectory(), 'files'));
    const newer = changedBackup(path, ({ migrations }) => migrations?.push({ name: '9999_later', checksum: 'x' }));
    expect((await restore(newer, environment)).output).toMatch(
      /^The backup was made by a newer Move .*9999_later.*\n$/,
    );
    const damaged = changedBackup(path, () => {});
    writeFileSync(join(damaged, 'tables/public.users.copy.gz'), 'x');
    expect((await restore(damaged, environment)).output).toMatch(
      /^The backup is damaged: .*users.* is not what was written\.\n$/,
    );
    expect((await restore(temporaryDirectory(), environment)).output).toMatch(
      / is not a backup: it has no manifest.json\.\n$/,
    );
    expect((await readContents(target.admin)).contents).toEqual({});
  });

  test('a restore leaves no rows when they differ from the manifest, and needs --other-keys when the keys differ', async () => {
    const target = await emptyDatabase();
    const files = join(temporaryDirectory(), 'files');
    const other = changedBackup(path, ({ tables }) => {
      const users = (tables as { name: string; rowsHash: string }[]).find(({ name }) => name === 'users');
      if (users) users.rowsHash = '1';
    });
    const { status, output } = await restore(other, installation(target, files));
    expect(output).toMatch(/rows of "public"\."users" are not what the backup says/);
    expect(status).toBe(1);
    const { contents, rules } = await readContents(target.admin);
    expect({ contents, rules, files: uploadsIn(files).filter((name) => name.includes('.')) }).toEqual({
      contents: {},
      rules: [],
      files: [],
    });

    const environment = { ...installation(target, files), APP_KEY: Buffer.alloc(32, 4).toString('base64') };
    expect((await restore(path, environment)).output).toMatch(
      /^APP_KEY is not what the backup was made with: .*--other-keys.*\n$/,
    );
    expect((await restore(path, environment, '--other-keys')).status).toBe(0);
  }, 180_000);

  test('a backup without files says so, and restores the tables', async () => {
    const directory = join(temporaryDirectory(), 'backups');
    const { output } = await runOperatorCommand(
      'backup',
      [directory, '--without-files'],
      installation(source, sourceFiles),
    );
    expect(output).toContain('no files');
    const target = await emptyDatabase();
    const restored = await restore(join(directory, readdirSync(directory)[0] ?? ''), installation(target, sourceFiles));
    expect(restored.output).toMatch(/The backup holds no files/);
    const { restores: _, ...contents } = (await readContents(target.admin)).contents;
    expect((await readContents(source.admin)).contents).toMatchObject(contents);

    const release = (...args: string[]) => runOperatorCommand('release-money', args, installation(target, sourceFiles));
    expect(await release('118')).toMatchObject({ status: 1, output: expect.stringMatching(/^Usage: /) });
    expect(await release('2026-000118')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/invoices issued again/),
    });
    expect(await release()).toMatchObject({ status: 1, output: 'No restore holds payouts and invoices.\n' });
    const { rows } = await asSystem(target.appPool, (db) =>
      sql`select year, last_number from invoice_numbers`.execute(db),
    );
    expect(rows).toEqual([{ year: 2026, last_number: 118 }]);
  }, 180_000);
});

/** Starts the product on the restored data with only the app role, logs in and reads a file. */
async function expectServing(environment: Record<string, string>): Promise<void> {
  const { DATABASE_MIGRATION_URL: _, DATABASE_BACKUP_URL: __, ...facing } = environment;
  const port = await freePort();
  const product = startProduct({ APP_URL: `http://127.0.0.1:${port}`, ...facing, PORT: port }, ['--only', 'api']);
  await product.ready();
  const url = `http://127.0.0.1:${port}/v1`;
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super@beweegplein.example', password }),
  });
  expect(login.status).toBe(200);
  const rows = readdirSync(join(facing['FILES_PATH'] ?? '', 'uploads'), FILES);
  const id = /[0-9a-f-]{36}/.exec(rows.find((name) => name.includes('.')) ?? '')?.[0];
  const file = await fetch(`${url}/files/${id}`);
  expect(file.status).toBe(200);
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
  product.child.kill('SIGTERM');
  await product.exit();
}
