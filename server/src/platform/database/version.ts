import { type RawBuilder, sql } from 'kysely';

/** SQL: whether a row still has the version with which the form was opened. True for a draft without a version, which overwrites any. */
export function isVersion(version: string | undefined, column = 'updated_at') {
  return version === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${version}`;
}

/**
 * SQL: a version of all rows of a query, which changes when any row changes. `row` is null when the query joins no row. It is a sum of
 * hashes, since the latest timestamp would hide one of two simultaneous writes.
 */
export function listVersion(row: RawBuilder<unknown>, ...facts: readonly RawBuilder<unknown>[]) {
  const text = sql`concat_ws(' ', ${sql.join([row, ...facts])})`;
  return sql<string>`count(${row}) || '-' || coalesce(sum(hashtextextended(${text}, 0)), 0)`;
}
