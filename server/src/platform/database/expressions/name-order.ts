import { SURNAME_PREFIXES } from '@move/domain/kit/text/surname.ts';
import { type RawBuilder, sql } from 'kysely';

type Columns = { first_name: RawBuilder<unknown>; last_name: RawBuilder<unknown> };

/** Sorts names in a list: “van den Berg” under B (docs/rules/wording.md#order-of-names). */
export function nameOrder({ first_name, last_name }: Columns): RawBuilder<unknown>[] {
  return [surname(last_name), sql`fold(${first_name})`, sql`fold(${last_name})`];
}

/** `sortedSurname()` of the domain in SQL. */
const surname = (column: RawBuilder<unknown>) =>
  sql`regexp_replace(fold(translate(${column}, '’', '''')), ${sql.lit(SURNAME_PREFIXES)}, '')`;
