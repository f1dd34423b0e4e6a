import type { Range } from '@move/contract/kit/filters/ranges.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether a number or a day is in a range, ends included; for `isEmpty`, whether the column is null. The contract refuses a range with
 * two open ends.
 */
export function isInRange(column: RawBuilder<unknown>, range: Range<number | string>): RawBuilder<unknown> {
  if ('isEmpty' in range) return range.isEmpty ? sql`${column} is null` : sql`${column} is not null`;
  const { from, until } = range;
  if (until === null) return sql`${column} >= ${from}`;
  return from === null ? sql`${column} <= ${until}` : sql`${column} between ${from} and ${until}`;
}

/** SQL: whether an instant is on one of these days in a time zone. */
export function isOnDaysIn(
  zone: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
  range: Range<string>,
): RawBuilder<unknown> {
  if ('isEmpty' in range) return isInRange(column, range);
  const midnight = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${zone})`;
  const { from, until } = range;
  const conditions = [
    ...(from === null ? [] : [sql`${column} >= ${midnight(sql`${from}::date`)}`]),
    ...(until === null ? [] : [sql`${column} < ${midnight(sql`(${until}::date + 1)`)}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}
