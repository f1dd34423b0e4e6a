import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { paymentFeeInCents, type PaymentTerms } from '@move/domain/orders/payment/payment-fee.ts';
import type { RefundAmounts } from '@move/domain/orders/payment/payment-state.ts';
import { ONLINE_PAYMENT_TYPES, type PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ownOr } from '../../../platform/database/expressions/own-or.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { publicVenueOf, venueOf } from '../../bookings/public.ts';
import { orderRefundTerms, quoteRefunds, REFUNDABLE, reservedUntil, sumsOf } from '../../orders/public.ts';
import { findWalletPayments } from '../../wallets/public.ts';
import { cancellationOf, findSoldLines, type SoldOrderLine } from '../booking/sold-order-lines.ts';

type Header = Pick<
  PublicBooking,
  | 'number'
  | 'status'
  | 'locale'
  | 'created_at'
  | 'first_name'
  | 'organization'
  | 'platform'
  | 'subtotal_price_in_cents'
  | 'vat_in_cents'
  | 'transaction_fee_in_cents'
  | 'total_price_in_cents'
  | 'payment_type'
  | 'paid_at'
  | 'reserved_until'
  | 'last_payment'
  | 'return_url'
>;

type BookingRead = { orderId: number; now: Date; locale: Locale };

/** Returns what the page of an order shows; 404 when the order doesn't exist. */
export async function findBooking(db: Database, { orderId, now, locale }: BookingRead): Promise<PublicBooking> {
  const { timezone, is_collecting: isCollecting, ...header } = await findHeader(db, orderId);
  const sold = await findSoldLines(db, orderId, locale);
  const quotes = new Map(
    (
      await quoteRefunds(
        db,
        sold.map(({ line_id }) => line_id),
        now,
      )
    ).map((quote) => [quote.id, quote]),
  );
  const lines = sold.map((line) => {
    const { percentage = 0, term_in_cents = 0 } = quotes.get(line.line_id) ?? {};
    const may_cancel = cancellationOf(line, now) === 'allowed';
    return {
      id: line.line_id,
      title: line.title,
      quantity: line.quantity,
      first_name: line.first_name,
      status: line.status,
      total_price_in_cents: line.total_price_in_cents,
      refunded_in_cents: line.refunded_in_cents,
      may_cancel,
      refund_in_cents: may_cancel ? term_in_cents : 0,
      refund_percentage: may_cancel ? percentage : 0,
    };
  });
  const sessions = await findSessions(db, sold, header.reserved_until);
  const isPayable = header.status === 'open' && isCollecting;
  const payment_methods = isPayable ? await findPaymentMethods(db, header.platform.id, sold) : [];
  const hasFee = header.transaction_fee_in_cents > 0 || payment_methods.some(({ fee_in_cents }) => fee_in_cents > 0);
  const refundableLines = sold
    .filter((line) => line.total_price_in_cents > 0 && cancellationOf(line, now) === 'allowed')
    .filter(({ payment_status }) => REFUNDABLE.includes(payment_status))
    .map((line) => ({ name: line.first_name, steps: quotes.get(line.line_id)?.steps ?? [] }));
  return {
    ...header,
    offer: offerOf(sold),
    sessions,
    lines,
    moves: await findMoves(db, orderId, header),
    ...addUpRefunds(sold),
    payment_methods,
    may_cancel: lines.some((line) => line.may_cancel),
    cancellation: orderRefundTerms(refundableLines, { locale, timeZone: sessions[0]?.tz ?? timezone, now, hasFee }),
  };
}

type StoredHeader = Header & { timezone: string; is_collecting: boolean };

