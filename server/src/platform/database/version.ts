import { type RawBuilder, sql } from 'kysely';

/** The row as the form was opened with; a draft without a version overwrites any state. */
export function isVersion(version: string | undefined, column = 'updated_at') {
  return version === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${version}`;
}

/**
 * A version of all rows that a query joins: it differs when any of them does. `row` is null when there is none. It is a sum: with the
 * latest timestamp, simultaneous writes could hide one another.
 */
export function listVersion(row: RawBuilder<unknown>, ...facts: readonly RawBuilder<unknown>[]) {
  const text = sql`concat_ws(' ', ${sql.join([row, ...facts])})`;
  return sql<string>`count(${row}) || '-' || coalesce(sum(hashtextextended(${text}, 0)), 0)`;
}
