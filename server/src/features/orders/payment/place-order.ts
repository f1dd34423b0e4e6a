import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderAmounts } from '@move/domain/orders/order-amounts.ts';
import { type OrderStatus, orderStatus } from '@move/domain/orders/order-status.ts';
import type { PaymentType, SalePayment } from '@move/domain/orders/payment/payment-types.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { FrozenPrice } from '../lines/frozen-price.ts';
import type { ReservedBy } from './reserved-by.ts';

/** `email` is null for a walk-in without an address. */
export type Buyer = { first_name: string; last_name: string; email: string | null; locale: Locale };

/** A buyer who can be mailed. */
export type ReachableBuyer = Buyer & { email: string };

/** The origin of an order from website or app. */
export type Visit = {
  /** The app user with the buyer's address on the platform of the call (docs/rules/booking.md#profiles). */
  profileId: number;
  /** The network and site that hold the spots while the order is unpaid; removed once the order is paid or ended. */
  reservedBy: ReservedBy | null;
  /** The page of the website where the visitor booked. */
  returnUrl: string | undefined;
};

export type OrderDraft = {
  organizationId: number;
  /**
   * The platform of the call. An organisation that is not on it sells on its home platform; an administrator of a platform always sells on
   * one of their own.
   */
  applicationId: number | null;
  buyer: Buyer;
  /** With `free` the order costs nothing, whatever the price. An offer without a price is free with any way of paying. */
  payment: SalePayment;
  /** With `online`: until when its spots are reserved; then the order expires (docs/rules/money.md#states-of-a-transaction). */
  reservedUntil?: Date | undefined;
  visit?: Visit | undefined;
  lines: readonly OrderLineDraft[];
  now: Date;
};

/** The start of a session, in its own wall time. */
export type LineStart = { date: string; time: string };

export type OrderLineDraft = {
  /** The name of what is sold, without a day: the day is added in the language of the reader. */
  title: string;
  start?: LineStart;
  quantity?: number;
  price: FrozenPrice;
  activityId?: number;
  /** The number of sessions of a bundle: when the organiser cancels a session, its share of the price is refunded. */
  parts?: number;
};

export type PlacedOrder = {
  id: number;
  /** The platform it was sold on. */
  application_id: number;
  /** `open` is unpaid: its participants are pending. */
  status: OrderStatus;
  total_price_in_cents: number;
  lines: { id: number; status: TransactionStatus }[];
};

/**
 * Places an order at the current prices, under the caller's locks (docs/rules/money.md#prices-and-vat). Service fees are added with the
 * buyer's way of paying. Cash stays open until staff mark it as paid.
 */
export async function placeOrder(db: Database, draft: OrderDraft): Promise<PlacedOrder> {
  const [order] = await placeOrders(db, [draft]);
  if (!order) throw new Error(`organisation ${draft.organizationId} is out of scope`);
  return order;
}

