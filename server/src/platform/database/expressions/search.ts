import { type RawBuilder, sql } from 'kysely';

// The searched texts are stored by the database: in a generated column `search_text`, or for records that several tenants see in a
// table such as `location_search`, which triggers keep up to date (server/database/baseline/07-locations.sql).

/** The shortest text that a trigram index can find. */
export const INDEXED_LETTERS = 3;

/** SQL: whether a text contains the search text, ignoring case and accents. `%` and `_` are literal. */
export function matches(text: RawBuilder<unknown>, search: string) {
  return sql<boolean>`${text} like ${containing(search)}`;
}

/** SQL: the LIKE pattern that finds a search text anywhere, folded as the searched texts are. */
export function containing(search: string) {
  const escaped = search.replace(/[\\%_]/g, '\\$&');
  return sql<string>`'%' || fold(${escaped}) || '%'`;
}
