import type pg from 'pg';
import { errorCode, errorText, OperatorError } from '../../operator-error.ts';
import type { FunctionFile } from './migrate-files.ts';

interface Known {
  name: string;
  checksum: string;
  is_current: boolean;
}

/** Holds every content that a function has had in this database, so that a version with a former one is recognised as older. */
export const SCHEMA_FUNCTIONS = `create table if not exists schema_functions (
  name text not null, checksum text not null, is_current boolean not null,
  applied_at timestamptz(3) not null default now(), primary key (name, checksum))`;

export async function readKnownFunctions(client: pg.Pool | pg.PoolClient): Promise<Known[]> {
  const { rows } = await client.query<Known>('select name, checksum, is_current from schema_functions');
  return rows;
}

/**
 * Creates the functions that the database lacks, so that the next statements can use them. Returns the files of functions that need
 * something that doesn't exist yet. Others stay as they are, since running processes use them.
 */
export async function createMissingFunctions(
  client: pg.PoolClient,
  files: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  if (files.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    "select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const existing = new Set(rows.map(({ name }) => name));
  const missing = files.filter(({ names }) => !names.some((name) => existing.has(name)));
  const { left } = await createInAnyOrder(client, missing);
  const failed = left.map(({ file }) => file);
  await record(
    client,
    missing.filter((file) => !failed.includes(file)),
  );
  return failed;
}

/**
 * Replaces the functions whose files have changed, and removes overloads that a file no longer has. Throws when one fails or calls
 * something that doesn't exist. Throws an OperatorError when a newer version has migrated the database.
 */
export async function applyFunctions(client: pg.PoolClient, files: readonly FunctionFile[]): Promise<void> {
  const known = await readKnownFunctions(client);
  assertNotNewer(known, files);
  await forgetDropped(client, known, files);
  const changed = changedFiles(known, files);
  if (changed.length === 0) return;
  const names = changed.flatMap((file) => file.names);
  const before = await listVersions(client, names);
  const { left } = await createInAnyOrder(client, changed);
  const [failed] = left;
  if (failed) throw new Error(`${failed.file.path} failed: ${errorText(failed.error)}`, { cause: failed.error });
  for (const [signature, version] of await listVersions(client, names))
    if (before.get(signature) === version) await client.query(`drop routine ${signature}`);
  await record(client, changed);
}

/** Checks all functions: everything that their SQL names must exist. */
export async function checkFunctions(client: pg.PoolClient): Promise<void> {
  await client.query(`do $check$
    declare
      it record;
    begin
      perform set_config('check_function_bodies', 'on', true);
      for it in
        select p.oid, p.oid::regprocedure as signature, lanname
          from pg_proc p join pg_language l on l.oid = prolang
         where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql') and prosqlbody is null
           and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      loop
        begin
          if it.lanname = 'sql' then perform fmgr_sql_validator(it.oid); else perform plpgsql_validator(it.oid); end if;
        exception when others then
          raise exception 'The function % can''t work: %', it.signature, sqlerrm;
        end;
      end loop;
    end $check$`);
}

/** The names of functions that differ between this version and the database. */
export function changedFunctions(known: readonly Known[], files: readonly FunctionFile[]): string[] {
  assertNotNewer(known, files);
  return changedFiles(known, files).flatMap(({ names }) => names);
}

function changedFiles(known: readonly Known[], files: readonly FunctionFile[]): FunctionFile[] {
  const current = new Map(known.flatMap((one) => (one.is_current ? [[one.name, one.checksum]] : [])));
  return files.filter(({ names, checksum }) => names.some((name) => current.get(name) !== checksum));
}

function assertNotNewer(known: readonly Known[], files: readonly FunctionFile[]): void {
  for (const { names, checksum } of files)
    for (const name of names)
      if (known.some((one) => one.name === name && one.checksum === checksum && !one.is_current))
        throw new OperatorError(
          `The database has a later form of the function ${name} than this version of Move: start the newer version that made it.`,
        );
}

/** A function without a file was dropped by a migration of this version, or created by a newer version. */
async function forgetDropped(client: pg.PoolClient, known: readonly Known[], files: readonly FunctionFile[]) {
  const own = new Set(files.flatMap(({ names }) => names));
  const strange = [...new Set(known.filter(({ name }) => !own.has(name)).map(({ name }) => name))];
  if (strange.length === 0) return;
  const [still] = (await listVersions(client, strange)).keys();
  if (still !== undefined)
    throw new OperatorError(
      `The database has the function ${still}, which this version of Move doesn't know: start the newer version that made it. (A version that removes a function drops it in a migration.)`,
    );
  await client.query('delete from schema_functions where name = any ($1)', [strange]);
}

interface Failed {
  file: FunctionFile;
  error: unknown;
}

/** Retries functions that fail after the others, since a function may need another one. */
async function createInAnyOrder(client: pg.PoolClient, files: readonly FunctionFile[]): Promise<{ left: Failed[] }> {
  await client.query("select set_config('check_function_bodies', 'off', true)");
  let left: Failed[] = files.map((file) => ({ file, error: undefined }));
  for (;;) {
    const failed: Failed[] = [];
    for (const { file } of left) {
      const error = await createOne(client, file);
      if (error !== undefined) failed.push({ file, error });
    }
    if (failed.length === 0 || failed.length === left.length) return { left: failed };
    left = failed;
  }
}

/** A function, table, column or type that doesn't exist (yet). */
const MISSING = ['42883', '42P01', '42703', '42704'];
/** `create or replace` can't change what a function returns or what its arguments are called. */
const OTHER_RESULT = '42P13';

async function createOne(client: pg.PoolClient, file: FunctionFile): Promise<unknown> {
  try {
    await client.query(`savepoint one; ${file.sql}; release savepoint one`);
    return;
  } catch (error) {
    const code = errorCode(error) ?? '';
    // For a query that can't be parsed PostgreSQL doesn't even create the savepoint.
    if (code !== '42601') await client.query('rollback to savepoint one');
    if (MISSING.includes(code)) return error;
    if (code !== OTHER_RESULT) throw new Error(`${file.path} failed: ${errorText(error)}`, { cause: error });
  }
  await replaceWhole(client, file);
}

async function replaceWhole(client: pg.PoolClient, file: FunctionFile): Promise<void> {
  try {
    for (const signature of (await listVersions(client, file.names)).keys())
      await client.query(`drop routine ${signature}`);
    await client.query(file.sql);
  } catch (error) {
    throw new Error(
      `${file.path} failed: ${errorText(error)} (it returns something else than before, so it is dropped first: what depends on it must be dropped in a migration)`,
      { cause: error },
    );
  }
}

/** The signatures of functions, each with its xmin, which changes whenever the function is written. */
async function listVersions(client: pg.PoolClient, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ signature: string; version: string }>(
    `select oid::regprocedure::text as signature, xmin::text || oid::text as version from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [names],
  );
  return new Map(rows.map(({ signature, version }) => [signature, version]));
}

async function record(client: pg.PoolClient, files: readonly FunctionFile[]): Promise<void> {
  if (files.length === 0) return;
  const rows = files.flatMap(({ names, checksum }) => names.map((name) => ({ name, checksum })));
  await client.query('update schema_functions set is_current = false where name = any ($1)', [
    rows.map(({ name }) => name),
  ]);
  await client.query(
    `insert into schema_functions (name, checksum, is_current)
     select name, checksum, true from jsonb_to_recordset($1) as row (name text, checksum text)
     on conflict (name, checksum) do update set is_current = true, applied_at = now()`,
    [JSON.stringify(rows)],
  );
}
