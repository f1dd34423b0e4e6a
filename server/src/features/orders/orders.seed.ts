import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { FrozenPrice } from './lines/frozen-price.ts';
import { placeOrder } from './payment/place-order.ts';

export const someBuyer = {
  first_name: 'Aïsha',
  last_name: 'Öztürk',
  email: 'aisha@test.example',
  locale: 'nl',
} as const;

/** A price for tests: € 12.50 with 21 % VAT and no cancellation term. */
export const somePrice: FrozenPrice = {
  unit_price_in_cents: 1_250,
  vat_percentage: 21,
  vat_exemption_reason: null,
  term: null,
};

type OrderSeed = {
  organization_id: number;
  /** Other details of the buyer than those of `someBuyer`. */
  buyer?: { first_name: string; email: string };
  /** The platform that sells; absent: the home platform. */
  application_id?: number;
  price?: Partial<FrozenPrice>;
  parts?: number;
  /** Service fees, as an online payment has. */
  fee_in_cents?: number;
  paid?: boolean;
  now?: Date;
};

/** Creates an order in cash with one line, paid unless `paid` is false. */
export async function seedOrder(db: Database, seed: OrderSeed) {
  const { organization_id: organizationId, price, parts = 1, fee_in_cents = 0, paid = true, now = new Date() } = seed;
  const lines = [{ title: 'Losse les', price: { ...somePrice, ...price }, parts }];
  const order = await placeOrder(db, {
    organizationId,
    applicationId: seed.application_id ?? null,
    buyer: { ...someBuyer, ...seed.buyer },
    payment: 'cash',
    lines,
    now,
  });
  if (fee_in_cents > 0) await addFee(db, { orderId: order.id, fee: fee_in_cents });
  if (paid) {
    await sql`update orders set status = 'paid', paid_at = ${now.toISOString()} where id = ${order.id}`.execute(db);
    await sql`update transactions set status = 'paid' where order_id = ${order.id}`.execute(db);
  }
  return { orderId: order.id, lineId: order.lines[0]?.id ?? 0 };
}

async function addFee(db: Database, { orderId, fee }: { orderId: number; fee: number }): Promise<void> {
  await sql`
    update orders set payment_type = 'ideal', transaction_fee_in_cents = ${fee},
      total_price_in_cents = total_price_in_cents + ${fee} where id = ${orderId}`.execute(db);
  await sql`
    update transactions set fee_in_cents = ${fee}, total_price_in_cents = total_price_in_cents + ${fee}
    where order_id = ${orderId}`.execute(db);
}

/** Marks demo orders as paid at the moment they were placed. */
export async function payDemoOrders(db: Database, orderIds: readonly number[]): Promise<void> {
  const ids = sql`${[...orderIds]}::bigint[]`;
  await sql`update orders set status = 'paid', paid_at = created_at where id = any (${ids})`.execute(db);
  await sql`update transactions set status = 'paid' where order_id = any (${ids})`.execute(db);
}

type Online = { orderId: number; status: 'expired' | 'failed' | 'complete'; now: Date };

/** Makes an open demo order one by iDEAL: failed, or paid and paid out. */
export async function payDemoOnline(db: Database, { orderId, status, now }: Online): Promise<void> {
  await addFee(db, { orderId, fee: 35 });
  const moment = now.toISOString();
  if (status === 'complete') {
    await sql`update orders set status = 'paid', paid_at = ${moment} where id = ${orderId}`.execute(db);
    await sql`update transactions set status = 'paid', settled_at = ${moment} where order_id = ${orderId}`.execute(db);
  }
  await sql`update transactions set status = ${status} where order_id = ${orderId}`.execute(db);
  await sql`update orders set status = ${status} where id = ${orderId}`.execute(db);
}
