import { sql } from 'kysely';

/** The row as the form was opened with; a draft without a version overwrites whatever there is (D0.8). */
export function isVersion(version: string | undefined, column = 'updated_at') {
  return version === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${version}`;
}
