import type { Chosen } from '@move/contract/kit/filters/chosen.ts';
import { type RawBuilder, sql } from 'kysely';

/** The condition of a filter with several values on a column; a row without a value is none of them. */
export function isChosen(column: RawBuilder<unknown>, chosen: Chosen<unknown>): RawBuilder<unknown> {
  const { isNot, values, orNone } = chosen;
  const isOne = sql`${column} ${oneOf(values)}`;
  if (values.length === 0) return isNot ? sql`${column} is not null` : sql`${column} is null`;
  if (isNot) return orNone ? sql`not (${isOne})` : sql`(${column} is null or not (${isOne}))`;
  return orNone ? sql`(${column} is null or ${isOne})` : isOne;
}

/**
 * The same condition for records that a row is linked to: the row has one of them. `linkedWhere` builds the condition that a link exists
 * for which the given condition holds; `column` is the link's.
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

/** Compares one value by itself, so that PostgreSQL plans the statement for equality rather than for an array. */
const oneOf = (values: readonly unknown[]) => (values.length === 1 ? sql`= ${values[0]}` : sql`= any (${values})`);
