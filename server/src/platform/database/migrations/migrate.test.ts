import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { createLog } from '../../log/create-log.ts';
import { OperatorError } from '../../operator-error.ts';
import { checkServer } from '../connection/check-server.ts';
import { APP_ROLE } from '../embedded/embedded-roles.ts';
import { migrate } from './migrate.ts';
import { readDatabaseFiles } from './migrate-files.ts';
import { endPools, openPools } from '../connection/open-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'move-migrate-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const WAITING = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%alter table one%'`;

const SCOPE =
  "create or replace function app_scope() returns text language sql as $$ select current_setting('app.scope', true) $$";

/** Returns a directory like server/database, with a baseline that creates next to nothing. */
function directoryWith(files: Record<string, string>): string {
  const directory = mkdtempSync(join(scratch, 'sql-'));
  write(directory, {
    'baseline/01-base.sql': 'create table base ()',
    'functions/scope/app_scope.sql': SCOPE,
    ...files,
  });
  return directory;
}

function write(directory: string, files: Record<string, string>): void {
  for (const [name, sql] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), sql);
  }
}

test('when two processes start together, one migrates and both continue', async () => {
  const { ownerPool, connections } = await emptyDatabase();
  const second = openPools(connections, { log: createLog('silent') });
  const directory = directoryWith({ 'migrations/0201_slow.sql': 'create table slow (id int); select pg_sleep(0.2);' });
  const applied = await Promise.all(
    [ownerPool, second.ownerPool].map((pool) => migrate({ ownerPool: pool, appRole: APP_ROLE, directory })),
  );
  await endPools(second);
  expect(applied.flat().sort()).toEqual(['0200_baseline', '0201_slow']);
  expect(await migrate({ ownerPool, appRole: APP_ROLE, directory })).toEqual([]);
});

test('a failed migration leaves no changes; earlier ones stay', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({
    'migrations/0201_good.sql': 'create table good ()',
    'migrations/0202_bad.sql': 'create table bad (); select 1/0',
  });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /0202_bad failed: division by zero/,
  );
  const { rows } = await ownerPool.query("select to_regclass('good') as good, to_regclass('bad') as bad");
  expect(rows).toEqual([{ good: 'good', bad: null }]);
});

test('a changed or unknown migration stops the start with one sentence', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({ 'migrations/0201_one.sql': 'create table one ()' });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  writeFileSync(join(directory, 'migrations/0201_one.sql'), 'create table one (id int)');
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(/0201_one was changed after/);
  rmSync(join(directory, 'migrations/0201_one.sql'));
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(/0201_one, which this version/);
});

test('two migrations with one number are refused, because their order would be undefined', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({
    'migrations/0201_one.sql': 'create table one ()',
    'migrations/0201_two.sql': 'create table two ()',
  });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /Two migrations are numbered 0201/,
  );
  const apart = directoryWith({
    'migrations/first/0201_one.sql': 'create table one ()',
    'migrations/first/0202_two.sql': 'create table two ()',
    'migrations/second/0201_three.sql': 'create table three ()',
  });
  expect(() => readDatabaseFiles(apart)).toThrow(/Two migrations are numbered 0201/);
});

test('a migration has a number above that of the baseline, and its order is by number in any folder', () => {
  const equal = directoryWith({ 'migrations/0200_fix.sql': 'create table fix ()' });
  expect(() => readDatabaseFiles(equal)).toThrow(/0200_fix needs a name such as/);
  const folders = directoryWith({
    'migrations/a/0202_two.sql': 'create table two ()',
    'migrations/b/0201_one.sql': 'create table one ()',
  });
  expect(readDatabaseFiles(folders).migrations.map(({ name }) => name)).toEqual([
    '0200_baseline',
    '0201_one',
    '0202_two',
  ]);
});

