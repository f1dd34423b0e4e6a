import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { Transaction } from '@move/contract/transactions/transactions.ts';
import type * as api from '@move/contract/transactions/transactions.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { refundableInCents } from '@move/domain/orders/refunds/refunds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { buyerOrder } from '../../platform/database/expressions/name-order.ts';
import { isInRange } from '../../platform/database/expressions/ranges.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import {
  addUpSales,
  countOf,
  filterSales,
  lineTitle,
  matchingOrderIds,
  refundColumns,
  soldFor,
  spanOf,
  TRANSACTIONS,
} from '../orders/public.ts';

export type ListQuery = QueryOf<typeof api.listTransactions>;
export type Path = { organizationId: number; transactionId: number };

/** A transaction as it is read from the database. The order number and the refundable amount are derived from it. */
export type StoredTransaction = Omit<Transaction, 'number' | 'refundable_in_cents'> & {
  booked_refund_in_cents: number;
  refunded_fee_in_cents: number;
  order_line_id: number;
};

const buyer = (column: 'first_name' | 'last_name') => sql`orders.${sql.ref(column)}`;

/** SQL: the start of the session, or of the first session of a bundle that takes place. */
const startsAt = sql`coalesce(
  (select sessions.starts_at from participants it join sessions on sessions.id = it.session_id
   where it.organization_id = line.organization_id and it.order_line_id = line.id
   order by it.status = 'canceled', it.id desc limit 1),
  (select min(sessions.starts_at) from bundle_participants it join bundle_sessions on bundle_sessions.bundle_id = it.bundle_id
     join sessions on sessions.id = bundle_sessions.session_id
   where it.organization_id = line.organization_id and it.order_line_id = line.id
     and sessions.canceled_at is null and sessions.deleted_at is null))`;

export const columnsIn = (
  locale: Locale,
) => sql`transactions.id, transactions.order_id, transactions.order_line_id, ${buyer('first_name')},
  ${buyer('last_name')}, ${lineTitle(locale)} as title, ${soldFor} as sold_for,
  (select jsonb_build_object('id', activities.id, 'name', activities.name) from activities
   where activities.id = transactions.activity_id) as activity,
  ${startsAt} as starts_at, transactions.booked_at, transactions.status, orders.payment_type,
  transactions.subtotal_price_in_cents, transactions.vat_in_cents, transactions.vat_percentage, transactions.fee_in_cents,
  ${refundColumns('transactions')}, transactions.refunded_in_cents as booked_refund_in_cents, transactions.refunded_fee_in_cents,
  transactions.total_price_in_cents`;

export const joins = sql`join order_lines line on line.id = transactions.order_line_id
  join orders on orders.id = transactions.order_id`;

export const sort = {
  booked_at: sql`transactions.booked_at`,
  name: sql`(select ${buyerOrder({ first_name: sql`orders.first_name`, last_name: sql`orders.last_name` })}
    from orders where orders.id = transactions.order_id)`,
  total_price_in_cents: sql`transactions.total_price_in_cents`,
  status: sql`transactions.status`,
};

export async function filterTransactions(db: Database, query: ListQuery, organizationId: number) {
  const { search: text, status, activityId, dateFrom, dateUntil, totalPrice } = query;
  const search: RawBuilder<unknown>[] = [];
  if (text) search.push(sql`order_id = any (${matchingOrderIds(text, organizationId)})`);
  if (activityId !== undefined) search.push(sql`activity_id = ${activityId}`);
  if (totalPrice !== undefined) search.push(isInRange(sql`transactions.total_price_in_cents`, totalPrice));
  return filterSales(db, TRANSACTIONS, {
    organizationId,
    states: status,
    shared: [sql`organization_id = ${organizationId}`],
    search,
    isOfPlatform: false,
    period: { span: spanOf({ dateFrom, dateUntil }, await zoneOf(db, organizationId)) },
  });
}

export async function zoneOf(db: Database, organizationId: number): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`
    select timezone from organizations where id = ${organizationId}`.execute(db);
  const [organization] = rows;
  if (!organization) throw notFound();
  return organization.timezone;
}

export function presentTransaction(row: StoredTransaction): Transaction {
  const { refunded_fee_in_cents, booked_refund_in_cents: refunded_in_cents, order_line_id: _line, ...stored } = row;
  const gross_in_cents = stored.subtotal_price_in_cents + stored.vat_in_cents;
  return {
    ...stored,
    number: orderNumber(stored.order_id),
    refundable_in_cents: refundableInCents({ ...stored, gross_in_cents, refunded_in_cents, refunded_fee_in_cents }),
  };
}

export async function listTransactions({ db, query, params, locale }: Call<typeof api.listTransactions>) {
  const filter = await filterTransactions(db, query, params.organizationId);
  const { rows, meta } = await findPage<StoredTransaction, keyof typeof sort>(
    db,
    {
      select: columnsIn(locale),
      from: sql`transactions`,
      where: filter.where,
      sort,
      id: sql`transactions.id`,
      lookup: { joins, where: sql`true` },
      total: countOf(filter),
    },
    query,
  );
  return { transactions: rows.map(presentTransaction), meta, totals: await addUpSales(db, TRANSACTIONS, filter) };
}

/** A transaction of an organisation. Throws 404 when the organisation has none with this id. */
export async function findTransaction(db: Database, path: Path, locale: Locale): Promise<StoredTransaction> {
  const { rows } = await sql<StoredTransaction>`
    select ${columnsIn(locale)} from transactions ${joins}
    where transactions.id = ${path.transactionId} and transactions.organization_id = ${path.organizationId}`.execute(
    db,
  );
  const [transaction] = rows;
  if (!transaction) throw notFound();
  return transaction;
}