/** Places an order for each buyer, in one statement, and returns them in the order of the buyers. */
export async function placeOrders(db: Database, drafts: readonly OrderDraft[]): Promise<PlacedOrder[]> {
  const { rows } = await sql<PlacedOrder>`
    with draft as (
      select nextval(pg_get_serial_sequence('orders', 'id')) as id, draft.*
      from jsonb_to_recordset(${JSON.stringify(drafts.map(reckoned))}::jsonb) as draft (number integer, organization_id bigint,
        application_id bigint, first_name text, last_name text, email text, locale text, status text, payment_type text,
        subtotal_price_in_cents integer, vat_in_cents integer, total_price_in_cents integer, reserved_until timestamptz,
        profile_id bigint, reserved_by bytea, reserved_by_site bytea, return_url text, at timestamptz, lines jsonb)
    ), placed as (
      insert into orders (id, organization_id, application_id, first_name, last_name, email, locale, status, payment_type,
        subtotal_price_in_cents, vat_in_cents, total_price_in_cents, reserved_until, profile_id, reserved_by, reserved_by_site,
        return_url, created_at) overriding system value
      select draft.id, organizations.id, platform.id, draft.first_name,
        draft.last_name, draft.email, draft.locale, draft.status, draft.payment_type, draft.subtotal_price_in_cents,
        draft.vat_in_cents, draft.total_price_in_cents, draft.reserved_until,
        draft.profile_id, draft.reserved_by, draft.reserved_by_site, draft.return_url, draft.at
      from draft join organizations on organizations.id = draft.organization_id cross join lateral (
        select platform_of_sale(organizations.id, draft.application_id) as id) as platform
      where platform.id is not null
      returning id, organization_id, application_id
    ), sold as (
      select placed.id as order_id, placed.organization_id, placed.application_id, draft.at, line.*
      from draft join placed using (id) cross join lateral jsonb_to_recordset(draft.lines) as line (position smallint,
        title text, start_date date, start_time text, quantity integer, unit_price_in_cents integer, vat_percentage smallint, vat_exemption_reason text,
        subtotal_price_in_cents integer, vat_in_cents integer, total_price_in_cents integer, fee_in_cents integer, term jsonb,
        parts smallint, activity_id bigint, status text)
    ), line as (
      insert into order_lines (organization_id, application_id, order_id, position, title, start_date, start_time, quantity,
        unit_price_in_cents, vat_percentage, vat_exemption_reason, vat_in_cents, total_price_in_cents, term, parts, created_at)
      select organization_id, application_id, order_id, position, title, start_date, start_time, quantity,
        unit_price_in_cents, vat_percentage, vat_exemption_reason, vat_in_cents, total_price_in_cents, nullif(term, 'null'), parts, at from sold
      returning id, order_id, position
    ), booked as (
      insert into transactions (organization_id, application_id, order_id, order_line_id, activity_id, status,
        subtotal_price_in_cents, vat_in_cents, vat_percentage, fee_in_cents, total_price_in_cents, booked_at)
      select organization_id, application_id, order_id, line.id, activity_id, status, subtotal_price_in_cents, vat_in_cents,
        vat_percentage, fee_in_cents, total_price_in_cents + fee_in_cents, at
      from sold join line using (order_id, position)
      returning order_id, order_line_id, status
    )
    select draft.id, placed.application_id, draft.status, draft.total_price_in_cents,
      jsonb_agg(jsonb_build_object('id', line.id, 'status', booked.status) order by line.position) as lines
    from draft join placed using (id) join line on line.order_id = draft.id join booked on booked.order_line_id = line.id
    group by draft.id, placed.application_id, draft.number, draft.status, draft.total_price_in_cents order by draft.number`.execute(
    db,
  );
  return rows;
}

/** The row of an order, with its amounts and statuses. */
function reckoned({ buyer, payment, reservedUntil, visit, now, ...draft }: OrderDraft, number: number) {
  const priced = draft.lines.map(({ price, quantity = 1 }) => ({
    quantity,
    unit_price_in_cents: payment === 'free' ? 0 : price.unit_price_in_cents,
    vat_percentage: price.vat_percentage,
  }));
  const { lines: amounts, ...sums } = orderAmounts(priced, 0);
  const lines = draft.lines.map((line, index) => ({
    position: index + 1,
    title: line.title,
    start_date: line.start?.date ?? null,
    start_time: line.start?.time ?? null,
    ...priced[index],
    ...amounts[index],
    vat_exemption_reason: line.price.vat_exemption_reason,
    term: line.price.term,
    parts: line.parts ?? 1,
    activity_id: line.activityId ?? null,
    status: statusOf(amounts[index]?.total_price_in_cents ?? 0, payment),
  }));
  const status = orderStatus(lines.map((line) => ({ status: line.status, settled_at: null })));
  return {
    number,
    organization_id: draft.organizationId,
    application_id: draft.applicationId,
    first_name: buyer.first_name,
    last_name: buyer.last_name,
    email: buyer.email,
    locale: buyer.locale,
    status,
    payment_type: paymentTypeOf(status, payment),
    reserved_until: status === 'open' ? (reservedUntil?.toISOString() ?? null) : null,
    profile_id: visit?.profileId ?? null,
    reserved_by: status === 'open' ? hex(visit?.reservedBy?.network) : null,
    reserved_by_site: status === 'open' ? hex(visit?.reservedBy?.site) : null,
    return_url: visit?.returnUrl ?? null,
    ...sums,
    at: now.toISOString(),
    lines,
  };
}

/** Bytes as PostgreSQL reads them from JSON. */
const hex = (bytes: Buffer | null | undefined) => (bytes ? `\\x${bytes.toString('hex')}` : null);

function paymentTypeOf(status: OrderStatus, payment: SalePayment): PaymentType | null {
  if (status === 'free') return 'free';
  return payment === 'online' ? null : payment;
}

/** The status of a new line; a payment on another website is external, whatever it costs. */
function statusOf(totalInCents: number, payment: SalePayment): TransactionStatus {
  if (payment === 'external') return 'external';
  return totalInCents === 0 ? 'free' : 'open';
}
