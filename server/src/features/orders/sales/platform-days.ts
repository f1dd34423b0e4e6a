import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { all } from '../../../platform/database/page.ts';
import { type Days, isWithin, spanOf } from './sales-totals.ts';

/**
 * SQL: rows with an `application_id` are on these days, each in the time zone of the platform that sold it. Usually all platforms share one
 * zone; then the condition is a span, which an index supports.
 */
export async function isOnPlatformDays(
  db: Database,
  at: RawBuilder<unknown>,
  days: Days,
): Promise<RawBuilder<unknown>[]> {
  if (days.dateFrom === undefined && days.dateUntil === undefined) return [];
  const { rows } = await sql<{ application_id: number; timezone: string }>`
    select * from clocks_of_platforms(null)`.execute(db);
  const clocks = [...Map.groupBy(rows, ({ timezone }) => timezone)];
  if (clocks.length === 1) return clocks.flatMap(([timezone]) => isWithin(at, spanOf(days, timezone)));
  const spans = clocks.map(([timezone, platforms]) => {
    const ids = platforms.map(({ application_id }) => application_id);
    return sql`(${all([sql`application_id = any (${ids}::bigint[])`, ...isWithin(at, spanOf(days, timezone))])})`;
  });
  return [...isNearly(at, days), sql`(${sql.join(spans, sql` or `)})`];
}

/** SQL: the days with a margin of a day for any time zone, for the index. */
const isNearly = (at: RawBuilder<unknown>, { dateFrom, dateUntil }: Days) => [
  ...(dateFrom === undefined ? [] : [sql`${at} >= (${dateFrom}::date - 1)::timestamptz`]),
  ...(dateUntil === undefined ? [] : [sql`${at} < (${dateUntil}::date + 2)::timestamptz`]),
];
