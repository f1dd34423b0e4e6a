import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import type { Database } from './database.ts';

type Links = {
  /** The table of the links, e.g. `location_sports`. */
  table: string;
  owner: readonly [column: string, id: number];
  column: string;
  ids: readonly number[];
  /** For a table that belongs to a tenant. */
  tenant?: { organization_id: number };
};

const NOTHING = { column: sql``, value: sql`` };

/** Sets the links of a record to exactly these ids: adds missing ones and removes others. */
export async function replaceLinks(db: Database, { table, owner, column, ids, tenant }: Links): Promise<void> {
  const [ownerColumn, ownerId] = owner;
  const wanted = sql`${[...ids]}::bigint[]`;
  await sql`delete from ${sql.table(table)} where ${sql.ref(ownerColumn)} = ${ownerId} and ${sql.ref(column)} <> all (${wanted})`.execute(
    db,
  );
  if (ids.length === 0) return;
  const also = tenant ? { column: sql`, organization_id`, value: sql`, ${tenant.organization_id}::bigint` } : NOTHING;
  await sql`insert into ${sql.table(table)} (${sql.ref(ownerColumn)}, ${sql.ref(column)}${also.column})
    select ${ownerId}, id${also.value} from unnest(${wanted}) as id on conflict do nothing`.execute(db);
}

type Known = { table: string; ids: readonly number[]; field: string };

/** Throws 422 on `field` when one of these ids does not exist in the caller's scope. */
export async function assertKnown(db: Database, { table, ids, field }: Known): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(table)} where id = any (${[...ids]}::bigint[])`.execute(db);
  if (rows[0]?.found !== new Set(ids).size) throw invalid(field, 'exists');
}
