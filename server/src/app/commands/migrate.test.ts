import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WORKER_ROLE } from '../../platform/database/migrations/grant-to-worker.ts';
import { databaseUrl, ensureLogin, runOperatorCommand } from '../../testing/processes/operator-command.ts';
import { freePort, startProduct } from '../../testing/processes/product-process.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database.ts';

const key = Buffer.alloc(32, 3).toString('base64');

const appOnly = (database: TestDatabase) => ({
  APP_KEY: key,
  FILES_SIGNING_KEY: key,
  APP_URL: 'http://127.0.0.1:3000',
  DATABASE_URL: databaseUrl(database, 'move_app'),
});
const withOwner = (database: TestDatabase) => ({
  ...appOnly(database),
  DATABASE_MIGRATION_URL: databaseUrl(database, 'move_owner'),
});

async function startApi(database: TestDatabase) {
  const product = startProduct({ ...appOnly(database), PORT: await freePort() }, ['--only', 'api']);
  const started = await product.ready().then(
    () => true,
    () => false,
  );
  product.child.kill('SIGTERM');
  await product.exit();
  return { started, output: product.output() };
}

test('a process with only the app role starts on a migrated database, and otherwise says what to do', async () => {
  const database = await emptyDatabase();
  const onEmpty = await startApi(database);
  expect(onEmpty.output).toContain('The database has no tables of Move yet: run "npm run migrate"');
  expect(onEmpty.started).toBe(false);

  const first = await runOperatorCommand('migrate', [], withOwner(database));
  expect(first.output).toMatch(/^Migrated the database: 0200_baseline/);
  expect(first.status).toBe(0);
  expect((await runOperatorCommand('migrate', [], withOwner(database))).output).toBe('The database is up to date.\n');
  expect((await startApi(database)).started).toBe(true);

  const { rows } = await database.ownerPool.query<{ name: string }>(
    'delete from schema_migrations where name = (select max(name) from schema_migrations) returning name',
  );
  const onOlder = await startApi(database);
  expect(onOlder.output).toContain(`The database lacks migration ${rows[0]?.name}: run "npm run migrate"`);
  expect(onOlder.started).toBe(false);

  await database.ownerPool.query("insert into schema_migrations (name, checksum) values ('9999_later', 'x')");
  expect((await startApi(database)).output).toContain('The database has migration 9999_later, which this version');
});

test('migrating without the owner role is refused with one sentence', async () => {
  const database = await emptyDatabase();
  const { status, output } = await runOperatorCommand('migrate', [], appOnly(database));
  expect(output).toMatch(
    /^The database can't be migrated \(permission denied .* let the role of DATABASE_MIGRATION_URL.*\n$/,
  );
  expect(status).toBe(1);
});

test('a worker whose roles own nothing runs jobs, and its own role can neither read nor change the tables of Move', async () => {
  const database = await emptyDatabase();
  const admin = new pg.Client(database.admin);
  await admin.connect();
  // dropping the database ends all connections to it
  admin.on('error', () => {});
  onTestFinished(() => admin.end());
  await ensureLogin(database, WORKER_ROLE);
  await runOperatorCommand('migrate', [], withOwner(database));
  const without = startProduct(appOnly(database), ['--only', 'worker']);
  expect(await without.exit()).toBe(1);
  expect(without.output()).toMatch(/Jobs need DATABASE_QUEUE_URL, .*/);

  const queue = databaseUrl(database, WORKER_ROLE);
  const { rows } = await admin.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1 desc limit 1",
  );
  await admin.query(`drop table ${rows[0]?.name}`);
  await admin.query("select graphile_worker.add_job('make_audit_partitions')");
  const worker = startProduct({ ...appOnly(database), DATABASE_QUEUE_URL: queue }, ['--only', 'worker']);
  await worker.ready();
  const made = `select relowner::regrole::text as owner from pg_class where relname = '${rows[0]?.name}'`;
  await vi.waitUntil(async () => (await admin.query(made)).rowCount === 1, { timeout: 30_000 });
  expect((await admin.query(made)).rows).toEqual([{ owner: 'move_owner' }]);
  await vi.waitUntil(async () => (await admin.query('select from graphile_worker._private_jobs')).rowCount === 0, {
    timeout: 30_000,
  });
  worker.child.kill('SIGTERM');
  expect(await worker.exit()).toBe(0);

  const pool = new pg.Pool({ connectionString: queue });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  onTestFinished(() => pool.end());
  for (const sql of [
    'select from users',
    'select from audit_log',
    'create table mine ()',
    'delete from schema_migrations',
  ])
    await expect(pool.query(sql)).rejects.toThrow(/permission denied/);
});
