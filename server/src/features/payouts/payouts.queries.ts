import type * as api from '@move/contract/payouts/payouts.ts';
import type { OpenPayout, Payout, PayoutItem } from '@move/contract/payouts/payouts.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { PAYOUT_ITEM_KINDS, type PayoutItemKind } from '@move/domain/payouts/payout.ts';
import { payoutMonth } from '@move/domain/payouts/payout-month.ts';
import { shownName } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import { addUpList, leftOut, sumOfCounted } from '../../platform/database/expressions/add-up.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findOpenAmount } from './find-open-amounts.ts';

const columns = sql`line.id, line.payout_month, to_char(line.execution_date, 'YYYY-MM-DD') as execution_date, line.status,
  line.amount_in_cents, line.orders_count, line.iban_country || '••••' || line.iban_last4 as iban_masked, line.ended_reason`;
/** SQL: whether an organisation sees a payment: from the export of its file on, unless it was canceled. */
const visible = sql`line.status in ('exported', 'executed', 'rejected')`;

export async function listPayouts({ db, params, query, now, config }: Call<typeof api.listPayouts>) {
  const { organizationId } = params;
  const parts = {
    select: columns,
    from: sql`sepa_lines line`,
    where: [sql`line.organization_id = ${organizationId}`, visible],
    sort: { payout_month: sql`line.payout_month`, amount_in_cents: sql`line.amount_in_cents` },
    id: sql`line.id`,
  };
  const { rows, meta } = await findPage<Payout, keyof typeof parts.sort>(db, parts, query);
  const isPaid = sql`line.status <> 'rejected'`;
  const totals = await addUpList(db, parts, {
    orders_count: sumOfCounted(sql`line.orders_count`, isPaid),
    amount_in_cents: sumOfCounted(sql`line.amount_in_cents`, isPaid),
    left_out: leftOut(isPaid),
  });
  return { payouts: rows, meta, totals, open: await findOpen(db, { organizationId, now, appKey: config.appKey }) };
}

type Input = { organizationId: number; now: Date; appKey: string };

/** The open amount of all platforms together; null when the caller may see the sales of some platforms only. */
async function findOpen(db: Database, { organizationId, now, appKey }: Input): Promise<OpenPayout | null> {
  const { rows } = await sql<{ timezone: string; is_limited: boolean }>`
    select timezone, app_money_is_limited() and not ${organizationId}::bigint = any (app_money_organization_ids()) as is_limited
    from organizations where id = ${organizationId}`.execute(db);
  const [facts] = rows;
  if (!facts || facts.is_limited) return null;
  const month = payoutMonth(now.toISOString(), facts.timezone);
  const { amount_in_cents, reason } = await findOpenAmount(db, { month, appKey, organizationId });
  return { amount_in_cents, reason };
}

export type PayoutPath = { organizationId: number; payoutId: number };

/** Finds the organisation of any payout. Throws 404 for an unknown id. */
export async function findPayoutPath(db: Database, payoutId: number): Promise<PayoutPath> {
  const { rows } = await sql<PayoutPath>`
    select organization_id as "organizationId", id as "payoutId" from sepa_lines where id = ${payoutId}`.execute(db);
  const [address] = rows;
  if (!address) throw notFound();
  return address;
}

/** A payout. Throws 404 when the organisation has no such payout, or when it hasn't gone to the bank or was canceled. */
export async function findPayout(db: Database, { organizationId, payoutId }: PayoutPath) {
  const { rows } = await sql<Payout & { organization: string; account_name: string; timezone: string }>`
    select ${columns}, line.account_name, organizations.name as organization, organizations.timezone
    from sepa_lines line join organizations on organizations.id = line.organization_id
    where line.organization_id = ${organizationId} and line.id = ${payoutId} and ${visible}`.execute(db);
  const [payout] = rows;
  if (!payout) throw notFound();
  return payout;
}

type Sum = { kind: PayoutItemKind; count: number; amount_in_cents: number };

