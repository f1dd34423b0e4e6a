import { getBooking } from '@move/contract/checkout/order-page.ts';
import { getOpenRefunds } from '@move/contract/orders/open-refunds.ts';
import {
  exportOrders,
  getOrder,
  listAllOrders,
  listApplicationOrders,
  listOrders,
} from '@move/contract/orders/orders.ts';
import { listParticipants, removeParticipant } from '@move/contract/participants/participants.ts';
import {
  listProviderRefunds,
  retryProviderRefund,
  settleProviderRefund,
} from '@move/contract/payments/provider-refunds.ts';
import { exportPurchases, listPurchases, refundPurchase } from '@move/contract/purchases/purchases.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { listBookings } from '@move/contract/statistics/bookings.ts';
import { getApplicationStatistics, getOrganizationStatistics } from '@move/contract/statistics/statistics.ts';
import { exportTransactions, listTransactions, refundTransaction } from '@move/contract/transactions/transactions.ts';
import { PAYMENT_STATES, paymentStates } from '@move/domain/orders/payment/payment-state.ts';
import { REVENUE_STATUSES } from '@move/domain/statistics/bookings.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { seedProduct } from '../../products/products.seed.ts';

const world = await paymentWorld();
const { call, priced, order, buy, pay, runJobs, mailsTo, rowsOf, organizationId, appPool, newRate } = world;

const subjectsTo = async (number: number) => (await mailsTo(`s${number}@test.example`)).map((mail) => mail.subject);

describe('a refund', () => {
  test('is made through the provider once, also when its job runs again', async () => {
    const session = await priced();
    const placed = await order(session);
    const reference = await pay(placed);
    const { rows } = await rowsOf(
      sql<{ id: number }>`select id from participants where session_id = ${session.sessionId}`,
    );
    await call(removeParticipant, {
      params: { ...session, participantId: rows[0]?.id ?? 0 },
      query: { refund: 'full' },
    });
    const refundStatus = async () =>
      (
        await rowsOf(sql<{ status: string }>`
          select refunds.status from refunds join transactions on transactions.id = transaction_id where order_id = ${placed.orderId}`)
      ).rows[0]?.status;
    expect(await refundStatus()).toBe('pending');
    await runJobs();
    expect(await refundStatus()).toBe('done');
    await rowsOf(sql`update provider_refunds set status = 'pending', provider_reference = null`);
    await rowsOf(sql`select queue_refund(id) from provider_refunds`);
    await runJobs();
    const { rows: provider } = await rowsOf(
      sql<{ refunded: number }>`select refunded_in_cents as refunded from test_payments where reference = ${reference}`,
    );
    expect(provider[0]?.refunded).toBe(1_250);
  });

  test('that the provider refuses fails, and the buyer is mailed', async () => {
    const session = await priced();
    const placed = await order(session);
    const reference = await pay(placed);
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
    await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
    await runJobs();
    const { rows } = await rowsOf(sql<{ status: string; failure: string }>`
      select status, failure from provider_refunds where payment_id in (select id from payments where order_id = ${placed.orderId})`);
    expect(rows).toEqual([{ status: 'failed', failure: 'more than was paid' }]);
    expect(await subjectsTo(1)).toContainEqual(expect.stringMatching(/^Terugbetalen lukte niet/));
  });
});