test('the app role may use the tables of the owner, and may only add rows to an append-only table', async () => {
  const { ownerPool, appPool } = await emptyDatabase();
  const directory = directoryWith({
    'migrations/0201_tables.sql': `
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
  const directory = directoryWith({ 'migrations/0201_one.sql': 'create table one (id int)' });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  writeFileSync(join(directory, 'migrations/0202_wider.sql'), 'alter table one add column name text');
  const reader = await appPool.connect();
  await reader.query('begin; select from one');
  const migrating = migrate({ ownerPool, appRole: APP_ROLE, directory });
  await vi.waitUntil(async () => (await ownerPool.query(WAITING)).rowCount === 1, { timeout: 30_000 });
  await appPool.query('select from one');
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['0202_wider']);
});

test('a role that may not create tables gets a message that names the role that may', async () => {
  const { appPool } = await emptyDatabase();
  const refusal = await migrate({ ownerPool: appPool, appRole: APP_ROLE }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(String(refusal)).toMatch(/can't be migrated \(permission denied .* own the database/);
});

test('a migration can write under forced row-level security', async () => {
  const { ownerPool, appPool } = await emptyDatabase();
  const directory = directoryWith({
    'migrations/0201_rls.sql': `
      create table guarded (id int);
      alter table guarded enable row level security; alter table guarded force row level security;
      create policy guarded_system on guarded using ((select app_scope()) = 'system');
      insert into guarded values (1);`,
  });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  for (const pool of [ownerPool, appPool]) expect((await pool.query('select * from guarded')).rows).toEqual([]);
});

test.each(['superuser', 'bypassrls'])('a connection with %s is refused with the SQL that solves it', async (power) => {
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

const makes = (body: string, returns = 'int', args = '') =>
  `create or replace function answer(${args}) returns ${returns} language sql as $$ select ${body} $$;`;
const answers = async (pool: pg.Pool, call = 'answer()') =>
  (await pool.query<{ answer: unknown }>(`select ${call} as answer`)).rows[0]?.answer;

test('a changed function is applied again, also with another result or other arguments; an unchanged one stays', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({
    'functions/one/answer.sql': makes('1'),
    'functions/one/other.sql': makes('5').replace('answer', 'other'),
  });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  expect(await answers(ownerPool)).toBe(1);
  // `create or replace` would undo this
  await ownerPool.query('alter function other() cost 7');
  for (const [body, returns, args, call, expected] of [
    ['2', 'int', '', 'answer()', 2],
    ["'two'", 'text', '', 'answer()', 'two'],
    ['p_word', 'text', 'p_word text', "answer('a')", 'a'],
    ['p_renamed', 'text', 'p_renamed text', "answer(p_renamed => 'b')", 'b'],
  ] as const) {
    write(directory, { 'functions/one/answer.sql': makes(body, returns, args) });
    await migrate({ ownerPool, appRole: APP_ROLE, directory });
    expect(await answers(ownerPool, call)).toBe(expected);
    expect((await ownerPool.query("select from pg_proc where proname = 'answer'")).rowCount).toBe(1);
  }
  expect((await ownerPool.query("select procost from pg_proc where proname = 'other'")).rows).toEqual([{ procost: 7 }]);
});

test('a function that fails leaves no changes, and neither does the last migration', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({ 'functions/one/answer.sql': makes('1') });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  write(directory, {
    'functions/one/answer.sql': makes('2'),
    'functions/one/broken.sql':
      'create or replace function broken() returns nothing_known language sql as $$ select 1 $$;',
    'migrations/0201_kept.sql': 'create table kept ()',
  });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /one\/broken\.sql failed: type "nothing_known"/,
  );
  expect(await answers(ownerPool)).toBe(1);
  expect((await ownerPool.query("select to_regclass('kept') as kept")).rows).toEqual([{ kept: null }]);
});

test('functions are created before the migration that uses them, and after the types and functions that they use', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({
    'functions/one/a_last.sql':
      'create or replace function a_last(p_row later) returns int language sql return z_first() + 1;',
    'functions/one/z_first.sql': 'create or replace function z_first() returns int language sql return 1;',
    'migrations/0201_later.sql': 'create table later (id int default z_first())',
  });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  expect(await answers(ownerPool, 'a_last(null)')).toBe(2);
});

test('a function that names something that does not exist is refused', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({ 'functions/one/answer.sql': makes('id from nowhere') });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /The function answer\(\) can't work: relation "nowhere" does not exist/,
  );
});

test('an older version, with an earlier form of a function or without one, is refused', async () => {
  const { ownerPool } = await emptyDatabase();
  const directory = directoryWith({ 'functions/one/answer.sql': makes('1') });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  write(directory, { 'functions/one/answer.sql': makes('2') });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  write(directory, { 'functions/one/answer.sql': makes('1') });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /a later form of the function answer/,
  );
  rmSync(join(directory, 'functions/one'), { recursive: true });
  await expect(migrate({ ownerPool, appRole: APP_ROLE, directory })).rejects.toThrow(
    /has the function answer\(\), which this version of Move doesn't know/,
  );
  write(directory, { 'migrations/0201_gone.sql': 'drop function if exists answer()' });
  await migrate({ ownerPool, appRole: APP_ROLE, directory });
  expect((await ownerPool.query("select from pg_proc where proname = 'answer'")).rowCount).toBe(0);
});
