import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { demoPerson, seededChance } from '../bookings/demo-people.demo.ts';
import { payDemoOnline } from '../../features/orders/orders.seed.ts';
import { cancelLine, markOrderPaid, refundAmount } from '../../features/orders/public.ts';
import type { DemoProductKey, DemoProducts } from '../products/products.demo.ts';
import { sellProduct } from '../../features/purchases/sell-product.ts';

type Shelf = {
  id: number;
  organization_id: number;
  spots: number | null;
  price: number;
  age_from: number | null;
  age_to: number | null;
  payment_url: string | null;
};

/** A product without stock left. */
const SOLD_OUT: DemoProductKey = 'zwemvliezen';

/** The statuses of purchases with a price, in turn. */
const STATUSES: readonly TransactionStatus[] = [
  'paid',
  'complete',
  'open',
  'paid',
  'refunded',
  'paid',
  'partly_refunded',
  'paid',
  'canceled',
  'complete',
  'paid',
  'expired',
  'failed',
];

/** Adds purchases of the published products of the demo, over the last fourteen months. */
export async function seedDemoPurchases(db: Database, products: DemoProducts): Promise<void> {
  const { rows: shelves } = await sql<Shelf>`
    select products.id, products.organization_id, spots, coalesce(rates.price_in_cents, 0) as price, age_from, age_to,
      payment_url
    from products left join rates on rates.id = products.rate_id
    where not concept order by products.id`.execute(db);
  const chance = seededChance(515);
  let person = 400;
  for (const [index, shelf] of shelves.entries()) {
    const isSoldOut = shelf.id === products[SOLD_OUT].id;
    const most = isSoldOut ? 100 : 5 + Math.floor(chance() * 10);
    let left = Math.floor((shelf.spots ?? 1_000) * (isSoldOut ? 1 : 0.8));
    for (let turn = 0; turn < most && left > 0; turn += 1) {
      const quantity = Math.min(left, chance() < 0.75 ? 1 : 2 + Math.floor(chance() * 3));
      const status = STATUSES[(index * 3 + turn) % STATUSES.length] ?? 'paid';
      const hours = 1 + Math.floor(chance() * 24 * 425);
      const isKept = await sell(db, shelf, { number: (person += 1), quantity, status, hours });
      if (isKept) left -= quantity;
    }
  }
}

type Sold = { number: number; quantity: number; status: TransactionStatus; hours: number };

/** Sells units with the code of real purchases, and then pays, cancels or refunds. Returns whether the units stay sold. */
async function sell(db: Database, shelf: Shelf, { number, quantity, status, hours }: Sold): Promise<boolean> {
  const now = new Date(Date.now() - hours * 3_600_000);
  const { first_name, last_name, email, locale, date_of_birth } = demoPerson(
    number,
    { from: shelf.age_from, to: shelf.age_to },
    now.toISOString().slice(0, 10),
  );
  const id = await sellProduct(db, {
    organizationId: shelf.organization_id,
    productId: shelf.id,
    applicationId: null,
    buyer: { first_name, last_name, email, locale },
    date_of_birth,
    quantity,
    payment: shelf.payment_url === null ? 'cash' : 'external',
    by: null,
    now,
  });
  if (shelf.price === 0 || shelf.payment_url !== null) return true;
  await settle(db, { id, status, now });
  if (!GONE.includes(status)) return true;
  await sql`update purchases set canceled_at = ${now.toISOString()} where id = ${id}`.execute(db);
  return false;
}

const GONE: readonly TransactionStatus[] = ['canceled', 'expired', 'failed'];

async function settle(db: Database, { id, status, now }: { id: number; status: TransactionStatus; now: Date }) {
  const { rows } = await sql<{ order_id: number; line_id: number; total: number }>`
    select order_id, order_lines.id as line_id, total_price_in_cents as total
    from purchases join order_lines on order_lines.id = order_line_id where purchases.id = ${id}`.execute(db);
  const [line] = rows;
  if (!line || status === 'open') return;
  const { order_id: orderId, line_id: lineId } = line;
  if (status === 'canceled') return cancelLine(db, { lineId, refund: 'none', now, by: null });
  if (status === 'expired' || status === 'failed' || status === 'complete') {
    return payDemoOnline(db, { orderId, status, now });
  }
  await markOrderPaid(db, { orderId, now, by: null });
  const back = { lineId, locale: 'nl' as const, now, by: null };
  if (status === 'refunded') await refundAmount(db, back);
  if (status === 'partly_refunded') await refundAmount(db, { ...back, amountInCents: Math.ceil(line.total / 2) });
}
