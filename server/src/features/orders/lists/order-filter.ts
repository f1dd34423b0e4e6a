import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/orders/orders.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { parseOrderNumber } from '@move/domain/orders/order-number.ts';
import { REVENUE_STATUSES } from '@move/domain/statistics/bookings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isInRange } from '../../../platform/database/expressions/ranges.ts';
import { containing } from '../../../platform/database/expressions/search.ts';
import { type KeptList, type Period, spanOf } from '../sales/sales-totals.ts';
import { filterSales, type SalesFilter } from './sales-filter.ts';

export type ListQuery = QueryOf<typeof api.listOrders> &
  Partial<Pick<QueryOf<typeof api.listAllOrders>, 'organizationId' | 'applicationId'>>;

/** The query of a list, and the platform of the call. */
export type OrderListQuery = {
  query: ListQuery;
  applicationId: number | null;
  /** The caller lists whole platforms, not own organisations. */
  isOfPlatform: boolean;
};

export const ORDERS: KeptList = {
  list: 'orders',
  table: sql`orders`,
  at: sql`created_at`,
  fee: sql`transaction_fee_in_cents`,
};

export async function filterOrders(db: Database, asked: OrderListQuery): Promise<SalesFilter> {
  const { query, isOfPlatform } = asked;
  const { organizationId, status: states } = query;
  return filterSales(db, ORDERS, {
    organizationId,
    states,
    shared: sharedConditions(query),
    search: searchConditions(query),
    isOfPlatform: isOfPlatform && organizationId === undefined,
    period: await periodOf(db, asked),
  });
}

const isPaid = sql`status = any (${[...REVENUE_STATUSES]}::text[])`;

function sharedConditions({ organizationId, applicationId, isRevenue, paymentType, payoutMonth }: ListQuery) {
  const where: RawBuilder<unknown>[] = [];
  if (organizationId !== undefined) where.push(sql`organization_id = ${organizationId}`);
  if (applicationId !== undefined) where.push(sql`application_id = ${applicationId}`);
  if (isRevenue !== undefined) where.push(isRevenue ? isPaid : sql`not (${isPaid})`);
  if (paymentType !== undefined) where.push(sql`payment_type = any (${paymentType}::text[])`);
  if (payoutMonth !== undefined) where.push(sql`payout_month = ${payoutMonth}`);
  return where;
}

/** Conditions on single orders, which kept sums can't have: buyer, e-mail address, order number, amount, activity. */
function searchConditions({ search, activityId, organizationId, totalPrice }: ListQuery) {
  const where: RawBuilder<unknown>[] = [];
  if (search) where.push(sql`id = any (${matchingOrderIds(search, organizationId)})`);
  if (totalPrice !== undefined) where.push(isInRange(sql`total_price_in_cents`, totalPrice));
  if (activityId !== undefined) {
    where.push(sql`id in (
      select order_id from transactions where activity_id = ${activityId}
        and organization_id = (select organization_id from activities where activities.id = ${activityId}))`);
  }
  return where;
}

/** SQL: the ids of orders in scope that match a text, by an index. */
export function matchingOrderIds(search: string, organizationId?: number): RawBuilder<unknown> {
  const number = parseOrderNumber(search);
  return sql`array(select search_orders(${containing(search)}, ${organizationId ?? null}::bigint)) || ${
    number === null ? [] : [number]
  }::bigint[]`;
}

/** The days in the time zone of the requested organisation, else of the platform; with `clock: 'platform'`, of each platform that sold. */
async function periodOf(db: Database, { query, applicationId }: OrderListQuery): Promise<Period> {
  const { clock, dateFrom, dateUntil } = query;
  const days = { dateFrom, dateUntil };
  if (clock === 'platform') return { platformDays: days };
  if (dateFrom === undefined && dateUntil === undefined) return { span: spanOf(days, DEFAULT_TIME_ZONE) };
  const { rows } = await sql<{ timezone: string | null }>`
    select coalesce(
      (select timezone from organizations where id = ${query.organizationId ?? null}::bigint),
      (select timezone from applications where id = ${query.applicationId ?? applicationId}::bigint)) as timezone`.execute(
    db,
  );
  return { span: spanOf(days, rows[0]?.timezone ?? DEFAULT_TIME_ZONE) };
}
