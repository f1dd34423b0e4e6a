import type { Order, OrderLine, OrderRefund } from '@move/contract/orders/order.ts';
import type * as api from '@move/contract/orders/orders.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { refundableInCents } from '@move/domain/orders/refunds/refunds.ts';
import { vatTable } from '@move/domain/orders/vat-table.ts';
import { movesOfRefunds } from '@move/domain/wallets/moves.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { timelineOf } from './order-timeline.ts';
import { isLeftOpen } from '../lines/is-left-open.ts';
import { lineTitle, soldLineTitle } from '../lines/line-title.ts';
import { columnsIn, withNames, type StoredRow } from '../orders.queries.ts';
import { reservedUntil } from '../payment/reserved-until.ts';
import { refundColumns } from '../refunds/refund-amounts.ts';
import { sumsOf } from '../refunds/refund-moves.ts';
import { soldFor } from '../lines/sold-for.ts';

type Stored = StoredRow &
  Pick<Order, 'updated_at' | 'paid_at' | 'locale' | 'reserved_until'> & {
    kvk_number: string | null;
    may_change: boolean;
  };

type Input = {
  id: number;
  organizationId?: number | undefined;
  locale: Locale;
  /** Titles have the day that was sold, for documents, instead of the present day of the session. */
  isAsSold?: boolean;
};

/** One order with all that its screen shows; 404 out of scope, and for another organisation than the one in the path. */
export async function findOrder(db: Database, { id, organizationId, locale, isAsSold = false }: Input): Promise<Order> {
  const { rows } = await sql<Stored>`
    select ${columnsIn(locale)}, orders.updated_at, orders.paid_at, orders.locale,
      ${reservedUntil} as reserved_until,
      (select kvk_number from organizations where organizations.id = orders.organization_id) as kvk_number,
      exists (select from organizations where organizations.id = orders.organization_id and deleted_at is null) as may_change
    from orders where id = ${id} and (${organizationId ?? null}::bigint is null or organization_id = ${organizationId ?? null})`.execute(
    db,
  );
  const [stored] = rows;
  if (!stored) throw notFound();
  const { updated_at, paid_at, locale: language, reserved_until, kvk_number, may_change, ...row } = stored;
  const [order] = await withNames(db, [row]);
  if (!order) throw notFound();
  const title = isAsSold ? soldLineTitle(locale) : lineTitle(locale);
  const lines = await findLines(db, id, { title, soldTitle: soldLineTitle(locale) });
  const refunds = await inMoves(db, order, await findRefunds(db, id, title));
  const timeline = await timelineOf(db, { ...stored, wallet: order.wallet, lines, refunds });
  const { title: _title, lines_count: _count, ...amounts } = order;
  return {
    ...amounts,
    organization: { ...order.organization, kvk_number },
    number: orderNumber(id),
    updated_at,
    paid_at,
    reserved_until,
    locale: language,
    refundable_in_cents: lines.reduce((sum, line) => sum + line.refundable_in_cents, 0),
    lines,
    vat: vatTable(lines),
    refunds,
    timeline,
    may: { change: may_change },
  };
}

type StoredLine = Omit<OrderLine, 'refundable_in_cents'> & {
  fee_in_cents: number;
  booked_refund_in_cents: number;
  refunded_fee_in_cents: number;
};

type Title = RawBuilder<string>;

async function findLines(db: Database, orderId: number, { title, soldTitle }: { title: Title; soldTitle: Title }) {
  const { rows } = await sql<StoredLine>`
    select line.id, transactions.id as transaction_id, ${title} as title, nullif(${soldTitle}, ${title}) as sold_title, line.quantity, line.unit_price_in_cents, line.vat_percentage,
      line.vat_exemption_reason, line.vat_in_cents, line.total_price_in_cents, transactions.status,
      ${refundColumns('transactions')}, transactions.refunded_in_cents as booked_refund_in_cents, transactions.fee_in_cents,
      transactions.refunded_fee_in_cents, ${soldFor} as sold_for,
      ${isLeftOpen} as may_cancel
    from order_lines line join transactions on transactions.order_line_id = line.id join orders on orders.id = line.order_id
    where line.order_id = ${orderId} order by line.position`.execute(db);
  return rows.map(
    ({ fee_in_cents, booked_refund_in_cents, refunded_fee_in_cents, ...line }): OrderLine => ({
      ...line,
      refundable_in_cents: refundableInCents({
        ...line,
        refunded_in_cents: booked_refund_in_cents,
        gross_in_cents: line.total_price_in_cents,
        fee_in_cents,
        refunded_fee_in_cents,
      }),
    }),
  );
}

/** The moves that each refund returned to the wallet that paid the order. */
async function inMoves(
  db: Database,
  { id, wallet }: Pick<Order, 'id' | 'wallet'>,
  refunds: readonly StoredRefund[],
): Promise<OrderRefund[]> {
  if (wallet === null) return refunds.map((refund) => ({ ...refund, moves: null }));
  const moves = movesOfRefunds(
    await sumsOf(db, id, wallet.moves),
    refunds.map((refund) => refund.amount_in_cents),
  );
  return refunds.map((refund, index) => ({ ...refund, moves: moves[index] ?? 0 }));
}

type StoredRefund = Omit<OrderRefund, 'moves'>;

async function findRefunds(db: Database, orderId: number, title: Title): Promise<StoredRefund[]> {
  const { rows } = await sql<StoredRefund>`
    select refunds.id, refunds.transaction_id, ${title} as title, refunds.kind, refunds.amount_in_cents, refunds.vat_in_cents,
      refunds.fee_in_cents, refunds.reason, users.first_name || ' ' || users.last_name as refunded_by, refunds.booked_at,
      refunds.status, refunds.handed_over_at,
      (select giver.first_name || ' ' || giver.last_name from users giver where giver.id = refunds.handed_over_by) as handed_over_by
    from transactions join refunds on refunds.transaction_id = transactions.id
      join order_lines line on line.id = transactions.order_line_id left join users on users.id = refunds.refunded_by
    where transactions.order_id = ${orderId} order by refunds.booked_at, refunds.id`.execute(db);
  return rows;
}

export async function getOrder({ db, params, locale }: Call<typeof api.getOrder>) {
  return { order: await findOrder(db, { id: params.orderId, organizationId: params.organizationId, locale }) };
}

export async function getApplicationOrder({ db, params, locale }: Call<typeof api.getApplicationOrder>) {
  return { order: await findOrder(db, { id: params.orderId, locale }) };
}

export async function getAnyOrder({ db, params, locale }: Call<typeof api.getAnyOrder>) {
  return { order: await findOrder(db, { id: params.orderId, locale }) };
}
