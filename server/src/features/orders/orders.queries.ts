import type { OrderRow } from '@move/contract/orders/order.ts';
import type * as api from '@move/contract/orders/orders.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { buyerOrder } from '../../platform/database/expressions/name-order.ts';
import { findPage } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';
import { findWalletPayments } from '../wallets/public.ts';
import { filterOrders, type OrderListQuery, ORDERS } from './lists/order-filter.ts';
import { addUpSales, countOf } from './lists/sales-filter.ts';
import { lineTitle } from './lines/line-title.ts';
import { failedExcess, refundColumns } from './refunds/refund-amounts.ts';

/** A row as it is read; the number follows from the id, and names out of scope are added later. */
export type StoredRow = Omit<OrderRow, 'number' | 'application' | 'organization' | 'wallet'> & {
  application_id: number;
  application: string | null;
  organization_id: number;
  organization: string | null;
};

export const columnsIn = (
  locale: Locale,
) => sql`orders.id, orders.created_at, orders.first_name, orders.last_name, orders.email, orders.payment_type,
  orders.status, orders.subtotal_price_in_cents, orders.vat_in_cents, orders.transaction_fee_in_cents,
  orders.total_price_in_cents, ${refundColumns('orders')}, ${failedExcess} as failed_excess_in_cents, orders.payout_month, orders.application_id, orders.organization_id,
  (select name from applications where applications.id = orders.application_id) as application,
  (select name from organizations where organizations.id = orders.organization_id) as organization,
  coalesce((select ${lineTitle(locale)} from order_lines line where line.order_id = orders.id order by position limit 1), '') as title,
  (select count(*) from order_lines line where line.order_id = orders.id) as lines_count`;

export const sort = {
  created_at: sql`created_at`,
  name: buyerOrder({ first_name: sql`first_name`, last_name: sql`last_name` }),
  total_price_in_cents: sql`total_price_in_cents`,
  status: sql`status`,
};

/** One page of orders with the totals over all rows of the list. */
async function findOrders({ db, locale }: Pick<Call<typeof api.listOrders>, 'db' | 'locale'>, asked: OrderListQuery) {
  const filter = await filterOrders(db, asked);
  const { rows, meta } = await findPage<StoredRow, keyof typeof sort>(
    db,
    {
      select: columnsIn(locale),
      from: sql`orders`,
      where: filter.where,
      sort,
      id: sql`id`,
      lookup: { joins: sql``, where: sql`true` },
      total: countOf(filter),
    },
    asked.query,
  );
  return { orders: await withNames(db, rows), meta, totals: await addUpSales(db, ORDERS, filter) };
}

/** The newest orders that match a condition, as in the list. */
export async function findNewestOrders(
  { db, locale }: Pick<Call<typeof api.listOrders>, 'db' | 'locale'>,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<OrderRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columnsIn(locale)} from orders where ${where} order by orders.created_at desc, orders.id desc limit ${limit}`.execute(
    db,
  );
  return withNames(db, rows);
}

type Names = { id: number; organization: string; application: string };

/** Adds the names of seller and platform, even of those out of the caller's scope, and the wallets. */
export async function withNames(db: Database, stored: readonly StoredRow[]): Promise<OrderRow[]> {
  const hidden = stored.filter((row) => row.application === null || row.organization === null).map(({ id }) => id);
  const wallets = await walletsOf(db, stored);
  const names = hidden.length === 0 ? new Map<number, Names>() : await namesOf(db, hidden);
  return stored.map(({ application_id, application, organization_id, organization, ...row }) => ({
    ...row,
    number: orderNumber(row.id),
    wallet: wallets.get(row.id) ?? null,
    application: { id: application_id, name: application ?? names.get(row.id)?.application ?? '' },
    organization: { id: organization_id, name: organization ?? names.get(row.id)?.organization ?? '' },
  }));
}

/** The wallets of orders that were paid from one. */
async function walletsOf(db: Database, rows: readonly StoredRow[]): Promise<Map<number, OrderRow['wallet']>> {
  const ids = rows.filter(({ payment_type }) => payment_type === 'wallet').map(({ id }) => id);
  const payments = await findWalletPayments(db, ids);
  return new Map(
    [...payments].map(([id, { name, moves, moves_back, is_erased }]) => [id, { name, moves, moves_back, is_erased }]),
  );
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, Names>> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<Names>`select * from names_of_orders(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export function listOrders(call: Call<typeof api.listOrders>) {
  const { query, params, applicationId } = call;
  return findOrders(call, {
    query: { ...query, organizationId: params.organizationId },
    applicationId,
    isOfPlatform: false,
  });
}

export function listApplicationOrders(call: Call<typeof api.listApplicationOrders>) {
  const { query, applicationId, caller } = call;
  return findOrders(call, { query, applicationId, isOfPlatform: isAdministrator(caller.roles) });
}

export function listOrdersOfApplication(call: Call<typeof api.listOrdersOfApplication>) {
  const { query, params } = call;
  return findOrders(call, { query, applicationId: params.applicationId, isOfPlatform: true });
}

export function listAllOrders(call: Call<typeof api.listAllOrders>) {
  const { query, applicationId } = call;
  return findOrders(call, { query, applicationId, isOfPlatform: true });
}
