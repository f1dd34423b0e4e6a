import { type RawBuilder, sql } from 'kysely';

/** The row as the form was opened with; a draft without a version overwrites whatever there is (D0.8). */
export function isVersion(version: string | undefined, column = 'updated_at') {
  return version === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${version}`;
}

/**
 * Differs as soon as any row does of those that a query joins; `row` is null where there is none. A sum, for it has no order:
 * two who write at once can't hide one another, as with the newest time they could.
 */
export function listVersion(row: RawBuilder<unknown>, ...facts: readonly RawBuilder<unknown>[]) {
  const text = sql`concat_ws(' ', ${sql.join([row, ...facts])})`;
  return sql<string>`count(${row}) || '-' || coalesce(sum(hashtextextended(${text}, 0)), 0)`;
}
