import type { Range } from '@move/contract/kit/filters/ranges.ts';
import { type RawBuilder, sql } from 'kysely';

/** The condition that a number or a day lies in a range, both ends inside, or that there is none. */
export function isInRange(column: RawBuilder<unknown>, range: Range<number | string>): RawBuilder<unknown> {
  if ('isEmpty' in range) return range.isEmpty ? sql`${column} is null` : sql`${column} is not null`;
  const { from, until } = range;
  if (until === null) return sql`${column} >= ${from}`;
  return from === null ? sql`${column} <= ${until}` : sql`${column} between ${from} and ${until}`;
}

/** The same for the day of an instant by the clock of a zone. */
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