describe('a failed refund', () => {
  type Failed = { orderId: number; providerRefundId: number; reference: string };

  /** The session was canceled, and the provider refused the refund. */
  async function failed(): Promise<Failed> {
    const session = await priced();
    const placed = await order(session);
    const reference = await pay(placed);
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
    await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
    await runJobs();
    const { body } = await call(listProviderRefunds, { params: { organizationId, orderId: placed.orderId } });
    expect(body.provider_refunds).toMatchObject([{ status: 'failed', amount_in_cents: 1_285 }]);
    return { orderId: placed.orderId, providerRefundId: body.provider_refunds[0]?.id ?? 0, reference };
  }
  const at = ({ orderId, providerRefundId }: Failed) => ({ organizationId, orderId, providerRefundId });
  const statusOf = async ({ orderId }: Failed) =>
    (await call(listProviderRefunds, { params: { organizationId, orderId } })).body.provider_refunds[0]?.status;

  const refundsIn = async ({ orderId }: Failed) => {
    const { timeline } = (await call(getOrder, { params: { organizationId, orderId } })).body.order;
    return timeline.flatMap(({ kind }) => (kind === 'refunded' || kind === 'refund_failed' ? [kind] : []));
  };

  test('is sent again at the request of staff', async () => {
    const refund = await failed();
    expect(await refundsIn(refund)).toEqual(['refund_failed']);
    await rowsOf(sql`update test_payments set status = 'paid' where reference = ${refund.reference}`);
    expect((await call(retryProviderRefund, { params: at(refund) })).status).toBe(200);
    await runJobs();
    expect(await statusOf(refund)).toBe('done');
    expect(await refundsIn(refund)).toEqual(['refunded']);
    expect((await call(retryProviderRefund, { params: at(refund) })).status).toBe(409);
  });

  test('is settled once, with how the money was refunded another way', async () => {
    const refund = await failed();
    const settle = (body: { settled_how: string }) => call(settleProviderRefund, { params: at(refund), body });
    expect((await settle({ settled_how: ' ' })).errors).toHaveProperty('settled_how');
    expect((await settle({ settled_how: 'Contant aan de balie' })).body.provider_refund.status).toBe('settled');
    expect((await settle({ settled_how: 'Nog eens' })).status).toBe(409);
    const { rows } = await rowsOf(sql<{ status: string }>`
      select refunds.status from refunds join transactions on transactions.id = transaction_id
      where order_id = ${refund.orderId}`);
    expect(rows).toEqual([{ status: 'done' }]);
    // the provider still has the money, so a later test that compares payments with orders must not count this payment
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${refund.reference}`);
  });

  test.each([
    ['trainer', 403],
    ['stranger', 404],
    ['strangerAdmin', 404],
  ] as const)('can’t be changed by a %s', async (as, status) => {
    const params = at(await failed());
    expect((await call(retryProviderRefund, { as, params })).status).toBe(status);
    expect((await call(settleProviderRefund, { as, params, body: { settled_how: 'Contant' } })).status).toBe(status);
  });
});

describe('refunds that the buyer does not have yet', async () => {
  const params = { organizationId };
  const refusePayment = (reference: string) =>
    rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
  const amountsOf = (failed: number, refunded: number, pending = 0) => ({
    refunded_in_cents: refunded,
    failed_refund_in_cents: failed,
    pending_refund_in_cents: pending,
    to_hand_over_in_cents: 0,
  });
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

  // an order of € 12.85 for a session that is canceled: € 4 is refunded, and the provider refuses to refund the rest
  const session = await priced();
  const placed = await order(session);
  const reference = await pay(placed);
  const [sold] = (await call(listTransactions, { params, query: { search: `B-${placed.orderId}` } })).body.transactions;
  await call(refundTransaction, {
    params: { ...params, transactionId: sold?.id ?? 0 },
    body: { amount_in_cents: 400 },
  });
  await runJobs();
  await refusePayment(reference);
  await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
  await runJobs();
  const failed = amountsOf(885, 400);
  const search = { search: `B-${placed.orderId}` };

  test.each([
    ['an organisation', 'staff', (query: object) => call(listOrders, { params, query })],
    ['a platform', 'admin', (query: object) => call(listApplicationOrders, { as: 'admin', query })],
    ['all platforms', 'superadmin', (query: object) => call(listAllOrders, { as: 'superadmin', query })],
  ] as const)('don’t count as refunded in any list of orders of %s', async (_of, _as, list) => {
    const { orders, totals } = (await list(search)).body;
    expect(orders).toMatchObject([{ status: 'refunded', ...failed }]);
    expect(totals?.refunded_in_cents).toBe(400);
    expect(ids((await list({ status: 'refund_failed' })).body.orders)).toContain(placed.orderId);
    expect(ids((await list({ status: 'refunded' })).body.orders)).not.toContain(placed.orderId);
    // the kept totals equal the sums of the rows for every filter
    for (const status of [...PAYMENT_STATES, REVENUE_STATUSES.join(',')]) {
      const { body } = await list({ status, itemsPerPage: 250 });
      const wanted = status.split(',');
      const sum = (of: (row: (typeof body.orders)[number]) => number) =>
        body.orders.reduce((all, row) => all + of(row), 0);
      expect(body.orders.every((row) => paymentStates(row).some((state) => wanted.includes(state)))).toBe(true);
      expect([status, body.meta.pagination.total, body.totals]).toMatchObject([
        status,
        body.orders.length,
        { count: body.orders.length, refunded_in_cents: sum((row) => row.refunded_in_cents) },
      ]);
    }
  });

  test('don’t count as refunded in any list of transactions, participants and bookings', async () => {
    const list = async (query: object) => (await call(listTransactions, { params, query })).body;
    const found = await list(search);
    expect([found.transactions, found.totals?.refunded_in_cents]).toMatchObject([[failed], 400]);
    const all = await list({ status: 'refund_failed', itemsPerPage: 250 });
    expect(ids(all.transactions)).toContain(sold?.id);
    expect(all.totals).toMatchObject({
      count: all.transactions.length,
      refunded_in_cents: all.transactions.reduce((sum, row) => sum + row.refunded_in_cents, 0),
      failed_refund_in_cents: all.transactions.reduce((sum, row) => sum + row.failed_refund_in_cents, 0),
    });
    expect(ids((await list({ status: 'refunded,paid' })).transactions)).not.toContain(sold?.id);
    const { bookings } = (await call(listBookings, { params, query: { kind: 'cancellations', itemsPerPage: 250 } }))
      .body;
    expect(bookings.find(({ order_id }) => order_id === placed.orderId)).toMatchObject(failed);
    const { booking } = (await call(getBooking, { as: null, params: { orderToken: placed.orderToken } })).body;
    expect(booking).toMatchObject({ ...failed, lines: [{ refunded_in_cents: 400 }] });
    const page = (await call(getOrder, { params: { ...params, orderId: placed.orderId } })).body.order;
    expect(page).toMatchObject({ ...failed, refundable_in_cents: 0, lines: [failed] });
    for (const endpoint of [exportOrders, exportTransactions]) {
      const [, row] = readSheet((await call(endpoint, { params, query: search })).bytes);
      expect(row).toEqual(expect.arrayContaining(['Terugbetalen mislukt, deels terugbetaald', '4', '8.85']));
    }
  });

  test('of a participant who stays are shown with the participant', async () => {
    const kept = await priced();
    const paid = await order(kept, [7]);
    await refusePayment(await pay(paid));
    const [line] = (await call(listTransactions, { params, query: { search: `B-${paid.orderId}` } })).body.transactions;
    await call(refundTransaction, {
      params: { ...params, transactionId: line?.id ?? 0 },
      body: { amount_in_cents: 300 },
    });
    const payment = async () => (await call(listParticipants, { params: kept })).body.participants[0]?.payment;
    expect(await payment()).toMatchObject({ status: 'partly_refunded', ...amountsOf(0, 300, 300) });
    await runJobs();
    expect(await payment()).toMatchObject({ status: 'partly_refunded', ...amountsOf(300, 0) });
  });

  test('of a purchase are shown and found with it', async () => {
    const rate_id = await newRate(900);
    const productId = await asSystem(appPool, (db) =>
      seedProduct(db, { organization_id: organizationId, name: 'Badmuts', spots: 5, rate_id }),
    );
    const path = { ...params, productId };
    await refusePayment(await pay(await buy(productId)));
    const list = async (query: object = {}) => (await call(listPurchases, { params: path, query })).body.purchases;
    const [bought] = await list();
    await call(refundPurchase, { params: { ...path, purchaseId: bought?.id ?? 0 }, body: {} });
    expect(await list({ status: 'refund_pending' })).toMatchObject([amountsOf(0, 900, 900)]);
    await runJobs();
    expect(await list({ status: 'refund_failed' })).toMatchObject([amountsOf(900, 0)]);
    expect(await list({ status: 'refunded' })).toEqual([]);
    const [, row] = readSheet((await call(exportPurchases, { params: path, query: {} })).bytes);
    expect(row?.[5]).toBe('Terugbetalen mislukt');
  });

  test('are left out of the refunds on a dashboard, and its list agrees', async () => {
    const day = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const days = { dateFrom: day.subtract({ days: 2 }).toString(), dateUntil: day.toString() };
    const query = { ...days, clock: 'platform', isRevenue: '1' } as const;
    const own = (await call(getOrganizationStatistics, { params, query: days })).body.statistics.current.money;
    const orders = (await call(listOrders, { params, query })).body;
    const of = await call(getApplicationStatistics, { as: 'admin', query: days });
    const listed = (await call(listApplicationOrders, { as: 'admin', query })).body;
    const { rows } = await rowsOf(sql<{ cents: number }>`
      select sum(amount_in_cents)::integer as cents from refunds where status <> 'failed' and organization_id = ${organizationId}`);
    expect(own).toMatchObject({ orders: orders.meta.pagination.total, refunded_in_cents: rows[0]?.cents });
    expect(orders.totals).toMatchObject({
      refunded_in_cents: rows[0]?.cents,
      subtotal_price_in_cents: own?.revenue_in_cents,
    });
    expect(of.body.statistics.current.money?.refunded_in_cents).toBe(listed.totals?.refunded_in_cents);
  });

  test('are a task for staff, with the number and amount of the list behind it', async () => {
    const { failed: open } = (await call(getOpenRefunds, { params })).body;
    const { orders, meta } = (await call(listOrders, { params, query: { status: 'refund_failed', itemsPerPage: 250 } }))
      .body;
    expect(open).toMatchObject({
      orders: meta.pagination.total,
      amount_in_cents: orders.reduce((sum, row) => sum + row.failed_refund_in_cents, 0),
    });
    expect(open.orders).toBeGreaterThan(2);
    const { rows } = await rowsOf(
      sql<{ oldest: string }>`select min(booked_at) as oldest from refunds where status = 'failed'`,
    );
    expect(open.oldest_at).toBe(rows[0]?.oldest);
  });
});
