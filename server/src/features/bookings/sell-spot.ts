import { longDate } from '@move/domain/kit/dates.ts';
import type { StaffPaymentType } from '@move/domain/orders/payment-types.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import { type FrozenPrice, placeOrder, priceOfBundle, priceOfSession } from '../orders/public.ts';
import type { LockedBundle, LockedSession, ActivityRules } from './lock-inventory.ts';
import type { Person } from './person.ts';

/** How a place is paid; absent: as the offer says, in cash where it has a price. */
export type Payment = { payment?: StaffPaymentType | undefined; applicationId: number | null };

/** What was sold: the line of the order, and what is still to be paid. */
export type Sold = { lineId: number; due_in_cents: number };

type Sale = Payment & { offer: ActivityRules; person: Person; now: Date };

/** Sells a place in a session at the price of this moment (D5.2). */
export async function sellSession(db: Database, session: LockedSession, sale: Sale): Promise<Sold> {
  const price = await priceOfSession(db, { organizationId: sale.offer.organization_id, sessionId: session.id });
  const title = `${sale.offer.activity}, ${longDate(session.start_date, sale.person.locale)} ${session.start_time}`;
  return sellArticle(db, sale, { price, title, endsAt: session.ends_at, parts: 1 });
}

/** Sells a place in a bundle, whose price is for all its sessions still to come together. */
export async function sellBundle(
  db: Database,
  { bundle, sessions }: { bundle: LockedBundle; sessions: readonly LockedSession[] },
  sale: Sale,
): Promise<Sold> {
  const price = await priceOfBundle(db, { organizationId: sale.offer.organization_id, bundleId: bundle.id });
  return sellArticle(db, sale, {
    price,
    title: `${sale.offer.activity}, ${bundle.name}`,
    endsAt: null,
    parts: sessions.length,
  });
}

type Article = { price: FrozenPrice; title: string; endsAt: string | null; parts: number };

async function sellArticle(db: Database, sale: Sale, { price, title, endsAt, parts }: Article): Promise<Sold> {
  const { offer, person, now, applicationId } = sale;
  const order = await placeOrder(db, {
    organizationId: offer.organization_id,
    applicationId,
    buyer: person,
    payment: paymentOf(sale, price, endsAt),
    lines: [{ title, price, activityId: offer.activity_id, parts }],
    now,
  });
  const [line] = order.lines;
  if (!line) throw new Error('an order without a line');
  return { lineId: line.id, due_in_cents: line.status === 'open' ? order.total_price_in_cents : 0 };
}

/** Where the offer is paid on another website no money is taken here; after the session none is taken at all (D4.4, D4.8). */
function paymentOf({ offer, payment, now }: Sale, price: FrozenPrice, endsAt: string | null): StaffPaymentType {
  if (offer.payment_url !== null && payment === 'cash') throw invalid('payment_type', 'participant.payment_outside');
  const wanted = payment ?? (offer.payment_url === null ? 'cash' : 'external');
  const isPaid = wanted === 'cash' && price.unit_price_in_cents > 0;
  if (isPaid && endsAt !== null && Date.parse(endsAt) <= now.getTime()) {
    throw invalid('payment_type', 'participant.payment_ended');
  }
  return wanted;
}
