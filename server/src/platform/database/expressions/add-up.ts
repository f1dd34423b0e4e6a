import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { all, type PageQuery } from '../page.ts';

/** Sums over all rows that the filters of a list find, on every page; 0 without rows. */
export async function addUpList<Name extends string>(
  db: Database,
  { from, where }: Pick<PageQuery<never>, 'from' | 'where'>,
  sums: Readonly<Record<Name, RawBuilder<unknown>>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<RawBuilder<unknown>>(sums).map(
    ([name, sum]) => sql`coalesce(${sum}, 0)::bigint as ${sql.ref(name)}`,
  );
  const { rows } = await sql<
    Record<Name, number>
  >`select ${sql.join(columns)} from ${from} where ${all(where)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a sum has a row');
  return found;
}

/**
 * SQL: the sum of a column over the rows for which `counts` is true, or over all rows when there is none, such as in a list filtered by
 * rejected payouts.
 */
export const sumOfCounted = (column: RawBuilder<unknown>, counts: RawBuilder<unknown>) =>
  sql`coalesce(sum(${column}) filter (where ${counts}), sum(${column}))`;

/** SQL: the number of rows that `sumOfCounted` leaves out; null when it sums all rows. */
export const leftOut = (counts: RawBuilder<unknown>) =>
  sql`case when bool_or(${counts}) then count(*) filter (where not (${counts})) end`;
