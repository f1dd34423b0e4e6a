import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { all } from '../../../platform/database/page.ts';
import { type Days, isWithin, spanOf } from './sales-totals.ts';

/**
 * Conditions that rows with an `application_id` lie on days, each by the clock of the platform that sold it. Nearly always all platforms
 * have one clock; then the condition is a span, which an index knows.
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

/** A day wide of any clock, for the index. */
const isNearly = (at: RawBuilder<unknown>, { dateFrom, dateUntil }: Days) => [
  ...(dateFrom === undefined ? [] : [sql`${at} >= (${dateFrom}::date - 1)::timestamptz`]),
  ...(dateUntil === undefined ? [] : [sql`${at} < (${dateUntil}::date + 2)::timestamptz`]),
];
