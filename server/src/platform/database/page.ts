import { type PageMeta, pageMeta } from '@move/contract/kit/paging.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isOfLiveOrganization } from './expressions/live-organization.ts';

type Asked<Sort extends string> = { page: number; itemsPerPage: number; sort: Sort; order: 'asc' | 'desc' };

export type SortKey = RawBuilder<unknown> | readonly RawBuilder<unknown>[];

export type PageQuery<Sort extends string> = {
  /** The columns of a row. A page far down the list reads them only for its own rows. */
  select: RawBuilder<unknown>;
  /** Tables and joins that filter or sort. */
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  /** An expression for every column that the endpoint sorts by; several for a name in two columns. */
  sort: Readonly<Record<Sort, SortKey>>;
  /** The last sort key, so that pages are stable. */
  id: RawBuilder<unknown>;
  /**
   * For long lists: the page's ids are found first, if possible from an index alone, and only their rows are read. `joins` has the tables
   * that neither filter nor sort; `where` is a condition on the joined rows, in addition to the ids.
   */
  lookup?: { joins: RawBuilder<unknown>; where: RawBuilder<unknown> };
  /** The total where it is stored (`keptCount`); absent when a filter changes it. */
  total?: RawBuilder<unknown> | undefined;
};

/** The default page lengths of the API and the screens. */
const USUAL_LENGTHS: readonly number[] = [25, 250];
/** From this many skipped rows on, the columns of those rows are not read. */
const DEEP = 75;

type Counted<Row> = Row & { page_total: number };
type Direction = Asked<string>['order'];
type Wanted = { keys: readonly SortKey[]; order: Direction; offset: number; itemsPerPage: number };

/** Reads one page of rows and the total of all pages, in one round trip. */
export async function findPage<Row extends object, Sort extends string>(
  db: Database,
  query: PageQuery<Sort>,
  asked: Asked<Sort>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { rows } = await pageStatement<Row, Sort>(query, asked).execute(db);
  // a page past the end has no row that contains the total
  const found = rows[0]?.page_total ?? (asked.page === 1 ? 0 : await readTotal(db, totalExpression(query)));
  return { rows: rows.map(withoutTotal), meta: pageMeta(asked, rows.length, found) };
}

const totalExpression = <Sort extends string>({ total, from, where }: PageQuery<Sort>) =>
  total ?? sql`(select count(*) from ${from} where ${all(where)})`;

export function pageStatement<Row extends object, Sort extends string>(query: PageQuery<Sort>, asked: Asked<Sort>) {
  const { page, itemsPerPage, order } = asked;
  // a page far beyond the end is empty; the offset must fit a bigint
  const offset = Math.min((page - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
  const wanted = { keys: [query.sort[asked.sort], query.id], order, offset, itemsPerPage };
  const statement = offset < DEEP ? nearPage(query, wanted) : deepPage(query, wanted);
  return sql<Counted<Row>>`${statement}`;
}

function nearPage<Sort extends string>(query: PageQuery<Sort>, wanted: Wanted) {
  const { from, id, lookup, select } = query;
  const total = totalExpression(query);
  const where = all(query.where);
  const order = orderBy(wanted.keys, wanted.order);
  const limit = limitClause(wanted);
  if (!lookup) return sql`select ${select}, ${total} as page_total from ${from} where ${where} ${order} ${limit}`;
  const ids = sql`array(select ${id} from ${from} where ${where} ${order} ${limit})`;
  return sql`select ${select}, ${total} as page_total from ${from} ${lookup.joins}
    where ${lookup.where} and ${id} = any (${ids}) ${order}`;
}

/**
 * Finds the ids first, since PostgreSQL reads the columns of skipped rows too. Skips from the nearer end of the list, which the total
 * shows. Both directions are in one statement, so that rows and total are of one snapshot; PostgreSQL runs only the one it needs. See
 * docs/adr/0022-far-pages-from-the-nearer-end.md.
 */
function deepPage<Sort extends string>(query: PageQuery<Sort>, wanted: Wanted) {
  const { from, id, lookup, select } = query;
  const { keys, order, offset, itemsPerPage } = wanted;
  const where = all(query.where);
  const known = sql`(select total from counted)`;
  // read from `counted`, since PostgreSQL sorts the whole table when the planner knows that the offset is large
  const skipped = sql`(select skipped from counted)`;
  const idsBy = (direction: Direction, limit: RawBuilder<unknown>) =>
    sql`array(select ${id} from ${from} where ${where} ${orderBy(keys, direction)} ${limit})`;
  const fromStart = idsBy(order, sql`limit ${itemsPerPage} offset ${skipped}`);
  const fromEnd = idsBy(
    order === 'asc' ? 'desc' : 'asc',
    sql`limit greatest(least(${known} - ${skipped}, ${itemsPerPage}), 0)
      offset greatest(${known} - ${skipped} - ${itemsPerPage}, 0)`,
  );
  const ids = sql`case when ${known} > 2 * ${skipped} then ${fromStart} else ${fromEnd} end`;
  return sql`with counted as materialized (select ${totalExpression(query)} as total, ${offset}::bigint as skipped)
    select ${select}, ${known} as page_total from ${from} ${lookup?.joins ?? sql``}
    where ${lookup?.where ?? where} and ${id} = any (${ids}) ${orderBy(keys, order)}`;
}

/** `order by` these keys, all in one direction. */
export function orderBy(keys: readonly SortKey[], order: Direction) {
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  return sql`order by ${sql.join(keys.flat().map((key) => sql`${key} ${direction}`))}`;
}

/**
 * Writes limit and offset of the first pages of a usual length into the statement. With parameters instead, PostgreSQL would expect a
 * tenth of the table and plan a long list again at each call, and planning with the policies of every table takes longer than running. There
 * are few such statements, so they stay prepared.
 */
function limitClause({ itemsPerPage, offset }: Wanted): RawBuilder<unknown> {
  return USUAL_LENGTHS.includes(itemsPerPage)
    ? sql`limit ${sql.lit(itemsPerPage)} offset ${sql.lit(offset)}`
    : sql`limit ${itemsPerPage} offset ${offset}`;
}

function withoutTotal<Row extends object>(counted: Counted<Row>): Row {
  const { page_total: _, ...row } = counted;
  return row as unknown as Row;
}

/** The number of rows of a list that `keep_count` in SQL keeps up to date: of one organisation, or of all in scope. */
export function keptCount(list: string, organizationId?: number) {
  const owner = organizationId === undefined ? sql`true` : sql`organization_id = ${organizationId}`;
  return sql`(select coalesce(sum(change), 0)::bigint from row_counts where list = ${list} and ${owner})`;
}

/** Like `keptCount`, without the rows of removed organisations, for lists of several organisations. */
export function keptLiveCount(list: string, organizationId?: number) {
  const owner = organizationId === undefined ? sql`true` : sql`organization_id = ${organizationId}`;
  return sql`(select coalesce(sum(change), 0)::bigint from row_counts
    where list = ${list} and ${owner} and ${isOfLiveOrganization(sql`organization_id`)})`;
}

/** Joins conditions with `and`; without conditions it is true. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

async function readTotal(db: Database, total: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
