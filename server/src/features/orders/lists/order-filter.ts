import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/orders/orders.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { readOrderNumber } from '@move/domain/orders/order-number.ts';
import { REVENUE_STATUSES } from '@move/domain/statistics/bookings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isInRange } from '../../../platform/database/expressions/ranges.ts';
import { containing } from '../../../platform/database/expressions/search.ts';
import { isOnPlatformDays } from '../sales/platform-days.ts';
import { filterStates, findOpenRefunds, mendKept, withoutFailed } from './state-filter.ts';
import { isWithin, type KeptList, keptSales, keptTotal, type Span, spanOf } from '../sales/sales-totals.ts';

export type ListQuery = QueryOf<typeof api.listOrders> &
  Partial<Pick<QueryOf<typeof api.listAllOrders>, 'organizationId' | 'applicationId'>>;

/** The query of a list, and the platform of the call. */
export type Asked = {
  query: ListQuery;
  applicationId: number | null;
  /** The caller lists whole platforms, not own organisations. */
  isOfPlatform: boolean;
};

const EVER: Span = { from: null, until: null };

/** The filters of a list as SQL. */
export type OrderFilter = {
  where: RawBuilder<unknown>[];
  /** The kept sums of the list; absent where a search or an activity selects orders. */
  kept: RawBuilder<unknown> | undefined;
  total: RawBuilder<unknown> | undefined;
  /** Amounts that the kept sums contain in addition to the listed rows. */
  more: RawBuilder<unknown>[];
};

export const ORDERS: KeptList = {
  list: 'orders',
  table: sql`orders`,
  at: sql`created_at`,
  fee: sql`transaction_fee_in_cents`,
};

export async function filterOrders(db: Database, asked: Asked): Promise<OrderFilter> {
  const { query } = asked;
  const isByPlatform = query.clock === 'platform';
  const span = isByPlatform ? EVER : await spanIn(db, asked);
  const localDays = isByPlatform ? { dateFrom: query.dateFrom, dateUntil: query.dateUntil } : undefined;
  const open = await findOpenRefunds(db, ORDERS, query.organizationId);
  const states = filterStates(query.status, open);
  const shared = conditions(query);
  const found = foundBy(query);
  const within = localDays ? await isOnPlatformDays(db, ORDERS.at, localDays) : isWithin(ORDERS.at, span);
  const others = [...shared, ...found, ...within];
  const where = [...states.where, ...others];
  if (found.length > 0) return { where, kept: undefined, total: undefined, more: withoutFailed(ORDERS, open, where) };
  const sums = keptSales(ORDERS, {
    where: [...states.kept, ...shared],
    isOfPlatform: asked.isOfPlatform && query.organizationId === undefined,
    span,
    localDays,
  });
  const kept = mendKept(sums, ORDERS, { ...states, open, others, where });
  return { where, kept, total: keptTotal(kept), more: [] };
}

const isPaid = sql`status = any (${[...REVENUE_STATUSES]}::text[])`;

/** Conditions that orders and their kept sums have in common, except the state. */
function conditions({ organizationId, applicationId, isRevenue, paymentType, payoutMonth }: ListQuery) {
  const where: RawBuilder<unknown>[] = [];
  if (organizationId !== undefined) where.push(sql`organization_id = ${organizationId}`);
  if (applicationId !== undefined) where.push(sql`application_id = ${applicationId}`);
  if (isRevenue !== undefined) where.push(isRevenue ? isPaid : sql`not (${isPaid})`);
  if (paymentType !== undefined) where.push(sql`payment_type = any (${paymentType}::text[])`);
  if (payoutMonth !== undefined) where.push(sql`payout_month = ${payoutMonth}`);
  return where;
}

/** Conditions that need the orders themselves: buyer, e-mail address, order number, amount, activity. */
function foundBy({ search, activityId, organizationId, totalPrice }: ListQuery) {
  const found: RawBuilder<unknown>[] = [];
  if (search) found.push(sql`id = any (${ordersLike(search, organizationId)})`);
  if (totalPrice !== undefined) found.push(isInRange(sql`total_price_in_cents`, totalPrice));
  if (activityId !== undefined) {
    found.push(sql`id in (
      select order_id from transactions where activity_id = ${activityId}
        and organization_id = (select organization_id from activities where activities.id = ${activityId}))`);
  }
  return found;
}

/** SQL: the ids of orders in scope that match a text, by an index. */
export function ordersLike(search: string, organizationId?: number): RawBuilder<unknown> {
  const number = readOrderNumber(search);
  return sql`array(select search_orders(${containing(search)}, ${organizationId ?? null}::bigint)) || ${
    number === null ? [] : [number]
  }::bigint[]`;
}

/** The instants of the days, in the time zone of the requested organisation, else of the platform. */
async function spanIn(db: Database, { query, applicationId }: Asked): Promise<Span> {
  const { dateFrom, dateUntil } = query;
  if (dateFrom === undefined && dateUntil === undefined) return EVER;
  const { rows } = await sql<{ timezone: string | null }>`
    select coalesce(
      (select timezone from organizations where id = ${query.organizationId ?? null}::bigint),
      (select timezone from applications where id = ${query.applicationId ?? applicationId}::bigint)) as timezone`.execute(
    db,
  );
  return spanOf({ dateFrom, dateUntil }, rows[0]?.timezone ?? DEFAULT_TIME_ZONE);
}
