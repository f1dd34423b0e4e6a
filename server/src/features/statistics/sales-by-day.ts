import { type BookingList, NEVER_PAID_STATUSES, REVENUE_STATUSES } from '@move/domain/statistics/bookings.ts';
import type { Period } from '@move/domain/statistics/period.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { all } from '../../platform/database/page.ts';
import { failedRefundsByDay, isOnDays } from '../orders/public.ts';

/** The scope of the figures: an organisation, the caller's own organisations, or whole platforms. */
export type FigureScope = { organizationId: number | null; isOfPlatform: boolean };

export type DayOfSales = {
  day: string;
  new_bookings: number;
  cancellations: number;
  purchases: number;
  orders: number;
  revenue_in_cents: number;
  refunded_in_cents: number;
};

const isBooked = sql`status <> all (${[...NEVER_PAID_STATUSES]}::text[])`;
const isPaid = sql`status = any (${[...REVENUE_STATUSES]}::text[])`;
const within = ({ from, until }: Period) => isOnDays(sql`local_day`, { dateFrom: from, dateUntil: until });
const ofOrganization = ({ organizationId }: FigureScope) =>
  organizationId === null ? [] : [sql`organization_id = ${organizationId}`];

/** SQL: the kept sums of bookings, purchases and cancellations as rows `list, local_day, status, rows`. */
function keptBookings(whose: FigureScope, days: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (whose.isOfPlatform) return sql`select list, local_day, status, rows from application_bookings where ${all(days)}`;
  return sql`
    select case when list = 'cancellations' then list when is_purchase then 'purchases' else 'bookings' end as list,
      local_day, status, rows
    from organization_sales
    where list in ('transactions', 'cancellations') and ${all([...ofOrganization(whose), ...days])}`;
}

/** SQL: the number of rows of a list of bookings, from the kept sums. */
export const keptBookingsTotal = (whose: FigureScope, kind: BookingList, days: readonly RawBuilder<unknown>[]) =>
  sql`(select coalesce(sum(rows), 0)::bigint from (${keptBookings(whose, days)}) as booked where list = ${kind} and ${isBooked})`;

/** The sales of each day of a period, in the time zone of the platform that sold. Leaves out days without sales. */
export async function findSalesByDay(db: Database, whose: FigureScope, period: Period): Promise<DayOfSales[]> {
  const days = within(period);
  const sales = whose.isOfPlatform
    ? sql`application_sales where ${all(days)}`
    : sql`organization_sales where list = 'orders' and ${all([...ofOrganization(whose), ...days])}`;
  const countOf = (kind: BookingList) =>
    sql`coalesce(sum(rows) filter (where list = ${kind} and ${isBooked}), 0)::integer`;
  const { rows } = await sql<DayOfSales>`
    select local_day::text as day, ${countOf('bookings')} as new_bookings, ${countOf('cancellations')} as cancellations,
      ${countOf('purchases')} as purchases, coalesce(sum(rows) filter (where list = 'orders' and ${isPaid}), 0)::integer as orders,
      coalesce(sum(subtotal) filter (where list = 'orders' and ${isPaid}), 0)::bigint as revenue_in_cents,
      coalesce(sum(refunded) filter (where list = 'orders' and ${isPaid}), 0)::bigint as refunded_in_cents
    from (
      select list, local_day, status, rows, 0 as subtotal, 0 as refunded from (${keptBookings(whose, days)}) as booked
      union all
      select 'orders', local_day, status, rows, subtotal_in_cents, refunded_in_cents from ${sales}) as sold
    group by local_day`.execute(db);
  const failed = await failedRefundsByDay(db, [
    ...(whose.organizationId === null ? [] : [sql`refunds.organization_id = ${whose.organizationId}`]),
    ...(whose.isOfPlatform ? [sql`refunds.application_id = any ((select app_application_ids())::bigint[])`] : []),
  ]);
  return rows.map((row) => ({ ...row, refunded_in_cents: row.refunded_in_cents - (failed.get(row.day) ?? 0) }));
}
