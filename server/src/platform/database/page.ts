import { type PageMeta, pageMeta } from '@move/contract/kit/paging.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

type Asked<Sort extends string> = { page: number; itemsPerPage: number; sort: Sort; order: 'asc' | 'desc' };

export type PageQuery<Sort extends string> = {
  /** The columns of a row, read only for the rows of the page. */
  select: RawBuilder<unknown>;
  /** Tables and joins that filter or sort. */
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  /** An expression for every column that the endpoint sorts by. */
  sort: Readonly<Record<Sort, RawBuilder<unknown>>>;
  /** The last sort key, so that pages are stable (D0.3). */
  id: RawBuilder<unknown>;
};

/** One page of rows and the total of all pages. A first page that is not full needs no counting. */
export async function findPage<Row, Sort extends string>(
  db: Database,
  query: PageQuery<Sort>,
  asked: Asked<Sort>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { page, itemsPerPage } = asked;
  const direction = asked.order === 'desc' ? sql`desc` : sql`asc`;
  const filter = all(query.where);
  const { rows } = await sql<Row>`
    select ${query.select} from ${query.from} where ${filter}
    order by ${query.sort[asked.sort]} ${direction}, ${query.id} ${direction}
    limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`.execute(db);
  const isWhole = page === 1 && rows.length < itemsPerPage;
  const total = isWhole ? rows.length : await countOf(db, query.from, filter);
  return { rows, meta: pageMeta(asked, rows.length, total) };
}

/** Every condition at once; none at all is true. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

async function countOf(db: Database, from: RawBuilder<unknown>, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${filter}`.execute(db);
  return rows[0]?.total ?? 0;
}
