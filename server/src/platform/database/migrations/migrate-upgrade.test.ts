import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from '../../../testing/database/describe-schema.ts';
import { scratchDirectory } from '../../../testing/processes/scratch-directory.ts';
import { emptyDatabase, testDatabase } from '../../../testing/test-database.ts';
import { OperatorError } from '../../operator-error.ts';
import { APP_ROLE } from '../embedded/embedded-roles.ts';
import { migrate } from './migrate.ts';
import { BASELINE, DATABASE_DIRECTORY, readDatabaseFiles } from './migrate-files.ts';

const Release = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  functions: z.array(z.object({ path: z.string(), sql: z.string() })),
});

const RELEASED = join(DATABASE_DIRECTORY, 'released');
const releases = readdirSync(RELEASED).map((file) => ({
  file,
  ...Release.parse(JSON.parse(gunzipSync(readFileSync(join(RELEASED, file))).toString())),
}));
const files = readDatabaseFiles();
const fresh = await testDatabase();

/** The files of server/database as a released version had them. */
function directoryOf({ migrations, functions }: z.infer<typeof Release>): string {
  const directory = scratchDirectory('move-release-');
  cpSync(join(DATABASE_DIRECTORY, 'baseline'), join(directory, 'baseline'), { recursive: true });
  mkdirSync(join(directory, 'migrations'));
  for (const { name } of migrations.filter((one) => one.name !== BASELINE))
    cpSync(join(DATABASE_DIRECTORY, 'migrations', `${name}.sql`), join(directory, 'migrations', `${name}.sql`));
  for (const { path, sql } of functions) {
    const target = join(directory, 'functions', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, sql);
  }
  return directory;
}

describe.each(releases)('a database of the release $file', (release) => {
  test('the release is part of this version: none of its files has changed', () => {
    expect(files.migrations.slice(0, release.migrations.length)).toMatchObject(release.migrations);
  });

  test('an upgraded database is the same as a new one', async () => {
    const { ownerPool } = await emptyDatabase();
    await migrate({ ownerPool, appRole: APP_ROLE, directory: directoryOf(release) });
    await migrate({ ownerPool, appRole: APP_ROLE });
    expect(await describeSchema(ownerPool)).toBe(await describeSchema(fresh.ownerPool));
  });
});

test('a database of an older backup is created and upgraded, with the rows of its trail', async () => {
  const { ownerPool } = await emptyDatabase();
  await migrate({ ownerPool, appRole: APP_ROLE, only: [BASELINE] });
  await ownerPool.query(`
    begin; select set_scope('system', '{}', '{}');
    insert into applications (id, name, slug) overriding system value values (7, 'Sportplein', 'sportplein');
    insert into notifications (id, application_id, title, contents) overriding system value values (3, 7, 'Open dag', 'Kom kijken');
    alter table audit_log disable trigger sold_on;
    insert into audit_log (action, subject_type, subject_id) values ('createNotification', 'notifications', '3'), ('updateTag', 'tags', '3');
    alter table audit_log enable trigger sold_on; commit`);
  await migrate({ ownerPool, appRole: APP_ROLE });
  expect(await describeSchema(ownerPool)).toBe(await describeSchema(fresh.ownerPool));
  const { rows } = await ownerPool
    .query(
      "begin; select set_scope('system', '{}', '{}'); select subject_type, sold_on from audit_log order by id; commit",
    )
    .then((results) => (results as unknown as { rows: unknown[] }[])[2] ?? { rows: [] });
  expect(rows).toEqual([
    { subject_type: 'notifications', sold_on: 7 },
    { subject_type: 'tags', sold_on: null },
  ]);
  await expect(ownerPool.query('update audit_log set sold_on = 1')).resolves.toMatchObject({ rowCount: 0 });
});

describe('a database from before the baseline', () => {
  /** What the former migrations left besides the same tables: their names, and functions without a hash. */
  async function formerDatabase(applied = files.former) {
    const database = await emptyDatabase();
    const baseline = releases.filter(({ migrations }) => migrations.length === 1).map(directoryOf)[0] ?? '';
    await migrate({ ownerPool: database.ownerPool, appRole: APP_ROLE, directory: baseline });
    await database.ownerPool.query(`
      drop table schema_functions; delete from schema_migrations;
      create function notification_recipients(bigint) returns void language sql as 'select';
      create function profile_with_device(p_application_id bigint, p_email citext) returns bigint language sql as 'select 1::bigint'`);
    await database.ownerPool.query(
      `insert into schema_migrations (name, checksum)
       select name, checksum from jsonb_to_recordset($1) as row (name text, checksum text)`,
      [JSON.stringify(applied)],
    );
    return database;
  }

  test('is taken over when it has all of them, without functions that are no longer called', async () => {
    const { ownerPool } = await formerDatabase();
    await migrate({ ownerPool, appRole: APP_ROLE });
    expect(await describeSchema(ownerPool)).toBe(await describeSchema(fresh.ownerPool));
    const { rows } = await ownerPool.query<{ name: string }>('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(files.migrations.map(({ name }) => name));
  });

  test('is refused unchanged when it lacks some, when one was changed, or when another was added', async () => {
    const { ownerPool } = await formerDatabase(files.former.slice(0, -2));
    const refusal = async () => {
      const error = await migrate({ ownerPool, appRole: APP_ROLE }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(OperatorError);
      return String(error);
    };
    expect(await refusal()).toMatch(
      /lacks 2 of the migrations of before 0200_baseline \(the first is 0192_\w+\): upgrade to the version of commit \w+ first/,
    );
    const [last, before] = files.former.toReversed();
    const add = 'insert into schema_migrations (name, checksum) values ($1, $2)';
    await ownerPool.query(add, [before?.name, before?.checksum]);
    await ownerPool.query(add, [last?.name, 'x']);
    expect(await refusal()).toMatch(/0193_\w+ was changed after it was applied/);
    await ownerPool.query(add, ['0194_of_somebody', 'x']);
    expect(await refusal()).toMatch(/has migration 0\w+, which this version of Move doesn't know/);
    const { rows } = await ownerPool.query("select from pg_proc where proname = 'notification_recipients'");
    expect(rows).toHaveLength(1);
  });
});
