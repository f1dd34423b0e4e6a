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
  /**
   * Late row lookup, for lists that may grow long: the page's ids are found first, if possible from an index alone, and only
   * their rows are read. `joins` are those that neither filter nor sort; `where` is what beside the id names one row.
   */
  lookup?: { joins: RawBuilder<unknown>; where: RawBuilder<unknown> };
  /** The total where it is kept (`keptCount`); absent when a filter makes it another. */
  total?: RawBuilder<unknown> | undefined;
};

/** What the API and the screens ask for when nobody chose. */
const USUAL_LENGTHS: readonly number[] = [25, 250];
/** From this many skipped rows on, the columns of those rows are not read. */
const DEEP = 75;

type Counted<Row> = Row & { page_total: number };

/** One page of rows and the total of all pages, in one round trip. */
export async function findPage<Row extends object, Sort extends string>(
  db: Database,
  query: PageQuery<Sort>,
  asked: Asked<Sort>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { page, itemsPerPage } = asked;
  // a page far beyond the end is an empty one, not more than a bigint holds
  const offset = Math.min((page - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
  const direction = asked.order === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`order by ${query.sort[asked.sort]} ${direction}, ${query.id} ${direction}`;
  const limit = limitOf(itemsPerPage, offset);
  const total = query.total ?? sql`(select count(*) from ${query.from} where ${all(query.where)})`;
  const { rows } = await sql<Counted<Row>>`
    select ${query.select}, ${total} as page_total from ${rowsOf(query, offset, sql`${order} ${limit}`)} ${order}
    ${query.lookup || isDeep(offset) ? sql`` : limit}`.execute(db);
  // a page past the end has no row to tell the total
  const found = rows[0]?.page_total ?? (page === 1 ? 0 : await valueOf(db, total));
  return { rows: rows.map(withoutTotal), meta: pageMeta(asked, rows.length, found) };
}

/**
 * The first pages of the usual length carry their numbers in the statement itself: a prepared statement whose limit or offset
 * is unknown is taken for a tenth of the table, so in a long list PostgreSQL would plan it anew each time, and planning with
 * the policies of every table costs more than running it. Few texts, so that they stay prepared.
 */
function limitOf(itemsPerPage: number, offset: number): RawBuilder<unknown> {
  const isUsual = USUAL_LENGTHS.includes(itemsPerPage) && !isDeep(offset);
  return isUsual
    ? sql`limit ${sql.lit(itemsPerPage)} offset ${sql.lit(offset)}`
    : sql`limit ${itemsPerPage} offset ${offset}`;
}

const isDeep = (offset: number) => offset >= DEEP;

/** Deep in a list its ids are found first: PostgreSQL reads the columns of all rows that it skips, too. */
function rowsOf<Sort extends string>(query: PageQuery<Sort>, offset: number, part: RawBuilder<unknown>) {
  const { from, id, lookup } = query;
  const where = all(query.where);
  const ids = sql`${id} = any (array(select ${id} from ${from} where ${where} ${part}))`;
  if (lookup) return sql`${from} ${lookup.joins} where ${lookup.where} and ${ids}`;
  return isDeep(offset) ? sql`${from} where ${where} and ${ids}` : sql`${from} where ${where}`;
}

function withoutTotal<Row extends object>(counted: Counted<Row>): Row {
  const { page_total: _, ...row } = counted;
  return row as unknown as Row;
}

/** The number of rows of a list that `keep_count` in SQL keeps up to date. */
export function keptCount(list: string, organizationId: number) {
  return sql`(select coalesce(sum(change), 0)::bigint from row_counts where list = ${list} and organization_id = ${organizationId})`;
}

/** Every condition at once; none at all is true. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

async function valueOf(db: Database, total: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
