import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { REVENUE_STATUSES } from '@move/domain/statistics/bookings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { all } from '../../../platform/database/page.ts';

type Failed = { application_id: number; created_at: string; amount_in_cents: number };

/** Failed refunds in cents, by the local day of the order at the platform that sold it. Figures per day leave these refunds out. */
export async function failedRefundsByDay(
  db: Database,
  where: readonly RawBuilder<unknown>[],
): Promise<Map<string, number>> {
  const { rows } = await sql<Failed>`
    select orders.application_id, orders.created_at, refunds.amount_in_cents
    from refunds join transactions on transactions.id = refunds.transaction_id join orders on orders.id = transactions.order_id
    where ${all([sql`refunds.status = 'failed'`, sql`orders.status = any (${[...REVENUE_STATUSES]}::text[])`, ...where])}`.execute(
    db,
  );
  const days = new Map<string, number>();
  if (rows.length === 0) return days;
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: clocks } = await sql<{ application_id: number; timezone: string }>`
    select * from clocks_of_platforms(${[...new Set(rows.map((row) => row.application_id))]}::bigint[])`.execute(db);
  const zones = new Map(clocks.map(({ application_id, timezone }) => [application_id, timezone]));
  for (const { application_id, created_at, amount_in_cents } of rows) {
    const day = toLocalTime(created_at, zones.get(application_id) ?? 'UTC').date;
    days.set(day, (days.get(day) ?? 0) + amount_in_cents);
  }
  return days;
}
