import type { SalePayment } from '@move/domain/orders/payment/payment-types.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import {
  assertNoImpersonation,
  type Buyer,
  type FrozenPrice,
  type OrderLineDraft,
  placeOrder,
  priceOfBundle,
  priceOfSession,
  type Refunder,
  type Visit,
} from '../orders/public.ts';
import type { LockedBundle, LockedSession, ActivityRules } from './spots/lock-inventory.ts';
import type { Person } from './people/person.ts';

/** How a spot is paid. Without `payment`: on the offer's own payment page if it has one, else in cash. */
export type Payment = {
  payment?: SalePayment | undefined;
  /** With `online`: until when the spot is reserved. */
  reservedUntil?: Date | undefined;
  visit?: Visit | undefined;
  applicationId: number | null;
  /** When the money was received, if not now: at the door without a network. */
  takenAt?: Date | undefined;
  /** The user who sells; null for a visitor. */
  by: Refunder;
};

/** What was sold: the line of the order, and the amount still to be paid. */
export type Sold = { orderId: number; lineId: number; due_in_cents: number };

type Sale = Payment & { offer: ActivityRules; buyer: Buyer; quantity: number; now: Date };
type Single = Payment & { offer: ActivityRules; person: Person; now: Date };

/** Sells a spot in a session at the price of this moment (docs/rules/money.md#prices-and-vat). */
export const sellSession = async (db: Database, session: LockedSession, { person, ...sale }: Single): Promise<Sold> =>
  single(await sellSessionSpots(db, session, { ...sale, buyer: person, quantity: 1 }));

/** Sells a spot in a bundle, whose price covers all its sessions still to come. */
export const sellBundle = async (db: Database, places: BundlePlaces, { person, ...sale }: Single): Promise<Sold> =>
  single(await sellBundleSpots(db, places, { ...sale, buyer: person, quantity: 1 }));

function single([sold]: Sold[]): Sold {
  if (!sold) throw new Error('an order without a line');
  return sold;
}

/** Sells spots in one order, with a line for each. */
export async function sellSessionSpots(db: Database, session: LockedSession, sale: Sale): Promise<Sold[]> {
  const price = await priceOfSession(db, { organizationId: sale.offer.organization_id, sessionId: session.id });
  const start = { date: session.start_date, time: session.start_time };
  return sellArticle(db, sale, { price, title: sale.offer.activity, start, endsAt: session.ends_at, parts: 1 });
}

type BundlePlaces = { bundle: LockedBundle; sessions: readonly LockedSession[] };

export async function sellBundleSpots(db: Database, { bundle, sessions }: BundlePlaces, sale: Sale): Promise<Sold[]> {
  const price = await priceOfBundle(db, { organizationId: sale.offer.organization_id, bundleId: bundle.id });
  const title = `${sale.offer.activity}, ${bundle.name}`;
  return sellArticle(db, sale, { price, title, endsAt: null, parts: sessions.length });
}

type Article = Pick<OrderLineDraft, 'price' | 'title' | 'start'> & { endsAt: string | null; parts: number };

async function sellArticle(db: Database, sale: Sale, { endsAt, ...article }: Article): Promise<Sold[]> {
  const { offer, buyer, quantity, now, applicationId, reservedUntil, visit } = sale;
  const { price } = article;
  const line = { ...article, activityId: offer.activity_id };
  const { id: orderId, lines } = await placeOrder(db, {
    organizationId: offer.organization_id,
    applicationId,
    buyer,
    payment: paymentOf(sale, price, endsAt),
    reservedUntil,
    visit,
    lines: Array.from({ length: quantity }, () => line),
    now,
  });
  return lines.map(({ id, status }) => ({
    orderId,
    lineId: id,
    due_in_cents: status === 'open' ? price.unit_price_in_cents : 0,
  }));
}

/**
 * Returns the way of paying. Throws 422 when money is taken for an offer with its own payment page, or after the session has ended; 403
 * when a user notes during impersonation that a spot was paid elsewhere (docs/rules/money.md#impersonation).
 */
function paymentOf(
  { offer, payment, now, takenAt = now, by }: Sale,
  price: FrozenPrice,
  endsAt: string | null,
): SalePayment {
  const takesMoney = payment === 'cash' || payment === 'online';
  if (offer.payment_url !== null && takesMoney) throw invalid('payment_type', 'participant.payment_outside');
  const wanted = payment ?? (offer.payment_url === null ? 'cash' : 'external');
  if (wanted === 'external' && offer.payment_url === null && price.unit_price_in_cents > 0) assertNoImpersonation(by);
  const isPaid = (wanted === 'cash' || wanted === 'online') && price.unit_price_in_cents > 0;
  if (isPaid && endsAt !== null && Date.parse(endsAt) <= takenAt.getTime()) {
    throw invalid('payment_type', 'participant.payment_ended');
  }
  return wanted;
}
