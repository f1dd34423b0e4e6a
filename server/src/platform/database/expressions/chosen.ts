import type { Chosen } from '@move/contract/kit/filters/chosen.ts';
import { type RawBuilder, sql } from 'kysely';

/** SQL: the condition of a filter with several values on a column. A null column has none of the values. */
export function isChosen(column: RawBuilder<unknown>, chosen: Chosen<unknown>): RawBuilder<unknown> {
  const { isNot, values, orNone } = chosen;
  const isOne = sql`${column} ${oneOf(values)}`;
  if (values.length === 0) return isNot ? sql`${column} is not null` : sql`${column} is null`;
  if (isNot) return orNone ? sql`not (${isOne})` : sql`(${column} is null or not (${isOne}))`;
  return orNone ? sql`(${column} is null or ${isOne})` : isOne;
}

/**
 * SQL: the condition of a filter on the records that a row is linked to; a link to one of the chosen records is enough. `linkedWhere` makes
 * the SQL “a link exists for which this condition holds”; `column` is a column of the link.
 */
export function isLinkChosen(
  column: RawBuilder<unknown>,
  { isNot, values, orNone }: Chosen<unknown>,
  linkedWhere: (condition: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isAny = values.length === 0 ? sql`false` : linkedWhere(sql`${column} ${oneOf(values)}`);
  const isFound = orNone ? sql`(${isAny} or not ${linkedWhere(sql`true`)})` : isAny;
  return isNot ? sql`not ${isFound}` : isFound;
}

/** Compares a single value with `=`, so that PostgreSQL plans the statement for equality rather than for an array. */
const oneOf = (values: readonly unknown[]) => (values.length === 1 ? sql`= ${values[0]}` : sql`= any (${values})`);
