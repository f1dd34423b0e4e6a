import { removeActivity } from '@move/contract/activities/activities.ts';
import { cancelBooking } from '@move/contract/checkout/order-page.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../testing/money/payment-world.ts';

const world = await paymentWorld();
const { balance, begin, call, choose, expire, mailsTo, order, priced, rowsOf, runJobs, startIn, stored } = world;

const remove = async (params: { organizationId: number; activityId: number }) =>
  expect((await call(removeActivity, { params, query: { force: 1 } })).status).toBe(204);

const completePayment = async (reference: string) => {
  await choose(reference, 'paid');
  await runJobs();
};

test('a payment that was started before its activity was removed is refunded', async () => {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  await remove(session);
  await completePayment(reference);
  expect([await stored(placed), await balance()]).toMatchObject([
    { status: 'refunded', transactions: ['refunded'], people: ['canceled'] },
    { provider: 0, orders: 0 },
  ]);
  const subjects = (await mailsTo('s1@test.example')).map((mail) => mail.subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Je betaling kwam te laat/));
});

test('a second payment of an order is refunded, also when the activity was removed in between', async () => {
  const session = await priced();
  const placed = await order(session);
  const [first, second] = [await begin(placed, 'ideal'), await begin(placed, 'creditcard')];
  await completePayment(first);
  await remove(session);
  await runJobs();
  await completePayment(second);
  const { rows } = await rowsOf(sql<{ refunded: number }>`
    select refunded_in_cents as refunded from test_payments where reference in (${first}, ${second})`);
  expect(rows).toEqual([{ refunded: 1_285 }, { refunded: 1_285 }]);
});

test('an unpaid order of a session that has begun expires after its activity was removed', async () => {
  const session = await priced();
  const placed = await order(session);
  await startIn(session, -1);
  await remove(session);
  await expire(placed);
  expect(await stored(placed)).toMatchObject({ status: 'expired', people: ['canceled'] });
});

test('a session that has begun can’t be canceled by its buyer, also after its activity was removed', async () => {
  const session = await priced();
  const { orderToken } = await order(session);
  await startIn(session, -1);
  await remove(session);
  const { status, errors } = await call(cancelBooking, { as: null, params: { orderToken }, body: {} });
  expect([status, errors]).toEqual([409, { state: ['Dit kan niet meer worden geannuleerd'] }]);
});
