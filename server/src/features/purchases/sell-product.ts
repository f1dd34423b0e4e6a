import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import type { SalePayment } from '@move/domain/orders/payment/payment-types.ts';
import { type AgeRule, ageMessage, birthMessage } from '@move/domain/participants/age-rule.ts';
import { saleMessage } from '@move/domain/products/stock.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid, notFound, refusedByState } from '../../platform/http/problem.ts';
import { checkAnswers, saveAnswers } from '../questions/public.ts';
import {
  assertNoImpersonation,
  type Buyer,
  markOrderPaid,
  placeOrder,
  priceOfProduct,
  type Refunder,
  type Visit,
} from '../orders/public.ts';
import type { ProductPath } from './purchases.queries.ts';

export type Sale = ProductPath & {
  /** The platform of the call. */
  applicationId: number | null;
  buyer: Buyer;
  date_of_birth: string | null;
  quantity: number;
  /** Absent when no questions were asked. */
  answers?: readonly AnswerDraft[] | undefined;
  payment: SalePayment;
  /** Until when the units are reserved, for an online payment. */
  reservedUntil?: Date | undefined;
  visit?: Visit | undefined;
  /** Whether cash was received at once. */
  isPaid?: boolean;
  /** The unit price that the seller saw, for a sale that is paid at once in cash or by card. The message of a refusal is in `locale`. */
  shown?: { priceInCents: number; locale: Locale } | undefined;
  /** The seller; null on the website. */
  by: Refunder;
  /** Sells to a buyer of another age. The caller has checked that the user may override limits. */
  overrideAge?: boolean;
  now: Date;
};

type LockedProduct = AgeRule & {
  name: string;
  spots: number | null;
  taken: number;
  payment_url: string | null;
  timezone: string;
};

/**
 * Sells units of a product, for staff and the website. Locks the product before the order, so that only one of several concurrent calls for
 * the last unit succeeds. Returns the id of the purchase.
 */
export async function sellProduct(db: Database, sale: Sale): Promise<number> {
  const { organizationId, productId, applicationId, buyer, quantity, payment, now } = sale;
  const shelf = await lockProductToSell(db, sale);
  assertBuyerAllowed(shelf, sale);
  const answers = await checkGivenAnswers(db, sale);
  const soldOut = saleMessage({ ...shelf, quantity });
  if (soldOut) throw invalid('quantity', soldOut.key, soldOut.params);
  const price = await priceOfProduct(db, { organizationId, productId });
  const lines = [{ title: shelf.name, quantity, price }];
  const { reservedUntil, visit } = sale;
  const order = await placeOrder(db, {
    organizationId,
    applicationId,
    buyer,
    payment,
    reservedUntil,
    visit,
    lines,
    now,
  });
  if (sale.isPaid === true || payment === 'external') assertSamePrice(sale, order.total_price_in_cents);
  // on the product's own payment page the buyer pays the seller of that page, so the user receives nothing
  const isByCard = payment === 'external' && shelf.payment_url === null;
  if (isByCard && order.total_price_in_cents > 0) assertNoImpersonation(sale.by);
  if (sale.isPaid === true && order.status === 'open') await markOrderPaid(db, { orderId: order.id, now, by: sale.by });
  const insert = db
    .insertInto('purchases')
    .values({
      organization_id: organizationId,
      application_id: order.application_id,
      product_id: productId,
      order_line_id: order.lines[0]?.id ?? 0,
      ...buyer,
      date_of_birth: sale.date_of_birth,
      quantity,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, { products_spots_hold: () => invalid('quantity', 'purchase.sold_out') });
  await saveAnswers(db, { organizationId, answerer: { column: 'purchase_id', id }, answers });
  return id;
}

/** Throws 409 when the price has changed since the seller saw it: the books would have an amount that wasn't received. */
function assertSamePrice({ shown, quantity }: Sale, now: number): void {
  if (shown === undefined || shown.priceInCents * quantity === now) return;
  const [present, former] = [now, shown.priceInCents * quantity].map((cents) => formatCents(cents, shown.locale));
  throw refusedByState('state', 'purchase.price', { now: present ?? '', shown: former ?? '' });
}

async function checkGivenAnswers(
  db: Database,
  { organizationId, productId: id, answers }: Sale,
): Promise<AnswerDraft[]> {
  return answers === undefined ? [] : checkAnswers(db, { offer: { kind: 'product', id, organizationId }, answers });
}

async function lockProductToSell(db: Database, { organizationId, productId }: ProductPath): Promise<LockedProduct> {
  const { rows } = await sql<LockedProduct>`
    select products.name, spots, taken, payment_url, should_validate_age, age_from, age_to, organizations.timezone
    from products join organizations on organizations.id = products.organization_id
    where products.id = ${productId} and products.organization_id = ${organizationId} and products.deleted_at is null
    for no key update of products`.execute(db);
  const [shelf] = rows;
  if (!shelf) throw notFound();
  return shelf;
}

/**
 * Throws 422 when the buyer's age on the day of the purchase, in the organisation's time zone, is outside the ages of the product
 * (docs/rules/spots.md#ages). Also when a product that is paid on another website would be paid in cash or online, or a sale without cash
 * is marked as paid.
 */
function assertBuyerAllowed(
  shelf: LockedProduct,
  { date_of_birth, overrideAge = false, payment, isPaid, now }: Sale,
): void {
  const today = toLocalTime(now.toISOString(), shelf.timezone).date;
  const impossible = birthMessage(date_of_birth, today);
  if (impossible) throw invalid('date_of_birth', impossible.key);
  const message = ageMessage(shelf, date_of_birth, today);
  if (message && !(overrideAge && date_of_birth !== null)) throw invalid('date_of_birth', message.key, message.params);
  if (shelf.payment_url !== null && (payment === 'cash' || payment === 'online'))
    throw invalid('payment_type', 'participant.payment_outside');
  if (isPaid === true && payment !== 'cash') throw invalid('is_paid', 'purchase.paid_how');
}
