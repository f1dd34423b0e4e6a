import type { Locale } from '@move/domain/kit/messages.ts';
import { type OrderAmounts, orderAmounts } from '@move/domain/orders/order-amounts.ts';
import { type OrderStatus, orderStatus } from '@move/domain/orders/order-status.ts';
import type { StaffPaymentType } from '@move/domain/orders/payment-types.ts';
import type { TransactionStatus } from '@move/domain/orders/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { FrozenPrice } from './frozen-price.ts';

export type Buyer = { first_name: string; last_name: string; email: string; locale: Locale };

export type OrderDraft = {
  organizationId: number;
  /** The platform of the call; an organisation that is not on it sells on its home platform. */
  applicationId: number | null;
  buyer: Buyer;
  /** `free` gives it away whatever it costs; something that costs nothing is free however it would be paid. */
  payment: StaffPaymentType;
  lines: readonly OrderLineDraft[];
  now: Date;
};

export type OrderLineDraft = {
  title: string;
  quantity?: number;
  price: FrozenPrice;
  activityId?: number;
  /** The sessions of a bundle: what comes back when the organiser calls off one of them is a share of these. */
  parts?: number;
};

export type PlacedOrder = {
  id: number;
  /** `open` is still to be paid: whoever is booked by it is pending. */
  status: OrderStatus;
  total_price_in_cents: number;
  lines: { id: number; status: TransactionStatus }[];
};

/**
 * Sells at the prices of this moment, in the caller's transaction and after its locks (D4.6). No costs of paying: nothing
 * is paid here by way of a provider (D5.3). Cash stays open until somebody says that it was paid.
 */
export async function placeOrder(db: Database, draft: OrderDraft): Promise<PlacedOrder> {
  const priced = draft.lines.map(({ price, quantity = 1 }) => ({
    quantity,
    unit_price_in_cents: draft.payment === 'free' ? 0 : price.unit_price_in_cents,
    vat_percentage: price.vat_percentage,
  }));
  const amounts = orderAmounts(priced, 0);
  const statuses = amounts.lines.map((line) => statusOf(line.total_price_in_cents, draft.payment));
  const status = orderStatus(statuses.map((each) => ({ status: each, settled_at: null })));
  const order = await insertOrder(db, draft, { amounts, status });
  const rows = draft.lines.map((line, index) => ({
    position: index + 1,
    title: line.title,
    ...priced[index],
    vat_exemption_reason: line.price.vat_exemption_reason,
    ...amounts.lines[index],
    term: line.price.term,
    parts: line.parts ?? 1,
    activity_id: line.activityId ?? null,
    status: statuses[index],
  }));
  const lines = await insertLines(db, { orderId: order.id, rows, now: draft.now });
  return { id: order.id, status, total_price_in_cents: amounts.total_price_in_cents, lines };
}

function statusOf(totalInCents: number, payment: StaffPaymentType): TransactionStatus {
  if (totalInCents === 0) return 'free';
  return payment === 'external' ? 'external' : 'open';
}

type Money = { amounts: OrderAmounts; status: OrderStatus };

async function insertOrder(db: Database, draft: OrderDraft, { amounts, status }: Money) {
  const { rows } = await sql<{ id: number }>`
    insert into orders (organization_id, application_id, first_name, last_name, email, locale, status, payment_type,
      subtotal_price_in_cents, vat_in_cents, total_price_in_cents, created_at)
    select organizations.id, coalesce(link.application_id, home_application_id), ${draft.buyer.first_name},
      ${draft.buyer.last_name}, ${draft.buyer.email}, ${draft.buyer.locale}, ${status},
      ${status === 'free' ? 'free' : draft.payment}, ${amounts.subtotal_price_in_cents}, ${amounts.vat_in_cents},
      ${amounts.total_price_in_cents}, ${draft.now.toISOString()}
    from organizations left join organization_applications link
      on link.organization_id = organizations.id and link.application_id = ${draft.applicationId}
    where organizations.id = ${draft.organizationId}
    returning id`.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`organisation ${draft.organizationId} is out of scope`);
  return order;
}

type LineRows = { orderId: number; rows: readonly object[]; now: Date };

/** The lines and a transaction for each, in their order. */
async function insertLines(db: Database, { orderId, rows, now }: LineRows) {
  const { rows: lines } = await sql<{ id: number; status: TransactionStatus }>`
    with draft as (
      select orders.organization_id, orders.application_id, orders.id as order_id, line.*
      from orders, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (position smallint, title text, quantity integer,
        unit_price_in_cents integer, vat_percentage smallint, vat_exemption_reason text, subtotal_price_in_cents integer,
        vat_in_cents integer, total_price_in_cents integer, fee_in_cents integer, term jsonb, parts smallint,
        activity_id bigint, status text)
      where orders.id = ${orderId}
    ), line as (
      insert into order_lines (organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents,
        vat_percentage, vat_exemption_reason, vat_in_cents, total_price_in_cents, term, parts, created_at)
      select organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents, vat_percentage,
        vat_exemption_reason, vat_in_cents, total_price_in_cents, nullif(term, 'null'), parts, ${now.toISOString()} from draft
      returning id, order_id, position
    ), transaction as (
      insert into transactions (organization_id, application_id, order_id, order_line_id, activity_id, status,
        subtotal_price_in_cents, vat_in_cents, vat_percentage, fee_in_cents, total_price_in_cents, booked_at)
      select organization_id, application_id, draft.order_id, line.id, activity_id, status, subtotal_price_in_cents,
        vat_in_cents, vat_percentage, fee_in_cents, total_price_in_cents + fee_in_cents, ${now.toISOString()}
      from draft join line using (position)
      returning order_line_id, status
    )
    select line.id, transaction.status from line join transaction on transaction.order_line_id = line.id
    order by position`.execute(db);
  return lines;
}
