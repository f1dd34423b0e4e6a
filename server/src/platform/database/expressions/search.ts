import { type RawBuilder, sql } from 'kysely';

// The searched texts are stored by the database: in a generated column `search_text`, or for records that several tenants see in a
// table such as `location_search`, which triggers keep up to date (server/database/baseline/07-locations.sql).

/** The shortest text that an index of letter groups finds. */
export const INDEXED_LETTERS = 3;

/** A search that ignores case and accents and treats `%` and `_` literally. */
export function matches(text: RawBuilder<unknown>, search: string) {
  return sql<boolean>`${text} like ${containing(search)}`;
}

/** The folded LIKE pattern of a search. */
export function containing(search: string) {
  const escaped = search.replace(/[\\%_]/g, '\\$&');
  return sql<string>`'%' || fold(${escaped}) || '%'`;
}
