import { payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { getOpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import { listApplicationTasks } from '@move/contract/home/tasks.ts';
import { listProviderRefunds, settleProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { exportJournal } from '@move/contract/reconciliation/reconciliation.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { walletWorld } from '../../../testing/money/wallet-world.ts';

// Payments on top of what an order costs, whose refund the provider refuses (docs/rules/payouts.md#what-counts).

const world = await paymentWorld();
const { call, priced, order, begin, choose, pay, startIn, runJobs, rowsOf, organizationId } = world;
const { holder } = walletWorld(world);

type Placed = Awaited<ReturnType<typeof order>>;

/** The provider reports that a payment was paid, and refuses every refund of it. */
async function payWithoutRefund(reference: string) {
  await choose(reference, 'paid');
  await rowsOf(sql`update test_payments set refunded_in_cents = amount_in_cents where reference = ${reference}`);
  await runJobs();
}

/** An order that was paid by iDEAL, and then by a second payment. */
async function paidTwice() {
  const placed = await order(await priced());
  const second = await begin(placed, 'bancontact');
  await pay(placed);
  await payWithoutRefund(second);
  return placed;
}

/** An order that was paid after its session began. */
async function paidTooLate() {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  await startIn(session, -0.1);
  await payWithoutRefund(reference);
  return placed;
}

const refundsOf = async ({ orderId }: Placed) =>
  (await call(listProviderRefunds, { params: { organizationId, orderId } })).body.provider_refunds;

async function settleAll({ orderId }: Placed, as: 'staff' | 'superadmin' = 'staff') {
  for (const { id } of await refundsOf({ orderId, orderToken: '' })) {
    const params = { organizationId, orderId, providerRefundId: id };
    expect((await call(settleProviderRefund, { as, params, body: { settled_how: 'Overgemaakt' } })).status).toBe(200);
  }
}

/** What the organisation is owed of an order, and the difference of the reconciliation. */
async function owed({ orderId }: Placed) {
  await rowsOf(sql`select write_reconciliations(to_char(now(), 'YYYY-MM'))`);
  const { rows } = await rowsOf(sql<{ owed: number; difference: number }>`
    select coalesce(sum(item.amount_in_cents), 0)::integer as owed,
      (select coalesce(sum(abs(difference_in_cents)), 0) from reconciliations)::integer as difference
    from open_payout_items('2999-01') item join provider_refunds back on item.kind = 'own_refund' and back.id = item.id
      join payments on payments.id = back.payment_id and payments.order_id = ${orderId}`);
  return rows[0];
}

test('a failed refund of a second or late payment is listed with its order until staff settle it', async () => {
  const params = { organizationId };
  const twice = await paidTwice();
  const late = await paidTooLate();
  const listed = async (status: string) => (await call(listOrders, { params, query: { status } })).body;
  const open = async () => (await call(getOpenRefunds, { params })).body.failed;
  const failed = await listed('refund_failed');
  expect(failed.orders).toHaveLength(2);
  expect(failed.orders).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: twice.orderId, failed_refund_in_cents: 0, failed_excess_in_cents: 1_285 }),
      expect.objectContaining({ id: late.orderId, failed_refund_in_cents: 1_250, failed_excess_in_cents: 35 }),
    ]),
  );
  // the amounts of the orders themselves don't change
  expect(failed.totals).toMatchObject({ count: 2, refunded_in_cents: 0, total_price_in_cents: 2_535 });
  expect(await open()).toMatchObject({ orders: 2, amount_in_cents: 2_570 });
  const { tasks } = (await call(listApplicationTasks, { as: 'admin' })).body;
  expect(tasks.find(({ kind }) => kind === 'refund_failed')).toMatchObject({ count: 2 });
  const { order: page } = (await call(getOrder, { params: { ...params, orderId: twice.orderId } })).body;
  expect(page).toMatchObject({ status: 'paid', failed_excess_in_cents: 1_285, refunded_in_cents: 0 });
  await settleAll(twice);
  await settleAll(late);
  expect((await listed('refund_failed')).orders).toEqual([]);
  expect(await open()).toEqual({ orders: 0, amount_in_cents: 0, oldest_at: null });
});

test('a second payment that staff refunded from their own money is owed to the organisation', async () => {
  const placed = await paidTwice();
  expect(await refundsOf(placed)).toMatchObject([{ reason: 'paid_twice', status: 'failed', amount_in_cents: 1_285 }]);
  await settleAll(placed);
  expect(await owed(placed)).toEqual({ owed: 1_285, difference: 0 });
});

test('a payment that came too late is owed to the organisation including its fee', async () => {
  const placed = await paidTooLate();
  expect((await refundsOf(placed)).map((refund) => [refund.reason, refund.status, refund.amount_in_cents])).toEqual(
    expect.arrayContaining([
      ['refund', 'failed', 1_250],
      ['paid_too_much', 'failed', 35],
    ]),
  );
  await settleAll(placed);
  expect(await owed(placed)).toEqual({ owed: 1_285, difference: 0 });
});

test('a second payment that a superadmin refunded is not owed to the organisation', async () => {
  const placed = await paidTwice();
  await settleAll(placed, 'superadmin');
  expect(await owed(placed)).toEqual({ owed: 0, difference: 0 });
});

test('a refund that was given up without a reply is looked up first, and is owed when the provider has no such refund', async () => {
  const placed = await paidTwice();
  await rowsOf(sql`
    update provider_refunds set was_refused = false, attempts = 12, updated_at = now() - interval '2 hours'
    where payment_id in (select id from payments where order_id = ${placed.orderId})`);
  await settleAll(placed);
  expect(await owed(placed)).toEqual({ owed: 0, difference: 0 });
  const [refund] = await refundsOf(placed);
  expect(refund).toMatchObject({ status: 'settled', is_looked_up: true });
  await rowsOf(sql`select queue_refund(${refund?.id ?? 0})`);
  await runJobs();
  expect(await owed(placed)).toEqual({ owed: 1_285, difference: 0 });
});

test('the journal books a second payment that staff refunded as money at the provider, also when moves paid the order', async () => {
  const { user, walletId } = await holder(30);
  const placed = await order(await priced({ cents: 1_000 }));
  const second = await begin(placed);
  const paid = await call(payFromWallet, {
    as: null,
    params: { orderToken: placed.orderToken },
    body: { wallet_id: walletId },
    headers: user.headers,
  });
  expect(paid.status).toBe(201);
  await payWithoutRefund(second);
  await settleAll(placed);
  const month = Temporal.Now.plainDateISO('Europe/Amsterdam').toString().slice(0, 7);
  const journal = await call(exportJournal, {
    as: 'superadmin',
    query: { month },
    headers: { 'accept-language': 'nl' },
  });
  const own = journal.bytes
    .toString('utf8')
    .split('\r\n')
    .filter((line) => line.includes('Door de organisatie zelf terugbetaald'));
  expect(own).toHaveLength(2);
  expect(own.filter((line) => line.includes('1300'))).toHaveLength(1);
});
