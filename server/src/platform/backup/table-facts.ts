import pg from 'pg';
import type { BackupPartition } from './manifest.ts';

export interface TableName {
  schema: string;
  name: string;
}

export interface TableColumns extends TableName {
  /** The stored columns in their order; generated ones are computed again. */
  columns: string[];
}

const SCHEMAS = ['public', 'graphile_worker'];

/** Values are compared as text between two servers, so the text must not depend on their settings. */
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Sets up a connection for a backup or restore: no time limits, and one text form for values. */
export async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(SAME_TEXT);
}

/** All tables of Move and of its job queue. A partitioned table counts as one; tables of extensions are left out. */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by n.nspname = 'graphile_worker', c.relname`,
    [SCHEMAS],
  );
  return rows;
}

export async function listPartitions(client: pg.ClientBase): Promise<BackupPartition[]> {
  const { rows } = await client.query<BackupPartition>(
    `select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound,
       c.relforcerowsecurity as "isProtected"
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     order by c.relname`,
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any ($1) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return rows;
}

export async function listMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

export async function readQueueLevel(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ level: number }>('select max(id) as level from graphile_worker.migrations');
  return rows[0]?.level ?? 0;
}

/** Counts and hashes the rows of a table: eight bytes of the SHA-256 of each row's text, summed, so that order doesn't matter. */
export async function hashRows(client: pg.ClientBase, table: TableColumns) {
  const { rows } = await client.query<{ rows: string; hash: string }>(
    `select count(*) as rows, coalesce(sum(('x' || encode(substring(
       sha256(convert_to(row(${quoteColumns(table)})::text, 'UTF8')) from 1 for 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as hash
     from ${quoteTable(table)}`,
  );
  return { rows: Number(rows[0]?.rows), rowsHash: rows[0]?.hash ?? '' };
}

export function quoteTable({ schema, name }: TableName): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function quoteColumns({ columns }: Pick<TableColumns, 'columns'>): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
