import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { createLog } from '../../log/create-log.ts';
import { OperatorError } from '../../operator-error.ts';
import { checkServer } from '../connection/check-server.ts';
import { APP_ROLE } from '../embedded/embedded-roles.ts';
import { MIGRATIONS_DIRECTORY, migrate } from './migrate.ts';
import { endPools, openPools } from '../connection/open-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'move-migrate-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const WAITING = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%alter table one%'`;

function directoryWith(files: Record<string, string>): string {
  const directory = mkdtempSync(join(scratch, 'sql-'));
  cpSync(join(MIGRATIONS_DIRECTORY, '0001_platform.sql'), join(directory, '0001_platform.sql'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql);
  return directory;
}

test('two processes that start together: one migrates, both continue', async () => {
  const { ownerPool, connections } = await emptyDatabase();
  const second = openPools(connections, { log: createLog('silent') });
  const directory = directoryWith({ '0002_slow.sql': 'create table slow (id int); select pg_sleep(0.2);' });
  const applied = await Promise.all(
    [ownerPool, second.ownerPool].map((pool) => migrate({ ownerPool: pool, appRole: APP_ROLE, directory })),
  );
  await endPools(second);
  expect(applied.flat().sort()).toEqual(['0001_platform', '0002_slow']);
  expect(await migrate({ ownerPool, appRole: APP_ROLE, directory })).toEqual([]);
});

test('a failed migration leaves nothing of itself; earlier ones stay', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({
    '0002_good.sql': 'create table good ()',
    '0003_bad.sql': 'create table bad (); select 1/0',
  });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /0003_bad failed: division by zero/,
  );
  const { rows } = await ownerPool.query("select to_regclass('good') as good, to_regclass('bad') as bad");
  expect(rows).toEqual([{ good: 'good', bad: null }]);
});

test('a changed or unknown migration stops the start with a sentence', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({ '0002_one.sql': 'create table one ()' });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  writeFileSync(join(directory, '0002_one.sql'), 'create table one (id int)');
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(/0002_one was changed after/);
  rmSync(join(directory, '0002_one.sql'));
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(/0002_one, which this version/);
});

test('two migrations with one number are refused, since their order would be undefined', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({ '0002_one.sql': 'create table one ()', '0002_two.sql': 'create table two ()' });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /Two migrations are numbered 0002/,
  );
});

test('the app role may use what the owner made, and may only add to an append-only table', async () => {
  const { ownerPool, appPool } = await emptyDatabase();
  const directory = directoryWith({
    '0002_tables.sql': `
      create table plain (id bigint generated always as identity, word text);
      create table history (id bigint generated always as identity, word text) partition by range (id);
      create table history_first partition of history for values from (0) to (100);
      comment on table history is 'append-only: what happened';`,
  });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  await appPool.query("insert into plain (word) values ('a'); update plain set word = 'b'; delete from plain");
  await appPool.query("insert into history (word) values ('a')");
  for (const sql of ['update history set word = null', 'delete from history_first', 'delete from schema_migrations'])
    await expect(appPool.query(sql)).rejects.toThrow(/permission denied/);
  await expect(appPool.query('create table mine ()')).rejects.toThrow(/permission denied/);
  await expect(appPool.query('drop table plain')).rejects.toThrow(/must be owner/);
});

test('a migration that waits for a table blocks no call, and continues when it is free', async () => {
  const { ownerPool, appPool } = await emptyDatabase();
  const directory = directoryWith({ '0002_one.sql': 'create table one (id int)' });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  writeFileSync(join(directory, '0003_wider.sql'), 'alter table one add column name text');
  const reader = await appPool.connect();
  await reader.query('begin; select from one');
  const migrating = migrate({ ownerPool, appRole: APP_ROLE, directory });
  await vi.waitUntil(async () => (await ownerPool.query(WAITING)).rowCount === 1, { timeout: 30_000 });
  await appPool.query('select from one');
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['0003_wider']);
});

test('a role that may not make tables gets a message that names the role that may', async () => {
  const { appPool } = await emptyDatabase();
  const refusal = await migrate({ ownerPool: appPool, appRole: APP_ROLE }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(String(refusal)).toMatch(/can't be migrated \(permission denied .* own the database/);
});

test('a migration works under forced row-level security as the system', async () => {
  const { ownerPool, appPool } = await emptyDatabase();
  const directory = directoryWith({
    '0002_rls.sql': `
      create table guarded (id int);
      alter table guarded enable row level security; alter table guarded force row level security;
      create policy guarded_system on guarded using ((select app_scope()) = 'system');
      insert into guarded values (1);`,
  });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  for (const pool of [ownerPool, appPool]) expect((await pool.query('select * from guarded')).rows).toEqual([]);
});

test.each(['superuser', 'bypassrls'])('a connection with %s is refused with the SQL that mends it', async (power) => {
  const { admin } = await emptyDatabase();
  const role = `mighty_${power}_${process.pid}`;
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create role ${role} login ${power} password '${admin.password ?? 'x'}'`);
  const pool = new pg.Pool({ ...admin, user: role });
  const refusal = await checkServer(pool, 'DATABASE_URL').catch((error: unknown) => error);
  await pool.end();
  await client.query(`drop role ${role}`);
  await client.end();
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(String(refusal)).toContain(`alter role ${role} nosuperuser nobypassrls`);
});

test('an unreachable address is reported in one sentence', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2000 });
  await expect(checkServer(pool, 'DATABASE_URL')).rejects.toThrow(/^DATABASE_URL can't be used: nothing listens there/);
  await pool.end();
});
