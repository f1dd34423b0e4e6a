import { SURNAME_PREFIXES } from '@move/domain/kit/text/surname.ts';
import { type RawBuilder, sql } from 'kysely';

type Columns = { first_name: RawBuilder<unknown>; last_name: RawBuilder<unknown> };

// Sorts by the start of a name only: it is a key of indexes (participants_by_name, orders_by_buyer), whose entries have a maximum length.

/** Sorts names in a list: “van den Berg” under B (docs/rules/wording.md#order-of-names). */
export function nameOrder({ first_name, last_name }: Columns): RawBuilder<unknown>[] {
  return [sql`left(${surname(last_name)}, 40)`, sql`left(fold(${first_name}), 40)`, sql`left(fold(${last_name}), 40)`];
}

/** Sorts buyers by surname with its prefix: “van den Berg” under V. */
export const buyerOrder = ({ first_name, last_name }: Columns): RawBuilder<unknown> =>
  sql`left(fold(${last_name} || ' ' || ${first_name}), 80)`;

/** `surnameSortKey()` of the domain in SQL. */
const surname = (column: RawBuilder<unknown>) =>
  sql`regexp_replace(fold(translate(${column}, '’', '''')), ${sql.lit(SURNAME_PREFIXES)}, '')`;
