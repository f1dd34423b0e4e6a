import { setTimeout as sleep } from 'node:timers/promises';
import { keptOf } from './kit/books.ts';
import { beginPayment, book, type Booked, type Buyer, cancel } from './kit/buyer.ts';
import { callProduct } from './kit/call.ts';
import { countOf, type Field, inParallel, killDuring, type Outcome, spread, untilCount } from './kill.ts';
import { addSessions, PRICE_IN_CENTS, STAFF } from './kit/shop.ts';

const ORDERS = 12;
const AT_ONCE = 6;
const ROOM = 1_000;

type Order = { buyer: Buyer; booked: Booked; reference: string };

const PAID = `select count(*) from orders where id = any ($1) and status = 'paid'`;
const idsOf = (orders: readonly Order[]) => orders.map(({ booked }) => booked.orderId);

/** Adds orders with an open payment at the provider. */
async function beginOrders(field: Field, sessionId: number, { count = ORDERS, people = 1 } = {}): Promise<Order[]> {
  const { cluster, shop, nextNumber } = field;
  const buyers = Array.from({ length: count }, () => ({ number: nextNumber(), port: cluster.port, shop }));
  return inParallel(buyers, AT_ONCE, async (buyer) => {
    const booked = await book(buyer, { sessionId, people });
    const reference = booked && (await beginPayment(buyer, booked, 'ideal'));
    if (!reference) throw new Error('the payment of a drill did not begin');
    return { buyer, booked, reference };
  });
}

async function payAll({ provider, cluster }: Field, orders: readonly Order[]): Promise<void> {
  await inParallel(orders, AT_ONCE, async ({ reference }) => {
    provider.end(reference, 'paid');
    await provider.callWebhook(cluster.port, reference);
  });
}

async function paidOrders(field: Field, sessionId: number, size: { count?: number; people?: number } = {}) {
  const orders = await beginOrders(field, sessionId, size);
  await payAll(field, orders);
  await untilCount(field.cluster, orders.length, PAID, [idsOf(orders)]);
  return orders;
}

/** A drill returns the check to run when all work is done. */
export type Drill = { reached: number[]; all: number; check: () => Promise<string[]> };

/** Kills during webhooks of payments. In the end each order must be paid once, and its people take part. */
export async function killWebhooks(field: Field, kills: number): Promise<Drill> {
  const { cluster, shop, dice, provider } = field;
  const [sessionId = 0] = await addSessions(cluster.db, shop, { count: 1, spots: ROOM });
  const all: Order[] = [];
  const reached: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const orders = await beginOrders(field, sessionId);
    all.push(...orders);
    const act = () =>
      Promise.all(
        orders.map(async ({ reference }) => {
          await sleep(dice.below(150));
          provider.end(reference, 'paid');
          await provider.callWebhook(cluster.port, reference);
          if (dice.chance(0.3)) await provider.callWebhook(cluster.port, reference);
        }),
      );
    const progress = () => countOf(cluster.db, PAID, [idsOf(orders)]);
    reached.push(await killDuring(field, { act, withinMs: 1_500, progress }));
  }
  const check = async () => {
    const paid = await countOf(cluster.db, PAID, [idsOf(all)]);
    return paid === all.length ? [] : [`webhooks: ${paid} of ${all.length} orders are paid`];
  };
  return { reached, all: ORDERS, check };
}

/** Kills while buyers cancel and are refunded. Each must get the price back once, without the service fees. */
export async function killRefunds(field: Field, kills: number): Promise<Drill> {
  const { cluster, shop, dice, provider } = field;
  const [sessionId = 0] = await addSessions(cluster.db, shop, { count: 1, spots: ROOM });
  const all: Order[] = [];
  const reached: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const orders = await paidOrders(field, sessionId);
    all.push(...orders);
    const act = () =>
      Promise.all(
        orders.map(async ({ buyer, booked }) => {
          await sleep(dice.below(150));
          await cancel(buyer, booked);
        }),
      );
    const sent = async () =>
      orders.filter(({ reference }) => (provider.payments.get(reference)?.refunds.length ?? 0) > 0).length;
    reached.push(await killDuring(field, { act, withinMs: 900, progress: sent }));
  }
  const check = async () =>
    all.flatMap(({ reference, booked }) => {
      const payment = provider.payments.get(reference);
      const gone = Math.round(Number(payment?.amount) * 100) - keptOf(payment);
      return gone === PRICE_IN_CENTS ? [] : [`refunds: order ${booked.orderId} got ${gone} cents back`];
    });
  return { reached, all: ORDERS, check };
}

const PEOPLE = 10;
const BIG_ORDERS = 20;

/** Kills while a session of 200 people is canceled. Each buyer must get everything back, once. */
export async function killCancellation(field: Field, kills: number): Promise<Drill> {
  const { cluster, shop, provider } = field;
  const all: Order[] = [];
  const reached: number[] = [];
  const sessions = await addSessions(cluster.db, shop, { count: kills, spots: PEOPLE * BIG_ORDERS });
  for (const sessionId of sessions) {
    const orders = await paidOrders(field, sessionId, { count: BIG_ORDERS, people: PEOPLE });
    all.push(...orders);
    const sent = async () =>
      orders.reduce((sum, { reference }) => sum + (provider.payments.get(reference)?.refunds.length ?? 0), 0);
    const act = () => removeSession(field, sessionId);
    reached.push(await killDuring(field, { act, withinMs: 5_000, progress: sent }));
  }
  const check = async () => {
    const kept = all.filter(({ reference }) => keptOf(provider.payments.get(reference)) !== 0);
    const left = await countOf(
      cluster.db,
      "select count(*) from participants where session_id = any ($1) and status <> 'canceled'",
      [sessions],
    );
    return [
      ...kept.map(({ booked }) => `cancellation: money of order ${booked.orderId} is kept`),
      ...(left === 0 ? [] : [`cancellation: ${left} people still take part`]),
    ];
  };
  return { reached, all: PEOPLE * BIG_ORDERS, check };
}

async function removeSession({ cluster, shop }: Field, sessionId: number): Promise<void> {
  const path = `/v1/admin/organizations/${shop.organizationId}/activities/${shop.activityId}/sessions/${sessionId}?scope=this&force=1`;
  for (let tries = 0; tries < 60; tries += 1) {
    const { status, body } = await callProduct(cluster.port, {
      method: 'DELETE',
      path,
      headers: { authorization: `Bearer ${STAFF}` },
    });
    // 404 means that an earlier try succeeded and its answer was lost
    if (status === 204 || (status === 404 && tries > 0)) return;
    if (status !== 0 && status !== 503) throw new Error(`removing a session: ${status} ${JSON.stringify(body)}`);
    await sleep(250);
  }
  throw new Error('nobody removes the session');
}

export const report = (drill: Drill, faults: string[]): Outcome => ({
  kills: drill.reached.length,
  faults,
  where: spread(drill.reached, drill.all),
});