/** The sum of each kind of item, in the order of PAYOUT_ITEM_KINDS; together they are the payout. */
export async function findSums(db: Database, address: PayoutPath): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select kind, count(*) as count, sum(amount_in_cents)::bigint as amount_in_cents
    from (${payoutItems(address)}) as item group by kind`.execute(db);
  return rows.toSorted((a, b) => PAYOUT_ITEM_KINDS.indexOf(a.kind) - PAYOUT_ITEM_KINDS.indexOf(b.kind));
}

async function payoutReply(db: Database, address: PayoutPath) {
  const { timezone: _timezone, ...payout } = await findPayout(db, address);
  return { payout: { ...payout, sums: await findSums(db, address) } };
}

export function getPayout({ db, params }: Call<typeof api.getPayout>) {
  return payoutReply(db, params);
}

export async function getAnyPayout({ db, params }: Call<typeof api.getAnyPayout>) {
  return payoutReply(db, await findPayoutPath(db, params.payoutId));
}

export function listPayoutItems({ db, params, query, locale }: Call<typeof api.listPayoutItems>) {
  return findItems(db, params, { query, locale });
}

export async function listAnyPayoutItems({ db, params, query, locale }: Call<typeof api.listAnyPayoutItems>) {
  return findItems(db, await findPayoutPath(db, params.payoutId), { query, locale });
}

type Listed = Pick<Call<typeof api.listPayoutItems>, 'query' | 'locale'>;

async function findItems(db: Database, address: PayoutPath, { query, locale }: Listed) {
  await findPayout(db, address);
  const where: RawBuilder<unknown>[] = [];
  if (query.kind) where.push(sql`item.kind = ${query.kind}`);
  const parts = {
    select: sql`item.*`,
    from: sql`(${payoutItems(address)}) as item`,
    where,
    sort: { at: sql`item.at`, amount_in_cents: sql`item.amount_in_cents` },
    id: sql`item.id`,
  };
  const { rows, meta } = await findPage<StoredItem, keyof typeof parts.sort>(db, parts, query);
  const totals = await addUpList(db, parts, { amount_in_cents: sql`sum(item.amount_in_cents)` });
  return { items: rows.map((row) => shownItem(row, locale)), meta, totals };
}

export type StoredItem = Omit<PayoutItem, 'name' | 'number'> & {
  number: string | null;
  first_name: string;
  last_name: string;
};

export function shownItem({ first_name, last_name, ...item }: StoredItem, locale: Locale): PayoutItem {
  const name = item.order_id === null ? '' : shownName({ first_name, last_name }, locale);
  return { ...item, number: item.number ?? orderNumber(item.order_id ?? 0), name };
}

/** SQL: every order, refund and invoice that a line settles, as `StoredItem`. */
export function payoutItems({ organizationId, payoutId }: PayoutPath): RawBuilder<unknown> {
  const buyer = sql`orders.first_name, orders.last_name, coalesce(
    (select name from applications where applications.id = orders.application_id),
    (select name from platforms_of_orders(array[orders.id]))) as platform`;
  const inLine = (table: string) =>
    sql`${sql.ref(`${table}.organization_id`)} = ${organizationId} and ${sql.ref(`${table}.sepa_line_id`)} = ${payoutId}`;
  return sql`
    select 'order' as kind, orders.id, null as number, orders.id as order_id, orders.paid_at as at, ${buyer},
      sum(transactions.fee_in_cents)::bigint as fee_in_cents, sum(transactions.total_price_in_cents)::bigint as amount_in_cents
    from orders join transactions on transactions.order_id = orders.id
        and transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
    where ${inLine('orders')} group by orders.id
    union all
    select 'refund', refunds.id, null, orders.id, refunds.booked_at, ${buyer}, refunds.fee_in_cents, -refunds.amount_in_cents::bigint
    from refunds join transactions on transactions.id = refunds.transaction_id join orders on orders.id = transactions.order_id
    where ${inLine('refunds')}
    union all
    select 'own_refund', back.id, null, orders.id, back.settled_at, ${buyer}, 0, back.amount_in_cents::bigint
    from provider_refunds back join payments on payments.id = back.payment_id join orders on orders.id = payments.order_id
    where ${inLine('back')}
    union all
    select 'invoice', invoices.id, invoices.number, null, invoices.issued_on::timestamptz, '', '', '', 0,
      -invoices.total_price_in_cents::bigint
    from invoices where ${inLine('invoices')}`;
}
