import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as buyerMessagesApi from '@move/contract/purchases/buyer-messages.ts';
import type * as api from '@move/contract/purchases/purchases.ts';
import type { Purchase } from '@move/contract/purchases/purchases.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { buyerOrder } from '../../platform/database/expressions/name-order.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findMessages } from '../messages/public.ts';
import {
  filterStates,
  findOpenRefunds,
  quoteRefunds,
  refundColumns,
  reservedUntil,
  TRANSACTIONS,
} from '../orders/public.ts';
import { answersColumn } from '../questions/public.ts';

type ListQuery = QueryOf<typeof api.listPurchases>;
export type ProductPath = { organizationId: number; productId: number };
export type PurchasePath = ProductPath & { purchaseId: number };

type Quoted = 'refundable_in_cents' | 'term_in_cents' | 'term_percentage';
/** A stored purchase, without what could be refunded, which depends on the moment. */
export type StoredPurchase = Omit<Purchase, Quoted> & {
  order_line_id: number;
  locale: Locale;
};

const payments = sql`join transactions on transactions.order_line_id = purchases.order_line_id
  join orders on orders.id = transactions.order_id`;
export const FROM = sql`purchases ${payments}`;

const columns = sql`purchases.id, purchases.first_name, purchases.last_name, purchases.email, purchases.quantity,
  transactions.status, orders.payment_type, transactions.total_price_in_cents,
  ${refundColumns('transactions')},
  ${reservedUntil} as reserved_until,
  purchases.canceled_at, purchases.created_at, purchases.updated_at, purchases.locale, purchases.order_line_id,
  transactions.order_id, ${answersColumn('purchase_id', sql`purchases.id`)} as answers`;

export const sort = {
  created_at: sql`purchases.created_at`,
  name: buyerOrder({ first_name: sql`purchases.first_name`, last_name: sql`purchases.last_name` }),
  quantity: sql`purchases.quantity`,
  status: sql`transactions.status`,
  total_price_in_cents: sql`transactions.total_price_in_cents`,
};

const ofProduct = ({ organizationId, productId }: ProductPath) =>
  sql`purchases.product_id = ${productId} and purchases.organization_id = ${organizationId}`;

/** SQL: the midnight at which the day `daysLater` days after `date` starts, in the organisation's time zone. */
const midnightOf = (path: ProductPath, date: string, daysLater = 0) => sql`(
  select (${date}::date + ${daysLater}::integer)::timestamp at time zone timezone
  from organizations where organizations.id = ${path.organizationId})`;

const transaction = { id: sql`transactions.id`, status: sql`transactions.status` };

export async function filterPurchases(
  db: Database,
  path: ProductPath,
  query: ListQuery,
): Promise<RawBuilder<unknown>[]> {
  const { search, status, paymentType, dateFrom, dateUntil } = query;
  const where = [ofProduct(path)];
  if (search) {
    where.push(
      matches(
        sql`fold(purchases.first_name || ' ' || purchases.last_name || ' ' || coalesce(purchases.email::text, ''))`,
        search,
      ),
    );
  }
  if (status !== undefined) {
    const open = await findOpenRefunds(db, TRANSACTIONS, path.organizationId);
    where.push(...filterStates([status], open, transaction).where);
  }
  if (paymentType !== undefined) where.push(sql`orders.payment_type = ${paymentType}`);
  if (dateFrom !== undefined) where.push(sql`purchases.created_at >= ${midnightOf(path, dateFrom)}`);
  if (dateUntil !== undefined) where.push(sql`purchases.created_at < ${midnightOf(path, dateUntil, 1)}`);
  return where;
}

/** Returns the name of a product. Accepts removed products, since their purchases can still be paid or refunded. Throws 404 otherwise. */
export async function assertProductExists(db: Database, { organizationId, productId }: ProductPath): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from products
    where id = ${productId} and organization_id = ${organizationId}`.execute(db);
  const [product] = rows;
  if (!product) throw notFound();
  return product.name;
}

/** The tables from which page and total are read: purchases only, unless the sorting or a filter needs the payment. */
function partsOf({ sort: key, status, paymentType }: ListQuery) {
  const readsPayment = key === 'status' || key === 'total_price_in_cents' || (status ?? paymentType) !== undefined;
  return readsPayment ? { from: FROM } : { from: sql`purchases`, lookup: { joins: payments, where: sql`true` } };
}

export async function findPurchases(db: Database, query: ListQuery, asked: ProductPath & { now: Date }) {
  await assertProductExists(db, asked);
  const { rows, meta } = await findPage<StoredPurchase, keyof typeof sort>(
    db,
    { ...partsOf(query), select: columns, where: await filterPurchases(db, asked, query), sort, id: sql`purchases.id` },
    query,
  );
  return { purchases: await quoted(db, rows, asked.now), meta };
}

/** Finds a purchase of a product, and locks it if asked. Throws 404 when there is none. */
export async function findStored(db: Database, path: PurchasePath, { isLocked = false } = {}): Promise<StoredPurchase> {
  await assertProductExists(db, path);
  const { rows } = await sql<StoredPurchase>`
    select ${columns} from ${FROM} where ${ofProduct(path)} and purchases.id = ${path.purchaseId}
    ${isLocked ? sql`for update of purchases` : sql``}`.execute(db);
  const [purchase] = rows;
  if (!purchase) throw notFound();
  return purchase;
}

export async function findPurchase(db: Database, path: PurchasePath, now: Date): Promise<Purchase> {
  const [purchase] = await quoted(db, [await findStored(db, path)], now);
  if (!purchase) throw notFound();
  return purchase;
}

/** Adds to each purchase what could be refunded, computed as a refund computes it. */
async function quoted(db: Database, rows: readonly StoredPurchase[], now: Date): Promise<Purchase[]> {
  const lineIds = rows.map((row) => row.order_line_id);
  const quotes = new Map((await quoteRefunds(db, lineIds, now)).map((quote) => [quote.id, quote]));
  return rows.map(({ order_line_id, locale: _locale, ...purchase }) => {
    const quote = quotes.get(order_line_id);
    return {
      ...purchase,
      refundable_in_cents: quote?.full_in_cents ?? 0,
      term_in_cents: quote?.term_in_cents ?? 0,
      term_percentage: quote?.percentage ?? 0,
    };
  });
}

export function listPurchases({ db, query, params, now }: Call<typeof api.listPurchases>) {
  return findPurchases(db, query, { ...params, now });
}

export async function listBuyersMessages({ db, query, params }: Call<typeof buyerMessagesApi.listBuyersMessages>) {
  await assertProductExists(db, params);
  return findMessages(db, query, [sql`messages.product_id = ${params.productId}`]);
}