async function findHeader(db: Database, orderId: number): Promise<StoredHeader> {
  const { rows } = await sql<StoredHeader>`
    select organizations.timezone, organizations.status = 'accepted' and organizations.deleted_at is null as is_collecting,
      orders.id as number, orders.status, orders.locale, orders.created_at, orders.first_name,
      jsonb_build_object('name', organizations.name, 'email', nullif(organizations.email::text, '')) as organization,
      (select jsonb_build_object('id', platform.id, 'name', platform.name, 'website_url', platform.website_url)
       from platforms_of_orders(array[orders.id]) as platform) as platform,
      orders.subtotal_price_in_cents, orders.vat_in_cents, orders.transaction_fee_in_cents, orders.total_price_in_cents,
      orders.payment_type, orders.paid_at, orders.return_url, ${reservedUntil} as reserved_until,
      (select jsonb_build_object('status', payments.status, 'method', payments.method) from payments
       where payments.order_id = orders.id order by payments.id desc limit 1) as last_payment
    from orders join organizations on organizations.id = orders.organization_id
    where orders.id = ${orderId}`.execute(db);
  const [header] = rows;
  if (!header) throw notFound();
  return header;
}

function addUpRefunds(lines: readonly SoldOrderLine[]): RefundAmounts {
  const sumOf = (name: keyof RefundAmounts) => lines.reduce((sum, line) => sum + line[name], 0);
  return {
    refunded_in_cents: sumOf('refunded_in_cents'),
    failed_refund_in_cents: sumOf('failed_refund_in_cents'),
    pending_refund_in_cents: sumOf('pending_refund_in_cents'),
    to_hand_over_in_cents: sumOf('to_hand_over_in_cents'),
  };
}

async function findMoves(db: Database, orderId: number, { payment_type }: Header): Promise<PublicBooking['moves']> {
  if (payment_type !== 'wallet') return null;
  const payment = (await findWalletPayments(db, [orderId])).get(orderId);
  if (!payment) return null;
  const { grossInCents } = await sumsOf(db, orderId, payment.moves);
  return { paid: payment.moves, back: payment.moves_back, paid_in_cents: grossInCents };
}

function offerOf([line]: readonly SoldOrderLine[]): PublicBooking['offer'] {
  return { type: line?.type ?? 'product', name: line?.name ?? '', bundle: line?.bundle ?? null };
}

type Sessions = PublicBooking['sessions'];

/**
 * The sessions in which a person of the order has a spot, or all its sessions once every spot is canceled. Shows a hidden location, except
 * while the order waits for an online payment and once every spot is canceled.
 */
async function findSessions(
  db: Database,
  lines: readonly SoldOrderLine[],
  reservedUntil: PublicBooking['reserved_until'],
): Promise<Sessions> {
  const live = lines.filter(({ status }) => status !== 'canceled');
  const ids = [...new Set((live.length > 0 ? live : lines).flatMap(({ session_ids }) => session_ids))];
  if (ids.length === 0) return [];
  const venueSql = reservedUntil !== null || live.length === 0 ? publicVenueOf : venueOf;
  const { rows } = await sql<Sessions[number]>`
    select sessions.id, start_date, start_time, end_date, end_time, tz, starts_at, ends_at,
      ${venueSql(ownOr(sql`sessions.location_id`, sql`activities.location_id`))} as place
    from sessions join activities on activities.id = sessions.activity_id
    where sessions.id = any (${ids}::bigint[]) and sessions.canceled_at is null and sessions.deleted_at is null
    order by starts_at, sessions.id`.execute(db);
  return rows;
}

type Method = PaymentTerms & { code: PaymentType };

/** The ways in which a visitor can pay the open amount, with the fee of each. */
async function findPaymentMethods(db: Database, applicationId: number, lines: readonly SoldOrderLine[]) {
  const open = lines.filter(({ payment_status }) => payment_status === 'open');
  const gross = open.reduce((sum, line) => sum + line.total_price_in_cents, 0);
  const { rows } = await sql<Method>`
    select code, fixed_in_cents, basis_points from payment_terms(${applicationId})
    where code = any (${[...ONLINE_PAYMENT_TYPES]}::text[])
    order by array_position(${[...ONLINE_PAYMENT_TYPES]}::text[], code)`.execute(db);
  return rows.map(({ code, ...terms }) => ({ code, fee_in_cents: paymentFeeInCents(gross, terms) }));
}
