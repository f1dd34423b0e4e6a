import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../platform/log/create-log.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { checkPayment } from './check-payment.ts';

const world = await paymentWorld();
const { appPool, ownerPool, rowsOf, config, priced, order, begin, choose, stored } = world;

beforeEach(() => ownerPool.query('delete from graphile_worker._private_jobs'));

/** The queued checks: the number of each check, from 0, and the minutes until it runs. */
async function queuedChecks(): Promise<(readonly [look: number, minutes: number])[]> {
  const { rows } = await ownerPool.query<{ look: number; minutes: number }>(
    `select (payload->>'look')::integer as look, round(extract(epoch from run_at - now()) / 60)::integer as minutes
     from graphile_worker._private_jobs where payload->>'look' is not null order by 1`,
  );
  return rows.map(({ look, minutes }) => [look, minutes] as const);
}
const paymentOf = async (reference: string) => {
  const { rows } = await rowsOf(sql<{ id: number }>`select id from payments where provider_reference = ${reference}`);
  return rows[0]?.id ?? 0;
};
const check = (paymentId: number, number: number) => {
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  return checkPayment({ paymentId, look: number }, context);
};

test('each check of a payment without a report queues the next check, except the last one', async () => {
  const paymentId = await paymentOf(await begin(await order(await priced())));
  expect(await queuedChecks()).toEqual([[0, 5]]);
  await check(paymentId, 0);
  await check(paymentId, 1);
  await check(paymentId, 2);
  expect(await queuedChecks()).toEqual([
    [0, 5],
    [1, 15],
    [2, 40],
    [3, 23 * 60],
  ]);
  await check(paymentId, 3);
  expect(await queuedChecks()).toHaveLength(4);
});

test('a check finds a payment that was not reported; the next check queues no further one', async () => {
  const placed = await order(await priced());
  const reference = await begin(placed);
  const paymentId = await paymentOf(reference);
  await choose(reference, 'paid');
  await ownerPool.query('delete from graphile_worker._private_jobs');
  await check(paymentId, 0);
  expect((await stored(placed)).status).toBe('paid');
  expect(await queuedChecks()).toEqual([[1, 15]]);
  await check(paymentId, 1);
  expect(await queuedChecks()).toEqual([[1, 15]]);
});

test('a check queues the next one before it asks an unreachable provider', async () => {
  const reference = await begin(await order(await priced()));
  const paymentId = await paymentOf(reference);
  await ownerPool.query('delete from graphile_worker._private_jobs');
  await ownerPool.query('alter table test_payments rename to test_payments_away');
  await expect(check(paymentId, 0)).rejects.toThrow('test_payments');
  await ownerPool.query('alter table test_payments_away rename to test_payments');
  expect(await queuedChecks()).toEqual([[1, 15]]);
});
