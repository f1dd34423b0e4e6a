import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { all, type PageQuery } from '../page.ts';

/** The sums of a list over all rows that its filters find, whatever the page; 0 without rows. */
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

/** The sum of a column over the rows that count; over all when none of them does, as when a filter asks for the others. */
export const sumOfCounted = (column: RawBuilder<unknown>, counts: RawBuilder<unknown>) =>
  sql`coalesce(sum(${column}) filter (where ${counts}), sum(${column}))`;

/** How many rows are left out of `sumOfCounted`. */
export const leftOut = (counts: RawBuilder<unknown>) =>
  sql`case when bool_or(${counts}) then count(*) filter (where not (${counts})) end`;
