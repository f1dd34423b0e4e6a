import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { copyTableIn } from './copy-tables.ts';
import type { BackupTable, Manifest } from './manifest.ts';
import {
  hashRows,
  listPartitions,
  listTables,
  prepareSession,
  quoteTable,
  readQueueLevel,
  type TableColumns,
} from './table-facts.ts';

/**
 * Replaces the rows of every table by those of the backup, in one transaction of the owner, and compares the number and the hash of
 * the rows of each table with the manifest before it commits.
 */
export async function loadTables(pool: pg.Pool, manifest: Manifest, directory: string): Promise<void> {
  const client = await pool.connect();
  try {
    await prepareSession(client);
    await client.query('begin');
    await client.query("select set_config('app.scope', 'system', true)");
    const tables = await listTables(client);
    checkTables(tables, manifest.tables);
    await checkQueueLevel(client, manifest);
    await makePartitions(client, manifest);
    const restoreRules = await suspendRules(client);
    await client.query(`truncate ${tables.map(quoteTable).join(', ')}`);
    for (const table of manifest.tables) await copyTableIn(client, table, directory);
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [name, value]);
    for (const table of manifest.tables) await compareTable(client, table);
    await client.query(restoreRules);
    // the worker that held these jobs no longer exists
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
    );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // closes the connection, which also rolls back what wasn't committed
    client.release(true);
  }
}

function checkTables(tables: readonly TableColumns[], backedUp: readonly BackupTable[]): void {
  const words = (table: TableColumns) => `${quoteTable(table)} (${[...table.columns].sort().join(', ')})`;
  const known = new Set(tables.map(words));
  const unknown = backedUp.find((table) => !known.has(words(table)));
  if (unknown !== undefined)
    throw new OperatorError(
      `The backup holds the table ${words(unknown)}, which Move didn't make like this: restore it by hand, or remove it from the backup's source.`,
    );
}

async function checkQueueLevel(client: pg.ClientBase, { queueLevel, version }: Manifest): Promise<void> {
  const level = await readQueueLevel(client);
  if (level !== queueLevel)
    throw new OperatorError(
      `The job queue of the backup is of level ${queueLevel}, that of this version of Move of level ${level}: restore with Move ${version} and upgrade then.`,
    );
}

async function makePartitions(client: pg.ClientBase, { partitions }: Manifest): Promise<void> {
  const existing = new Set((await listPartitions(client)).map(({ name }) => name));
  for (const { parent, name, bound, isProtected } of partitions) {
    if (existing.has(name)) continue;
    const made = client.escapeIdentifier(name);
    await client.query(`create table ${made} partition of ${client.escapeIdentifier(parent)} ${bound}`);
    if (isProtected)
      await client.query(`alter table ${made} enable row level security; alter table ${made} force row level security`);
  }
}

/**
 * Disables what would change or refuse rows that are loaded in any order: foreign keys, triggers, and row-level security for the
 * owner. Returns the SQL that enables all of these again, which also checks the foreign keys.
 */
async function suspendRules(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ suspend: string; restore: string }>(
    `with tables as (
       select c.oid, c.oid::regclass::text as name, relforcerowsecurity from pg_class c
       where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
     select format('alter table %s drop constraint %I', name, conname) as suspend,
       format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(k.oid)) as restore
     from pg_constraint k join tables on tables.oid = conrelid where contype = 'f' and conparentid = 0
     union all
     select format('alter table %s disable trigger %I', name, tgname), format('alter table %s enable trigger %I', name, tgname)
     from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal and tgparentid = 0 and tgenabled = 'O'
     union all
     select format('alter table %s no force row level security', name), format('alter table %s force row level security', name)
     from tables where relforcerowsecurity`,
  );
  await client.query(rows.map(({ suspend }) => suspend).join('; '));
  return rows.map(({ restore }) => restore).join('; ');
}

async function compareTable(client: pg.ClientBase, table: BackupTable): Promise<void> {
  const { rows, rowsHash } = await hashRows(client, table);
  if (rows !== table.rows)
    throw new Error(`${quoteTable(table)} has ${rows} rows after the restore, and ${table.rows} in the backup`);
  if (rowsHash !== table.rowsHash)
    throw new Error(`rows of ${quoteTable(table)} are not what the backup says they were`);
}
