import { removeActivity } from '@move/contract/activities/activities.ts';
import { cancelBooking } from '@move/contract/checkout/order-page.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../testing/money/payment-world.ts';

const world = await paymentWorld();
const { balance, begin, call, choose, expire, mailsTo, order, priced, rowsOf, runJobs, startIn, stored } = world;

const remove = (params: { organizationId: number; activityId: number }) =>
  call(removeActivity, { params, query: { force: 1 } });

const arrive = async (reference: string) => {
  await choose(reference, 'paid');
  await runJobs();
};

test('a payment that was under way when the activity was removed is refunded', async () => {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  expect((await remove(session)).status).toBe(204);
  await arrive(reference);
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
  await arrive(first);
  await remove(session);
  await runJobs();
  await arrive(second);
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

test('the buyer reads why a session that has begun can’t be canceled after its activity was removed', async () => {
  const session = await priced();
  const { orderToken } = await order(session);
  await startIn(session, -1);
  await remove(session);
  const { status, errors } = await call(cancelBooking, { as: null, params: { orderToken }, body: {} });
  expect([status, Object.keys(errors)]).toEqual([409, ['state']]);
});
