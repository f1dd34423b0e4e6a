import type * as api from '@move/contract/taxonomy/location-types.ts';
import type { ManagedLocationType } from '@move/contract/taxonomy/location-types.ts';
import type { ManagedProductType } from '@move/contract/taxonomy/product-types.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { assertKnown, replaceLinks } from '../../../platform/database/links.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { findPage } from '../../../platform/database/page.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { invalid, notFound, refusedByState, stale } from '../../../platform/http/problem.ts';
import { type Subject } from '../../../platform/http/written.ts';

/** The differences between location types and product types: their table, their pictogram and what counts as use. */
export type Kind<Row> = {
  table: 'location_types' | 'product_types';
  links: 'location_type_applications' | 'product_type_applications';
  column: 'location_type_id' | 'product_type_id';
  select: RawBuilder<unknown>;
  /** Only for type inference; never read. */
  row?: Row;
};

const usedLocations = sql`(select count(*) from location_type_links link join locations on locations.id = link.location_id
  where link.location_type_id = it.id and locations.deleted_at is null)`;

export const locationTypes: Kind<ManagedLocationType> = {
  table: 'location_types',
  links: 'location_type_applications',
  column: 'location_type_id',
  select: sql`it.icon, ${usedLocations} as uses_count`,
};

export const productTypes: Kind<ManagedProductType> = {
  table: 'product_types',
  links: 'product_type_applications',
  column: 'product_type_id',
  select: sql`(
    select count(*) from products where product_type_id = it.id and products.deleted_at is null) as uses_count`,
};

type AnyType = ManagedLocationType | ManagedProductType;

function typeColumns({ links, column, select }: Kind<unknown>) {
  const linked = sql`${sql.table(links)} link where link.${sql.ref(column)} = it.id`;
  return sql`it.id, it.name, ${select}, it.created_at, it.updated_at,
    array(select link.application_id from ${linked} order by 1) as application_ids,
    (select coalesce(jsonb_agg(jsonb_build_object('id', applications.id, 'name', applications.name) order by applications.name), '[]')
     from applications where id in (select link.application_id from ${linked})) as applications`;
}

export function findTypes<Row extends AnyType>(
  db: Database,
  kind: Kind<Row>,
  query: QueryOf<typeof api.listLocationTypes>,
) {
  const where = query.search ? [matches(sql`fold(it.name)`, query.search)] : [];
  const sort = { name: sql`fold(it.name)`, updated_at: sql`it.updated_at` };
  const parts = { select: typeColumns(kind), from: sql`${sql.table(kind.table)} it`, where, sort, id: sql`it.id` };
  return findPage<Row, keyof typeof sort>(db, parts, query);
}

export async function findType<Row extends AnyType>(db: Database, kind: Kind<Row>, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${typeColumns(kind)} from ${sql.table(kind.table)} it where it.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

export const subjectOfType = (kind: Kind<unknown>, { id, name }: AnyType): Subject => ({ type: kind.table, id, name });

const nameTaken = () => invalid('name', 'unique');
const taken = { location_types_name: nameTaken, product_types_name: nameTaken };

type Draft = { name: string; icon?: string | null | undefined; application_ids?: number[] | undefined };

export async function createType<Row extends AnyType>(db: Database, kind: Kind<Row>, draft: Draft): Promise<Row> {
  const { application_ids = [], ...columns } = draft;
  const insert = db.insertInto(kind.table).values(columns);
  const { id } = await orRefuse(insert.returning('id').executeTakeFirstOrThrow(), taken);
  await savePlatforms(db, kind, { id, application_ids });
  return findType(db, kind, id);
}

type Change = { id: number; draft: Draft; version: string | undefined };

export async function updateType<Row extends AnyType>(db: Database, kind: Kind<Row>, { id, draft, version }: Change) {
  const before = await findType(db, kind, id);
  const { application_ids, ...columns } = draft;
  const saved = await orRefuse(
    db
      .updateTable(kind.table)
      .set({ ...columns, updated_at: sql`now()` })
      .where('id', '=', id)
      .where(isVersion(version))
      .executeTakeFirst(),
    taken,
  );
  if (saved.numUpdatedRows === 0n) throw stale();
  if (application_ids) await savePlatforms(db, kind, { id, application_ids });
  return { before, after: await findType(db, kind, id) };
}

async function savePlatforms(
  db: Database,
  { links, column }: Kind<unknown>,
  { id, application_ids }: { id: number; application_ids: number[] },
) {
  await assertKnown(db, { table: 'applications', ids: application_ids, field: 'application_ids' });
  await replaceLinks(db, { table: links, owner: [column, id], column: 'application_id', ids: application_ids });
}

export async function removeType<Row extends AnyType>(db: Database, kind: Kind<Row>, id: number): Promise<Row> {
  // a call that links the type meanwhile waits for this lock, and then finds the type removed
  await sql`select from ${sql.table(kind.table)} where id = ${id} for update`.execute(db);
  const before = await findType(db, kind, id);
  const { uses_count: count } = before;
  if (count > 0) throw refusedByState('state', 'word.in_use', { count });
  await db.deleteFrom(kind.table).where('id', '=', id).execute();
  return before;
}

export const locationTypeSubject = (type: Parameters<typeof subjectOfType>[1]) => subjectOfType(locationTypes, type);
export const productTypeSubject = (type: Parameters<typeof subjectOfType>[1]) => subjectOfType(productTypes, type);
